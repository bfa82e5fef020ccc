import { useCallback } from 'react'
import type { Failure } from '#domain/failure.ts'
import type { Unsubscribe } from '#db/database.ts'
import { useRemote } from '#lib/remote.ts'

/**
 * The stored value for `id`, live; `undefined` while loading, `null` when it is missing or there is
 * no id.
 */
export function useFollowed<Value>(
  follow: (
    id: string,
    onValue: (value: Value) => void,
    onFailure: (failure: Failure) => void,
  ) => Unsubscribe,
  id: string | null,
): Value | null | undefined {
  const followIt = useCallback(
    (onValue: (value: Value | null) => void, onFailure: (failure: Failure) => void) => {
      if (id !== null) return follow(id, onValue, onFailure)
      onValue(null)
      return () => {}
    },
    [follow, id],
  )
  const [remote] = useRemote(followIt)
  if (remote.state === 'loading') return undefined
  return remote.state === 'ready' ? remote.value : null
}
