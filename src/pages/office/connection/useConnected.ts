import { useSyncExternalStore } from 'react'
import { followLine, lineState } from '#firebase/connection.ts'

/** Whether the database is connected; assumed until proved otherwise. */
export function useConnected(): boolean {
  return useSyncExternalStore(followLine, lineState) !== 'broken'
}
