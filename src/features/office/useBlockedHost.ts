import { useSyncExternalStore } from 'react'
import { blockedHost, followConnection } from '#db/connection.ts'

/** The database host that the page's content security policy blocks; `null` unless it does. */
export function useBlockedHost(): string | null {
  return useSyncExternalStore(followConnection, blockedHost)
}
