import { type ComponentType, startTransition, useEffect, useState } from 'react'

const Nothing = () => null

/**
 * A component that loads on its first render and appears as soon as it is loaded, `atOnce` or
 * `inPieces`, a transition that keeps the page responsive; shows `Waiting` or nothing meanwhile.
 * React's own `lazy` delays the content after a fallback by at least 300 ms (`FALLBACK_THROTTLE_MS`
 * in its source). A failing `load` reaches the surrounding error boundary.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType = Nothing,
  drawn: 'inPieces' | 'atOnce' = 'atOnce',
): ComponentType<Props> {
  let Part: ComponentType<Props> | null = null
  let loading: Promise<void> | null = null

  async function loadPart() {
    try {
      Part = await load()
    } finally {
      loading = null
    }
  }

  return function LazyPart(props: Props) {
    const [awaited] = useState(() => Part ?? (loading ??= loadPart()))
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
