import { type ComponentType, useEffect } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { ErrorBoundary } from '#shared/ErrorBoundary.tsx'
import { Toasts } from '#ui/Toasts.tsx'

/**
 * A page of the site. Guests' pages are documents, each prerendered at its address and connected by
 * plain links; only the owners' pages are an application with a client-side router.
 */
export function App({ page: Page }: { page: ComponentType }) {
  const { t } = useTranslation()
  useDocumentLanguage()
  return (
    <ErrorBoundary scope="page">
      <Page />
      <Toasts closeLabel={t('app.dismiss')} />
    </ErrorBoundary>
  )
}

/** For screen readers, hyphenation and Turkish capitals. */
function useDocumentLanguage(): void {
  const { language } = useTranslation()
  useEffect(() => {
    const { documentElement } = document
    // Setting it computes every style of the page again, even to the same value.
    if (documentElement.lang !== language) documentElement.lang = language
  }, [language])
}
