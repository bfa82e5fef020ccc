import { startTransition, useCallback, useEffect, useState } from 'react'

export type Loadable<T, E = unknown> =
  | { state: 'loading' }
  | { state: 'ready'; value: T }
  | { state: 'failed'; error: E }

export type Follow<T, E> = (onValue: (value: T) => void, onError: (error: E) => void) => () => void

const LOADING = { state: 'loading' } as const

/**
 * The newest value of a subscription, and `retry` to subscribe again after a failure. `follow` has
 * to be stable (a module's function or memoized), because a new one subscribes again, and until it
 * reports there is no value. The first value renders as a transition, because it may take long.
 */
export function useRemote<T, E>(follow: Follow<T, E>): [remote: Loadable<T, E>, retry: () => void] {
  const [attempt, setAttempt] = useState(0)
  const [reported, setReported] = useState<{ follow: Follow<T, E>; remote: Loadable<T, E> } | null>(
    null,
  )

  useEffect(() => {
    let isFirst = true
    return follow(
      (value) => {
        const show = () => setReported({ follow, remote: { state: 'ready', value } })
        if (isFirst) startTransition(show)
        else show()
        isFirst = false
      },
      (error) => setReported({ follow, remote: { state: 'failed', error } }),
    )
  }, [follow, attempt])

  const retry = useCallback(() => {
    setReported(null)
    setAttempt((count) => count + 1)
  }, [])
  return [reported?.follow === follow ? reported.remote : LOADING, retry]
}
