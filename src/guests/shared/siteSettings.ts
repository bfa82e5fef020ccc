import { useSyncExternalStore } from 'react'
import { readSiteSettings, type SiteSettings } from '#domain/settings/siteSettings.ts'
import { BUILT_IN_SETTINGS, showInTexts } from '#shared/siteSettings.ts'
import { createStore } from '#ui/store.ts'

const settings = createStore<SiteSettings>(BUILT_IN_SETTINGS)

/** Shows guests the settings as stored in `/settings/site`, in all texts as well. */
export async function showSiteSettings(stored: unknown): Promise<void> {
  const next = readSiteSettings(stored) ?? BUILT_IN_SETTINGS
  if (JSON.stringify(next) === JSON.stringify(settings.get())) return
  settings.set(next)
  await showInTexts(next)
}

/** The owners' settings on guests' pages: those of the build, or newer ones. */
export function useSiteSettings(): SiteSettings {
  return useSyncExternalStore(settings.subscribe, settings.get, settings.get)
}
