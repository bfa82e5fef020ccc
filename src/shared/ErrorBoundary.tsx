import { Component, Fragment, type ReactNode } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Button } from '#ui/Button.tsx'

type ErrorBoundaryProps = {
  /** What an error replaces: the whole page, or one part of it while the others stay. */
  scope: 'page' | 'part'
  children: ReactNode
}

type ErrorBoundaryState = { broken: boolean; attempt: number }

/** How often a part is rendered anew after a translator has moved its texts. */
const ATTEMPTS = 3

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state = { broken: false, attempt: 0 }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: unknown) {
    // A browser's translation replaces texts, which React then fails to remove
    // (facebook/react#11538): the part is rendered anew, with its drafts.
    const isMoved = error instanceof DOMException && error.name === 'NotFoundError'
    if (isMoved && this.state.attempt < ATTEMPTS)
      this.setState(({ attempt }) => ({ broken: false, attempt: attempt + 1 }))
  }

  override render() {
    if (!this.state.broken)
      return <Fragment key={this.state.attempt}>{this.props.children}</Fragment>
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
