import { startTransition, useCallback, useEffect, useState } from 'react'

export type Remote<T, E = unknown> =
  | { state: 'loading' }
  | { state: 'ready'; value: T }
  | { state: 'failed'; error: E }

export type Follow<T, E> = (onValue: (value: T) => void, onError: (error: E) => void) => () => void

/**
 * The newest value of a subscription, and `retry` to subscribe again after a failure. `follow` has
 * to be stable (a module's function or memoized), because a new one subscribes again. The first
 * value renders as a transition, because it may take long.
 */
export function useRemote<T, E>(follow: Follow<T, E>): [remote: Remote<T, E>, retry: () => void] {
  const [attempt, setAttempt] = useState(0)
  const [remote, setRemote] = useState<Remote<T, E>>({ state: 'loading' })

  useEffect(() => {
    let isFirst = true
    return follow(
      (value) => {
        const show = () => setRemote({ state: 'ready', value })
        if (isFirst) startTransition(show)
        else show()
        isFirst = false
      },
      (error) => setRemote({ state: 'failed', error }),
    )
  }, [follow, attempt])

  const retry = useCallback(() => {
    setRemote({ state: 'loading' })
    setAttempt((count) => count + 1)
  }, [])
  return [remote, retry]
}
