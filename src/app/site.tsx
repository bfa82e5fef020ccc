import { startTransition } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { destinationOf } from '#i18n/addresses.ts'
import { rememberedLanguage, showLanguage } from '#i18n/index.ts'
import { DEFAULT_LANGUAGE, isListed, type Language, languages } from '#i18n/languages.ts'
import { readBuildData } from '#guests/landing/buildData.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { showSiteSettings } from '#guests/shared/siteSettings.ts'
import { keepPrerenderedForms } from '#ui/form/earlyTyping.ts'
import { hasPopovers, openPopovers } from '#ui/popover.ts'
import { retryForever } from '#db/retryForever.ts'
import { App } from './App.tsx'
import { followMissingScripts } from './followMissingScripts.ts'
import { loadPage } from './pages.ts'

/** Hydrates a prerendered page, or renders the owners' pages, which have no HTML. */
export async function start(): Promise<void> {
  if (opensEncodedKey()) return
  const container = document.getElementById('root')
  if (!container) throw new Error('index.html has no #root')
  if (__SETUP_PROBLEMS__.length > 0) {
    await showLanguage(DEFAULT_LANGUAGE)
    createRoot(container).render(<SetupPage problems={__SETUP_PROBLEMS__} />)
    return
  }
  if (!hasPopovers()) openPopovers()
  const path = location.pathname
  followMissingScripts()
  if (container.hasChildNodes()) {
    // A prerendered page hydrates in its own language and date style, however long its files take
    // to load.
    const language = writtenLanguage()
    const [dateStyle] = languages[language].dateStyles
    const [page] = await Promise.all([
      retryForever(() => loadPage(path)),
      retryForever(() => showLanguage(language, dateStyle)),
    ])
    await showSiteSettings(readBuildData()?.settings)
    keepPrerenderedForms()
    // In a transition, which leaves the browser time for a touch while a slow phone hydrates.
    startTransition(() => {
      hydrateRoot(container, <App page={page} isReadable={isReadable(path)} />)
    })
  } else {
    const root = createRoot(container)
    await showLanguage(wantedLanguage()).catch(() =>
      retryForever(() => showLanguage(DEFAULT_LANGUAGE)),
    )
    await renderLate(root, path)
  }
}

/** Opens the page of a link whose hash a mail program has encoded, which would be found nowhere. */
function opensEncodedKey(): boolean {
  const { pathname } = location
  if (!pathname.includes('%23')) return false
  location.replace(pathname.replace('%23', '#'))
  return true
}

/** Whether the HTML of a page shows all of it; a guest's own page is a place for late data. */
function isReadable(path: string): boolean {
  const destination = destinationOf(path)
  return destination.to === 'guests' ? isListed(destination.page) : destination.to === 'nowhere'
}

async function renderLate(root: Root, path: string): Promise<void> {
  root.render(<Loading />)
  const page = await retryForever(() => loadPage(path))
  root.render(<App page={page} />)
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

/** Shown while the owners' pages load. */
function Loading() {
  const { t } = useTranslation()
  return <p className="p-8 text-center">{t('app.loading')}</p>
}
