import { type ComponentType, type ReactElement, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { startAppCheck } from '#db/appCheckToken.ts'
import { destinationOf } from '#i18n/addresses.ts'
import { i18n, withTexts } from '#i18n/index.ts'
import { OFFICE_TEXTS } from '#i18n/officeTexts.ts'
import type { PublicPage } from '#i18n/languages.ts'
import { ErrorBoundary } from '#features/site/ErrorBoundary.tsx'
import { Toasts } from '#ui/Toasts.tsx'
import { withOnHydrated } from '#lib/pageLoad/lazyHydrate.tsx'
import { lazyPart } from '#lib/pageLoad/lazyPart.ts'
import { fetchPart, followGoneParts } from '#lib/fetchPart.ts'
import { lazyComponent } from '#lib/lazyComponent.tsx'
import { toastFailed } from '#ui/toasts.ts'

const LandingPage = lazyPage(
  async () => (await fetchPart(() => import('#features/landing/LandingPage.tsx'))).LandingPage,
)
const PrivacyPage = lazyPage(
  withTexts(
    ['privacy'],
    async () => (await fetchPart(() => import('./PrivacyPage.tsx'))).PrivacyPage,
  ),
)
const StayPage = lazyPage(
  withTexts(
    ['guestPage', 'house'],
    async () => (await fetchPart(() => import('#features/guestPage/StayPage.tsx'))).StayPage,
  ),
)
const CleaningPage = lazyPage(
  withTexts(
    ['cleaning'],
    async () => (await fetchPart(() => import('#features/cleaning/CleaningPage.tsx'))).CleaningPage,
  ),
)
const NotFoundPage = lazyPage(
  async () => (await fetchPart(() => import('./NotFoundPage.tsx'))).NotFoundPage,
)
const BackOffice = lazyComponent(
  withTexts(OFFICE_TEXTS, async () => {
    await startAppCheck()
    return withAwakeMark((await fetchPart(() => import('./BackOffice.tsx'))).BackOffice)
  }),
  Loading,
)

const PUBLIC_PAGES: Record<PublicPage, ReactElement> = {
  home: <LandingPage />,
  privacy: <PrivacyPage />,
  stay: <StayPage />,
  cleaning: <CleaningPage />,
}

/**
 * The whole site. Guests' pages are documents, each prerendered at its address and connected by
 * plain links; only the owners' pages are an application with a client-side router.
 */
export function App({ path }: { path: string }) {
  const { t } = useTranslation()
  useDocumentLanguage()
  useReloadOffer()
  return (
    <ErrorBoundary scope="page">
      <Suspense fallback={<Loading />}>{pageAt(path)}</Suspense>
      <Toasts closeLabel={t('app.dismiss')} />
    </ErrorBoundary>
  )
}

function pageAt(path: string): ReactElement {
  const destination = destinationOf(path)
  switch (destination.to) {
    case 'guests':
      return PUBLIC_PAGES[destination.page]
    case 'owners':
      return <BackOffice />
    case 'nowhere':
      return <NotFoundPage />
  }
}

function Loading() {
  const { t } = useTranslation()
  return <p className="p-8 text-center">{t('app.loading')}</p>
}

/** A prerendered page whose HTML stays until its script has loaded. */
function lazyPage(load: () => Promise<ComponentType>) {
  return lazyPart(
    async () => withAwakeMark(await load()),
    () => document.getElementById('root'),
  )
}

/** A page that sets `html[data-awake]` once it is hydrated. */
function withAwakeMark(Page: ComponentType): ComponentType {
  return withOnHydrated(Page, () => {
    document.documentElement.dataset['awake'] = ''
  })
}

/** For screen readers, hyphenation and Turkish capitals. */
function useDocumentLanguage(): void {
  const { i18n } = useTranslation()
  useEffect(() => {
    document.documentElement.lang = i18n.language
  }, [i18n.language])
}

const partGone = () => i18n.t('app.partGone')
const reload = { label: () => i18n.t('app.reload'), run: () => location.reload() }

/** Offers to reload the page when a chunk is gone; drafts survive that (lib/form/drafts.ts). */
function useReloadOffer(): void {
  useEffect(() => followGoneParts(() => toastFailed(partGone, reload)), [])
}
