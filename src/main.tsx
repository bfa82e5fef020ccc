import './index.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from '#app/App.tsx'
import { SetupPage } from '#app/SetupPage.tsx'
import { rememberedLanguage, showLanguage } from '#i18n/index.ts'
import { languageOf } from '#i18n/paths.ts'

void start()

async function start() {
  const container = document.getElementById('root')
  if (!container) throw new Error('index.html has no #root')
  await showLanguage(languageOf(location.pathname) ?? rememberedLanguage() ?? 'tr')

  if (__SETUP_PROBLEMS__.length > 0) {
    createRoot(container).render(<SetupPage problems={__SETUP_PROBLEMS__} />)
    return
  }
  const site = (
    <StrictMode>
      <App path={location.pathname} />
    </StrictMode>
  )
  if (container.hasChildNodes()) hydrateRoot(container, site)
  else createRoot(container).render(site)
}
