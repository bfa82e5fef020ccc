import { useEffect, useState } from 'react'
import { type GivenGuide, readGivenGuide } from '#db/givenGuide.ts'
import { poll } from '#db/rest.ts'

const INTERVAL_MS = 3 * 60_000

/** The guide of a page, `null` before it has loaded; without a connection the last one. */
export type ReleasedGuide = { given: GivenGuide | null; connected: boolean }

/**
 * The released guide for a page's key, `null` for none: read again after each `update` of the page, when the tab
 * becomes visible, and every few minutes while it is. It is not a subscription, because the rules
 * check an open stream's release time only once.
 */
export function useReleasedGuide(key: string | null, update: string): ReleasedGuide {
  const [given, setGiven] = useState<{ key: string; guide: GivenGuide } | null>(null)
  const [connected, setConnected] = useState(true)
  useEffect(() => {
    if (key === null) return undefined
    return poll(
      () => readGivenGuide(key),
      (guide) => {
        setGiven({ key, guide })
        setConnected(true)
      },
      () => setConnected(false),
      INTERVAL_MS,
    )
  }, [key, update])
  return { given: given !== null && given.key === key ? given.guide : null, connected }
}
