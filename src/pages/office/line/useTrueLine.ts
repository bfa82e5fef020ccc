import { useEffect } from 'react'
import { watchLine } from '#firebase/heartbeat.ts'

/** Keeps the connection state correct while the office is open. */
export function useTrueLine(): void {
  useEffect(watchLine, [])
}
