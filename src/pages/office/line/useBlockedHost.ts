import { useSyncExternalStore } from 'react'
import { blockedHost, followLine } from '#firebase/connection.ts'

/** The host of the database to which the page's content security policy refuses a connection; `null` unless it does. */
export function useBlockedHost(): string | null {
  return useSyncExternalStore(followLine, blockedHost)
}
