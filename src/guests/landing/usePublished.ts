import { useEffect, useSyncExternalStore } from 'react'
import { type PublishedReview, readPublishedReviews } from '#domain/reviews/review.ts'
import { createStore, shareSubscription } from '#ui/store.ts'
import { readBuildData } from './buildData.ts'
import { readValue } from '#db/rest.ts'

const NONE: readonly PublishedReview[] = []

const latest = createStore<readonly PublishedReview[] | null>(null)
let built: readonly PublishedReview[] | null = null

const follow = shareSubscription(() => {
  const update = () => {
    if (document.visibilityState === 'hidden') return
    readValue('publishedReviews').then(
      (stored) => latest.set(readPublishedReviews(stored)),
      // A failed read keeps the earlier ones.
      () => {},
    )
  }
  update()
  document.addEventListener('visibilitychange', update)
  return () => document.removeEventListener('visibilitychange', update)
})

/** The published reviews: as last read, else as of the build. */
export function usePublished(): readonly PublishedReview[] {
  useEffect(() => follow(), [])
  return useSyncExternalStore(latest.subscribe, () => latest.get() ?? ofBuild(), ofBuild)
}

function ofBuild(): readonly PublishedReview[] {
  if (!built || typeof document === 'undefined') {
    const { reviews = null } = readBuildData() ?? {}
    built = reviews === null ? NONE : readPublishedReviews(reviews)
  }
  return built
}
