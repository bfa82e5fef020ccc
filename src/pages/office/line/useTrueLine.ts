import { useEffect } from 'react'
import { watchLine } from '#firebase/heartbeat.ts'

/** Keeps what is said of the line true while the office is open. */
export function useTrueLine(): void {
  useEffect(watchLine, [])
}
