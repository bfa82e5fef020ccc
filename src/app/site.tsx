import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { rememberedLanguage, showLanguage } from '#i18n/index.ts'
import { languageOf } from '#i18n/paths.ts'
import { persistently } from '#lib/persistently.ts'
import { App } from './App.tsx'
import { SetupPage } from './SetupPage.tsx'

/** Brings the page to life: the written one where there is one, else one of its own making. */
export async function bringToLife(): Promise<void> {
  const container = document.getElementById('root')
  if (!container) throw new Error('index.html has no #root')
  if (__SETUP_PROBLEMS__.length > 0) {
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
    const written = document.documentElement.lang === 'en' ? 'en' : 'tr'
    await persistently(() => showLanguage(written))
    hydrateRoot(container, site)
  } else {
    const wanted = languageOf(location.pathname) ?? rememberedLanguage() ?? 'tr'
    await showLanguage(wanted).catch(() => showLanguage('tr'))
    createRoot(container).render(site)
  }
}
