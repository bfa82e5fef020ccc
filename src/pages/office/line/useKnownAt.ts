import { useSyncExternalStore } from 'react'
import { followKnownAt, knownAt } from '#firebase/knownAge.ts'
import { useConnected } from './useConnected.ts'

const never = () => () => {}

/** When this device last heard what it shows without a line, in milliseconds since 1970; `null` with one, or when it shows nothing. */
export function useKnownAt(): number | null {
  const connected = useConnected()
  return useSyncExternalStore(connected ? never : followKnownAt, () =>
    connected ? null : knownAt(),
  )
}
