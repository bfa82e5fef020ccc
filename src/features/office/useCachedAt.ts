import { useSyncExternalStore } from 'react'
import { followKnownAt, knownAt, showsKnown } from '#db/cacheAge.ts'
import { useConnected } from './useConnected.ts'

const never = () => () => {}

/**
 * When the shown data was last cached, in milliseconds since 1970; `null` when all of it is live.
 */
export function useCachedAt(): number | null {
  const isCurrent = useIsCurrent()
  return useSyncExternalStore(isCurrent ? never : followKnownAt, () =>
    isCurrent ? null : knownAt(),
  )
}

/** Whether all shown data is live. */
export function useIsCurrent(): boolean {
  const connected = useConnected()
  return useSyncExternalStore(followKnownAt, () => connected && !showsKnown())
}
