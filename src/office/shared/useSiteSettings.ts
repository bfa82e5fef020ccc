import { useStoredSiteSettings } from '#db/stores.ts'
import type { SiteSettings } from '#domain/settings/siteSettings.ts'
import { BUILT_IN_SETTINGS } from '#shared/siteSettings.ts'

/** The owners' settings in the office; the built-in ones until others are stored. */
export function useSiteSettings(): SiteSettings {
  const settings = useStoredSiteSettings()
  return (settings.state === 'ready' && settings.value.values) || BUILT_IN_SETTINGS
}
