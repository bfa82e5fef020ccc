import { type ComponentType, lazy, type ReactElement, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { isOwnersPath, PATHS } from '#i18n/paths.ts'
import { Toasts } from '#ui/Toasts.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { useDocumentLanguage } from './useDocumentLanguage.ts'

const LandingPage = lazyPage(async () => (await import('#pages/LandingPage.tsx')).LandingPage)
const PrivacyPage = lazyPage(async () => (await import('#pages/PrivacyPage.tsx')).PrivacyPage)
const NotFoundPage = lazyPage(async () => (await import('#pages/NotFoundPage.tsx')).NotFoundPage)
const BackOffice = lazyPage(async () => (await import('./BackOffice.tsx')).BackOffice)

/**
 * The whole site. The guests' pages are documents: each address is one, written when the site is built, and links between
 * them are links. Only the owners' pages are an application with a router of its own.
 */
export function App({ path }: { path: string }) {
  const { t } = useTranslation()
  useDocumentLanguage()
  return (
    <ErrorBoundary>
      <Suspense fallback={<p className="p-8 text-center">{t('app.loading')}</p>}>
        {pageAt(path)}
      </Suspense>
      <Toasts closeLabel={t('app.close')} />
    </ErrorBoundary>
  )
}

function pageAt(path: string): ReactElement {
  if (path === PATHS.home.tr || path === PATHS.home.en) return <LandingPage />
  if (path === PATHS.privacy.tr || path === PATHS.privacy.en) return <PrivacyPage />
  if (isOwnersPath(path)) return <BackOffice />
  return <NotFoundPage />
}

function lazyPage(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load() }))
}
