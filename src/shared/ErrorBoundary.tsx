import { Component, Fragment, type ReactNode, useLayoutEffect, useRef } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Button } from '#ui/Button.tsx'

type ErrorBoundaryProps = {
  /** What an error replaces: the whole page, or one part of it while the others stay. */
  scope: 'page' | 'part'
  /** The selector of the prerendered element that stays readable after an error. */
  keeps?: string
  children: ReactNode
}

type ErrorBoundaryState = {
  broken: boolean
  attempt: number
  /** A copy of the page's HTML before the error; empty for a page without any. */
  kept: readonly Node[] | null
}

/** How often a part is rendered again after a translator has moved its texts. */
const ATTEMPTS = 3

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { broken: false, attempt: 0, kept: null }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState) {
    // React removes the elements only after this render.
    if (!state.broken) return { kept: null }
    return { kept: state.kept ?? copyOf(props.keeps) }
  }

  override componentDidCatch(error: unknown) {
    // A browser's translation replaces texts, which React then fails to remove
    // (facebook/react#11538): the part is rendered again, with its drafts.
    const isMoved = error instanceof DOMException && error.name === 'NotFoundError'
    if (isMoved && this.state.attempt < ATTEMPTS)
      this.setState(({ attempt }) => ({ broken: false, attempt: attempt + 1 }))
  }

  override render() {
    if (!this.state.broken)
      return <Fragment key={this.state.attempt}>{this.props.children}</Fragment>
    const { scope } = this.props
    const { kept } = this.state
    const onRetry = () => (scope === 'page' ? location.reload() : this.setState({ broken: false }))
    if (kept && kept.length > 0) return <StillPart nodes={kept} onRetry={onRetry} />
    return scope === 'page' ? <BrokenPage onRetry={onRetry} /> : <BrokenPart onRetry={onRetry} />
  }
}

/** Copies an element with its contents; of the page's root the contents alone. */
function copyOf(selector: string | undefined): readonly Node[] {
  const element = selector === undefined ? null : document.querySelector(selector)
  if (!element) return []
  const copy = element.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return []
  // Without its script a form would put what was typed into the address.
  for (const form of copy.querySelectorAll('form')) form.inert = true
  return copy.id === 'root' ? [...copy.childNodes] : [copy]
}

/** The page's HTML before an error; its links still work. */
function StillPart({ nodes, onRetry }: { nodes: readonly Node[]; onRetry: () => void }) {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.replaceChildren(...nodes), [nodes])
  return (
    <>
      <div ref={place} className="contents" />
      <div
        role="alert"
        className="sticky bottom-0 z-30 flex flex-wrap items-center justify-center gap-3 bg-linen-200 px-4 py-2"
      >
        <p>{t('app.partStill')}</p>
        <Button size="small" onClick={onRetry}>
          {t('app.retry')}
        </Button>
      </div>
    </>
  )
}

function BrokenPage({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <main className="mx-auto max-w-text px-gutter py-section" role="alert">
      <h1 className="text-title">{t('app.crashTitle')}</h1>
      <p className="mt-4 mb-6 text-lead">{t('app.crashText')}</p>
      <Button variant="primary" onClick={onRetry}>
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
