import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { destinationOf } from '#i18n/addresses.ts'
import { rememberedLanguage, showLanguage } from '#i18n/index.ts'
import { DEFAULT_LANGUAGE, type Language } from '#i18n/languages.ts'
import { persistently } from '#lib/arrival/persistently.ts'
import { App } from './App.tsx'
import { SetupPage } from './SetupPage.tsx'

/** Brings the page to life: the written one where there is one, else one of its own making. */
export async function bringToLife(): Promise<void> {
  const container = document.getElementById('root')
  if (!container) throw new Error('index.html has no #root')
  if (__SETUP_PROBLEMS__.length > 0) {
    await showLanguage(DEFAULT_LANGUAGE)
    createRoot(container).render(<SetupPage problems={__SETUP_PROBLEMS__} />)
    return
  }

  const site = (
    <StrictMode>
      <App path={location.pathname} />
    </StrictMode>
  )
  if (container.hasChildNodes()) {
    // What was written comes alive in the language it was written in, however long its texts take to arrive.
    await persistently(() => showLanguage(writtenLanguage()))
    hydrateRoot(container, site)
  } else {
    const wanted = wantedLanguage()
    await showLanguage(wanted).catch(() => persistently(() => showLanguage(DEFAULT_LANGUAGE)))
    createRoot(container).render(site)
  }
}

/** Not that of `html`: the browser's translation changes it. The page for addresses that lead nowhere is written in the default language. */
function writtenLanguage(): Language {
  const { to, language } = destinationOf(location.pathname)
  return to === 'guests' ? language : DEFAULT_LANGUAGE
}

/** The address's language; for the owners, whose addresses have none, the one they chose last. */
function wantedLanguage(): Language {
  const { to, language } = destinationOf(location.pathname)
  return (to === 'owners' && rememberedLanguage()) || language
}
