import { useSyncExternalStore } from 'react'
import { followConnection, connectionState } from '#db/connection.ts'

/** Whether the database is connected; assumed until proved otherwise. */
export function useConnected(): boolean {
  return useSyncExternalStore(followConnection, connectionState) !== 'broken'
}
