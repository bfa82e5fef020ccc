import { startTransition, useCallback, useEffect, useState } from 'react'

export type Remote<T, E = unknown> =
  | { state: 'loading' }
  | { state: 'ready'; value: T }
  | { state: 'failed'; error: E }

export type Follow<T, E> = (onValue: (value: T) => void, onError: (error: E) => void) => () => void

/**
 * The newest value of a subscription, and `retry` to subscribe again after a failure. `follow` has
 * to be stable (a module's function or memoized), because a new one subscribes again; so has
 * `isLong`, which returns for which values rendering is slow and becomes a transition. By default
 * the first value does.
 */
export function useRemote<T, E>(
  follow: Follow<T, E>,
  isLong: (value: T, before: T | null) => boolean = isFirst,
): [remote: Remote<T, E>, retry: () => void] {
  const [attempt, setAttempt] = useState(0)
  const [remote, setRemote] = useState<Remote<T, E>>({ state: 'loading' })

  useEffect(() => {
    let before: T | null = null
    return follow(
      (value) => {
        const show = () => setRemote({ state: 'ready', value })
        if (isLong(value, before)) startTransition(show)
        else show()
        before = value
      },
      (error) => setRemote({ state: 'failed', error }),
    )
  }, [follow, isLong, attempt])

  const retry = useCallback(() => {
    setRemote({ state: 'loading' })
    setAttempt((count) => count + 1)
  }, [])
  return [remote, retry]
}

function isFirst(_: unknown, before: unknown): boolean {
  return before === null
}

/** For values that the user is waiting for. */
export function neverLong(): boolean {
  return false
}
