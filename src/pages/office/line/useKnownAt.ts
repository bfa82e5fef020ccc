import { useSyncExternalStore } from 'react'
import { followKnownAt, knownAt, showsKnown } from '#firebase/knownAge.ts'
import { useConnected } from './useConnected.ts'

const never = () => () => {}

/**
 * When this device last heard what it shows without a line, or before the line has brought it anew, in milliseconds since 1970;
 * `null` when all is as the database says it.
 */
export function useKnownAt(): number | null {
  const connected = useConnected()
  const isOld = useShowsKnown() || !connected
  return useSyncExternalStore(isOld ? followKnownAt : never, () => (isOld ? knownAt() : null))
}

/** Whether anything is shown as this device last knew it. */
export function useShowsKnown(): boolean {
  return useSyncExternalStore(followKnownAt, showsKnown)
}
