import { startTransition, useEffect, useMemo, useState } from 'react'
import type { Feed, Plan, Present } from '#domain/channels/planRow.ts'
import { fetchPart } from '#lib/fetchPart.ts'

/**
 * What a calendar would change in a season, compared again whenever that changes, but not while `frozen`; `null` until it is
 * known. Rejections are for who opened the calendar: the part that compares has been fetched by then.
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
      // Its rows are drawn in pieces, between what an owner types.
      if (!isStale) startTransition(() => setPlan(planned))
    })()
    return () => {
      isStale = true
    }
  }, [feed, now, frozen])

  return plan
}
