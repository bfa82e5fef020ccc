import { Component, type ReactNode } from 'react'
import { Translation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'

/** Shows words and a way on instead of a blank page when a screen breaks. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <Translation>
        {(t) => (
          <main className="mx-auto max-w-prose px-gutter py-section" role="alert">
            <h1 className="text-title">{t('app.crashTitle')}</h1>
            <p className="mt-4 mb-6 text-lead">{t('app.crashText')}</p>
            <Button variant="primary" onClick={() => location.reload()}>
              {t('app.retry')}
            </Button>
          </main>
        )}
      </Translation>
    )
  }
}
