import { useEffect } from 'react'
import { startHeartbeat } from '#db/heartbeat.ts'

/** Keeps the connection state correct while the office is open. */
export function useConnectionCheck(): void {
  useEffect(startHeartbeat, [])
}
