import { useEffect, useSyncExternalStore } from 'react'
import { type PublishedReview, readPublishedReviews } from '#domain/reviews/review.ts'
import { createStore, shareSubscription } from '#ui/store.ts'
import { readWritten } from './written.ts'
import { readValue } from '#db/rest.ts'

const NONE: readonly PublishedReview[] = []

const read = createStore<readonly PublishedReview[] | null>(null)
let written: readonly PublishedReview[] | null = null

const hold = shareSubscription(() => {
  const update = () => {
    if (document.visibilityState === 'hidden') return
    // A failed read keeps the earlier ones.
    readPublished().then(read.set, () => {})
  }
  update()
  document.addEventListener('visibilitychange', update)
  return () => document.removeEventListener('visibilitychange', update)
})

/** The published reviews: as last read, else as of the build. */
export function usePublished(): readonly PublishedReview[] {
  useEffect(() => hold(), [])
  return useSyncExternalStore(read.subscribe, () => read.get() ?? ofBuild(), ofBuild)
}

function ofBuild(): readonly PublishedReview[] {
  if (!written || typeof document === 'undefined') {
    const { reviews = null } = readWritten() ?? {}
    written = reviews === null ? NONE : readPublishedReviews(reviews)
  }
  return written
}

/** The published reviews, newest first; rejects without a response. */
async function readPublished(): Promise<PublishedReview[]> {
  return readPublishedReviews(await readValue('publishedReviews'))
}
