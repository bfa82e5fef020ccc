import { startTransition, useEffect, useMemo, useState } from 'react'
import type { Feed, Plan, Present } from '#domain/channels/planRow.ts'
import { fetchPart } from '#lib/fetchPart.ts'

/**
 * The changes that a calendar would make, recomputed when the season changes unless `frozen`;
 * `null` until the first result. The comparing code is loaded when the calendar is opened, which
 * handles rejections.
 */
export function usePlan(feed: Feed, present: Present, frozen: boolean): Plan | null {
  const [plan, setPlan] = useState<Plan | null>(null)
  const { season, cancelled, held, channels, site, today } = present
  const now = useMemo(
    () => ({ season, cancelled, held, channels, site, today }),
    [season, cancelled, held, channels, site, today],
  )

  useEffect(() => {
    if (frozen) return
    let isStale = false
    void (async () => {
      const { planFeed } = await fetchPart(() => import('./readFeed.ts'))
      const planned = await planFeed(feed, now)
      // A transition, so that rendering the rows does not block typing.
      if (!isStale) startTransition(() => setPlan(planned))
    })()
    return () => {
      isStale = true
    }
  }, [feed, now, frozen])

  return plan
}
