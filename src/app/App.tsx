import { type ComponentType, StrictMode, useEffect } from 'react'
import { pollValue } from '#db/rest.ts'
import { destinationOf } from '#i18n/addresses.ts'
import { currentLanguage, showLanguage } from '#i18n/index.ts'
import { TranslationProvider, useTranslation } from '#i18n/useTranslation.ts'
import { ErrorBoundary } from '#shared/ErrorBoundary.tsx'
import { latePart } from '#guests/shared/latePart.ts'
import { showSiteSettings } from '#guests/shared/siteSettings.ts'
import { hasPopovers } from '#ui/popover.ts'
import { Toasts } from '#ui/Toasts.tsx'

type AppProps = {
  page: ComponentType
  /** Whether its HTML shows all of it already, and an error may not replace that. */
  isReadable?: boolean
}

/**
 * A page of the site. Guests' pages are documents, each prerendered at its address and connected by
 * plain links; only the owners' pages are an application with a client-side router. Prerendering and
 * hydration need the same components, or ids differ (`useId`).
 */
export function App(props: AppProps) {
  return (
    <StrictMode>
      <TranslationProvider>
        <WholePage {...props} />
      </TranslationProvider>
    </StrictMode>
  )
}

function WholePage({ page: Page, isReadable = false }: AppProps) {
  const { t } = useTranslation()
  useDocumentLanguage()
  return (
    <>
      <ErrorBoundary scope="page" {...(isReadable && { keeps: '#root' })}>
        <Page />
        <Toasts closeLabel={t('app.dismiss')} />
      </ErrorBoundary>
      <AfterFirstRender />
    </>
  )
}

/**
 * Marks `html` as hydrated, and repeats a click that came before that. What makes a page differ from its HTML begins once all of it
 * is hydrated.
 */
function AfterFirstRender() {
  useEffect(() => {
    const { dataset } = document.documentElement
    if (dataset['hydrated'] !== undefined) return
    dataset['hydrated'] = ''
    const early: unknown = Reflect.get(globalThis, 'earlyClick')
    const control = early instanceof Element ? early.closest<HTMLElement>('button') : null
    // A link has worked already, and so has a button with a popover.
    const hasWorked = control?.hasAttribute('popovertarget') === true && hasPopovers()
    if (!hasWorked) control?.click()
    if (latePart.get() !== 'prerendered') return followChanges()
    const stop = latePart.subscribe(() => {
      stop()
      followChanges()
    })
  }, [])
  return null
}

function followChanges(): void {
  // The texts are loaded, so that only the dates change, if the reader's style is another.
  void showLanguage(currentLanguage())
  // The owners' settings may be newer than the build's.
  if (destinationOf(location.pathname).to === 'guests')
    pollValue('settings/site', (stored) => void showSiteSettings(stored))
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
