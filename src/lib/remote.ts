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
 * Give a stable `follow` (a module's function or a memoised one): a new one subscribes anew; and a stable `isLong`, which says of
 * which values much has to be drawn: that is done in pieces, between which the page can be used. Unless it says otherwise, the first
 * one may bring a whole room.
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

/** For what is all that is waited for. */
export function neverLong(): boolean {
  return false
}
