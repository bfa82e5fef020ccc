import { type ComponentType, startTransition, useEffect, useState } from 'react'

const Nothing = () => null

/**
 * React's own `lazy` delays the content after a fallback by 300 ms (`FALLBACK_THROTTLE_MS`).
 * `inPieces` renders as a transition; a failing `load` reaches the surrounding error boundary.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType = Nothing,
  drawn: 'inPieces' | 'atOnce' = 'atOnce',
): ComponentType<Props> {
  let Part: ComponentType<Props> | null = null
  let loading: Promise<void> | null = null

  async function bring() {
    try {
      Part = await load()
    } finally {
      loading = null
    }
  }

  return function Late(props: Props) {
    const [awaited] = useState(() => Part ?? (loading ??= bring()))
    const [failure, setFailure] = useState<{ error: unknown } | null>(null)
    const [, redraw] = useState(false)
    useEffect(() => {
      if (awaited instanceof Promise)
        awaited.then(
          () => (drawn === 'atOnce' ? redraw(true) : startTransition(() => redraw(true))),
          (error: unknown) => setFailure({ error }),
        )
    }, [awaited])
    if (failure) throw failure.error
    return Part ? <Part {...props} /> : <Waiting />
  }
}
