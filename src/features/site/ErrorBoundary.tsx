import { Component, type ReactNode } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Button } from '#ui/Button.tsx'

type ErrorBoundaryProps = {
  /** What an error replaces: the whole page, or one part of it while the others stay. */
  scope: 'page' | 'part'
  children: ReactNode
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return this.props.scope === 'page' ? (
      <BrokenPage />
    ) : (
      <BrokenPart onRetry={() => this.setState({ broken: false })} />
    )
  }
}

function BrokenPage() {
  const { t } = useTranslation()
  return (
    <main className="mx-auto max-w-text px-gutter py-section" role="alert">
      <h1 className="text-title">{t('app.crashTitle')}</h1>
      <p className="mt-4 mb-6 text-lead">{t('app.crashText')}</p>
      <Button variant="primary" onClick={() => location.reload()}>
        {t('app.retry')}
      </Button>
    </main>
  )
}

function BrokenPart({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <div className="mx-auto max-w-text px-gutter py-12 text-center" role="alert">
      <p className="mb-4">{t('app.partCrashed')}</p>
      <Button onClick={onRetry}>{t('app.retry')}</Button>
    </div>
  )
}
