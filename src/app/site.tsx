import { type ComponentType, startTransition, StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { destinationOf } from '#i18n/addresses.ts'
import { setHydrating } from '#i18n/dateStyle.ts'
import { rememberedLanguage, showFacts, showLanguage, showReadersDates } from '#i18n/index.ts'
import { DEFAULT_LANGUAGE, type Language } from '#i18n/languages.ts'
import { readBuildData } from '#guests/landing/buildData.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { fetchPart } from '#ui/fetchPart.ts'
import { retryForever } from '#db/retryForever.ts'
import { App } from './App.tsx'
import { loadPage } from './pages.ts'

/** Hydrates a prerendered page, or renders the owners' pages, which have no HTML. */
export async function start(): Promise<void> {
  const container = document.getElementById('root')
  if (!container) throw new Error('index.html has no #root')
  if (__SETUP_PROBLEMS__.length > 0) {
    await showLanguage(DEFAULT_LANGUAGE)
    createRoot(container).render(<SetupPage problems={__SETUP_PROBLEMS__} />)
    return
  }
  const path = location.pathname
  if (container.hasChildNodes()) {
    // A prerendered page hydrates in its own language, however long its files take to load.
    // First, because a page loads its texts in the language in use.
    await retryForever(() => showLanguage(writtenLanguage()))
    const page = await retryForever(() => loadPage(path))
    await showFacts(readBuildData()?.facts ?? {})
    setHydrating(true)
    // In a transition, which leaves the browser time for a touch while a slow phone hydrates.
    startTransition(() => void hydrateRoot(container, siteWith(page)))
  } else {
    const root = createRoot(container)
    await showLanguage(wantedLanguage()).catch(() =>
      retryForever(() => showLanguage(DEFAULT_LANGUAGE)),
    )
    await renderLate(root, path)
  }
}

async function renderLate(root: Root, path: string): Promise<void> {
  root.render(<Loading />)
  root.render(siteWith(await retryForever(() => loadPage(path))))
}

function siteWith(page: ComponentType) {
  return (
    <StrictMode>
      <App page={page} />
      <AfterFirstRender />
    </StrictMode>
  )
}

/**
 * Marks `html` as hydrated, repeats a click that came before that, and begins to follow what would make a page differ from its
 * HTML.
 */
function AfterFirstRender() {
  useEffect(() => {
    const { dataset } = document.documentElement
    if (dataset['hydrated'] !== undefined) return
    dataset['hydrated'] = ''
    void showReadersDates()
    const early: unknown = Reflect.get(globalThis, 'earlyClick')
    const control = early instanceof Element ? early.closest<HTMLElement>('button') : null
    // A link has worked already, and so has a button with a popover.
    if (control && !control.hasAttribute('popovertarget')) control.click()
    if (destinationOf(location.pathname).to === 'guests') followFacts()
  }, [])
  return null
}

/** Reads the owners' facts, which may be newer than the build's. */
function followFacts(): void {
  fetchPart(() => import('./followSiteFacts.ts')).then(
    ({ followSiteFacts }) => followSiteFacts(),
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

/** Shown while the owners' pages load. */
function Loading() {
  const { t } = useTranslation()
  return <p className="p-8 text-center">{t('app.loading')}</p>
}
