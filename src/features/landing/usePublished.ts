import { useEffect, useSyncExternalStore } from 'react'
import type { PublishedReview } from '#domain/reviews/review.ts'
import { createStore, shareSubscription } from '#lib/store.ts'
import { readPublished } from '#db/guestReview.ts'

const NONE: readonly PublishedReview[] = []

// Two separately hydrated parts show reviews from one read.
const known = createStore<readonly PublishedReview[] | null>(null)

const hold = shareSubscription(() => {
  read()
  document.addEventListener('visibilitychange', read)
  return () => document.removeEventListener('visibilitychange', read)
})

/**
 * The published reviews, `null` before they load. Reads them when a part that shows them is `near`
 * the viewport, and again when the tab becomes visible; a failed read keeps the earlier ones.
 */
export function usePublished(near: boolean): readonly PublishedReview[] | null {
  useEffect(() => (near ? hold() : undefined), [near])
  return useSyncExternalStore(known.subscribe, known.get, () => null)
}

function read() {
  if (document.visibilityState === 'hidden') return
  readPublished().then(known.set, () => known.set(known.get() ?? NONE))
}
