import { startTransition, useCallback, useEffect, useState } from 'react'

/** A value that comes from elsewhere: on its way, here, or not to be had. */
export type Remote<T, E = unknown> =
  | { state: 'loading' }
  | { state: 'ready'; value: T }
  | { state: 'failed'; error: E }

/** Follows something that calls back with each new value; returns how to stop. */
export type Follow<T, E> = (onValue: (value: T) => void, onError: (error: E) => void) => () => void

/**
 * The newest value of a subscription, and `retry` to subscribe again after a failure.
 * Give a stable `follow` (a module's function or a memoised one): a new one subscribes anew. The first value is drawn `inPieces`,
 * between which the page can be used, for it may bring a whole room; or `atOnce`, where that is all that is waited for.
 */
export function useRemote<T, E>(
  follow: Follow<T, E>,
  first: 'inPieces' | 'atOnce' = 'inPieces',
): [remote: Remote<T, E>, retry: () => void] {
  const [attempt, setAttempt] = useState(0)
  const [remote, setRemote] = useState<Remote<T, E>>({ state: 'loading' })

  useEffect(() => {
    let isFirst = true
    return follow(
      (value) => {
        const show = () => setRemote({ state: 'ready', value })
        if (isFirst && first === 'inPieces') startTransition(show)
        else show()
        isFirst = false
      },
      (error) => setRemote({ state: 'failed', error }),
    )
  }, [follow, first, attempt])

  const retry = useCallback(() => {
    setRemote({ state: 'loading' })
    setAttempt((count) => count + 1)
  }, [])
  return [remote, retry]
}
