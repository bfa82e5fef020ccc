import { useEffect, useSyncExternalStore } from 'react'
import type { PublishedReview } from '#domain/reviews/review.ts'
import { readPublished } from '#db/guestReview.ts'

const NONE: readonly PublishedReview[] = []

// Two separately hydrated parts show reviews from one read.
const watchers = new Set<() => void>()
let known: readonly PublishedReview[] | null = null
let holders = 0

/**
 * The published reviews, `null` before they load. Reads them when a part that shows them is `near`
 * the viewport, and again when the tab becomes visible; a failed read keeps the earlier ones.
 */
export function usePublished(near: boolean): readonly PublishedReview[] | null {
  useEffect(() => (near ? hold() : undefined), [near])
  return useSyncExternalStore(
    watch,
    () => known,
    () => null,
  )
}

function hold(): () => void {
  if (holders === 0) {
    read()
    document.addEventListener('visibilitychange', read)
  }
  holders += 1
  return () => {
    holders -= 1
    if (holders === 0) document.removeEventListener('visibilitychange', read)
  }
}

function read() {
  if (document.visibilityState === 'hidden') return
  readPublished().then(emit, () => emit(known ?? NONE))
}

function emit(reviews: readonly PublishedReview[]) {
  known = reviews
  for (const watcher of watchers) watcher()
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}
