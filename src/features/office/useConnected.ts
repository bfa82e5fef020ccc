import { useSyncExternalStore } from 'react'
import { followLine, lineState } from '#db/connection.ts'

/** Whether the database is connected; assumed until proved otherwise. */
export function useConnected(): boolean {
  return useSyncExternalStore(followLine, lineState) !== 'broken'
}
