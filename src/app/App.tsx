import { type ComponentType, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorBoundary } from '#shared/ErrorBoundary.tsx'
import { i18n } from '#i18n/index.ts'
import { followGoneParts } from '#ui/fetchPart.ts'
import { Toasts, toastFailed } from '#ui/Toasts.tsx'

/**
 * A page of the site. Guests' pages are documents, each prerendered at its address and connected by
 * plain links; only the owners' pages are an application with a client-side router.
 */
export function App({ page: Page }: { page: ComponentType }) {
  const { t } = useTranslation()
  useDocumentLanguage()
  useReloadOffer()
  return (
    <ErrorBoundary scope="page">
      <Page />
      <Toasts closeLabel={t('app.dismiss')} />
    </ErrorBoundary>
  )
}

/** For screen readers, hyphenation and Turkish capitals. */
function useDocumentLanguage(): void {
  const { i18n } = useTranslation()
  useEffect(() => {
    const { documentElement } = document
    // Setting it computes every style of the page again, even to the same value.
    if (documentElement.lang !== i18n.language) documentElement.lang = i18n.language
  }, [i18n.language])
}

const partGone = () => i18n.t('app.partGone')
const reload = { label: () => i18n.t('app.reload'), run: () => location.reload() }

/** Offers to reload the page when a chunk is gone; drafts survive that (ui/form/drafts.ts). */
function useReloadOffer(): void {
  useEffect(() => followGoneParts(() => toastFailed(partGone, reload)), [])
}
