import { useEffect, useState } from 'react'
import { followSteadyConnection } from '#firebase/connection.ts'

const PATIENCE_MS = 1_500

/** Whether the database can be reached; assumed until proved otherwise. */
export function useConnected(): boolean {
  const [connected, setConnected] = useState(true)
  useEffect(() => followSteadyConnection(setConnected, PATIENCE_MS), [])
  return connected
}
