import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { destinationOf } from '#i18n/addresses.ts'
import { rememberedLanguage, showLanguage, showOwnWords } from '#i18n/index.ts'
import { DEFAULT_LANGUAGE, type Language, type PublicPage } from '#i18n/languages.ts'
import { type OwnWords, WRITTEN_WORDS } from '#i18n/ownWords.ts'
import { fetchPart } from '#lib/fetchPart.ts'
import { firstMove } from '#lib/pageLoad/layOutLater.ts'
import { retryForever } from '#lib/pageLoad/retryForever.ts'
import { App } from './App.tsx'
import { useTranslation } from '#i18n/useTranslation.ts'

/** Hydrates the prerendered page, or renders a page without one. */
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
    // A prerendered page hydrates in its own language, however long the texts take to load.
    await retryForever(() => showLanguage(writtenLanguage()))
    const words = document.getElementById(WRITTEN_WORDS)
    if (words) await showOwnWords(JSON.parse(words.textContent) as OwnWords)
    hydrateRoot(container, site)
  } else {
    const wanted = wantedLanguage()
    await showLanguage(wanted).catch(() => retryForever(() => showLanguage(DEFAULT_LANGUAGE)))
    createRoot(container).render(site)
  }
  const destination = destinationOf(location.pathname)
  if (destination.to === 'guests') void followWords(destination.page)
}

/** Reads the owners' words; the first view of the landing page has those of the build. */
async function followWords(page: PublicPage) {
  if (page === 'home') await firstMove()
  fetchPart(() => import('./followOwnWords.ts')).then(
    ({ followOwnWords }) => followOwnWords(),
    () => {},
  )
}

/** Not the `lang` of `html`, which browser translation changes. */
function writtenLanguage(): Language {
  const { to, language } = destinationOf(location.pathname)
  return to === 'guests' ? language : DEFAULT_LANGUAGE
}

/** The address's language; for the owners, whose addresses have none, the last chosen one. */
function wantedLanguage(): Language {
  const { to, language } = destinationOf(location.pathname)
  return (to === 'owners' && rememberedLanguage()) || language
}

/** Lists missing or malformed settings for the owner who sets up the site. */
function SetupPage({ problems }: { problems: readonly string[] }) {
  const { t } = useTranslation()
  return (
    <main className="mx-auto max-w-text px-gutter py-section" role="alert">
      <h1 className="text-title">{t('app.setupTitle')}</h1>
      <p className="mt-4 text-lead">{t('app.setupText')}</p>
      <ul className="mt-4 list-disc pl-6 font-mono text-sm">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </main>
  )
}
