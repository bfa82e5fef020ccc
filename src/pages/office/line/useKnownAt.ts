import { useSyncExternalStore } from 'react'
import { followKnownAt, knownAt, showsKnown } from '#firebase/knownAge.ts'
import { useConnected } from './useConnected.ts'

const never = () => () => {}

/**
 * When this device last heard what it shows without a line, or before the line has brought it anew, in milliseconds since 1970;
 * `null` when all is as the database says it.
 */
export function useKnownAt(): number | null {
  const isCurrent = useIsCurrent()
  return useSyncExternalStore(isCurrent ? never : followKnownAt, () =>
    isCurrent ? null : knownAt(),
  )
}

/** Whether all that is shown is as the database says it now. */
export function useIsCurrent(): boolean {
  const connected = useConnected()
  return useSyncExternalStore(followKnownAt, () => connected && !showsKnown())
}
