import { type ComponentType, startTransition, useEffect, useState } from 'react'

const Nothing = () => null

/**
 * A component that is fetched when it is first drawn, and drawn as soon as it is here, `atOnce` or `inPieces`, between which the
 * page can be used; `Waiting`, else nothing, stands in its place meanwhile. What React's own `lazy` has once left empty it fills
 * 300 ms later at the soonest (`FALLBACK_THROTTLE_MS` in its source). A `load` that fails breaks the part of the page that it
 * stands in.
 */
export function late<Props extends object>(
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
