import { useEffect, useState } from 'react'
import { type OwnState, readOwnState } from '#db/ownRequest.ts'
import { poll } from '#db/rest.ts'

const INTERVAL_MS = 60_000

/** What became of the request with a key, read each minute; `null` without a key or an answer. */
export function useOwnState(key: string | undefined): OwnState | null {
  const [read, setRead] = useState<{ key: string; state: OwnState } | null>(null)
  useEffect(() => {
    if (key === undefined) return undefined
    return poll(
      () => readOwnState(key),
      (state) => setRead({ key, state }),
      () => {},
      INTERVAL_MS,
    )
  }, [key])
  return read?.key === key ? (read?.state ?? null) : null
}
