import { useEffect, useSyncExternalStore } from 'react'
import { pollValue } from '#db/rest.ts'
import { type Prices, readPrices } from '#domain/prices/prices.ts'
import { type PublishedReview, readPublishedReviews } from '#domain/reviews/review.ts'
import { createStore, shareSubscription } from '#ui/store.ts'
import { type BuildData, readBuildData } from './buildData.ts'

/** A hook for the value at a public path: as last read, else as of the build, else `unread`. */
function publicValue<Value>(
  path: string,
  name: keyof BuildData,
  read: (stored: unknown) => Value & object,
  unread: Value,
): () => Value {
  const latest = createStore<(Value & object) | null>(null)
  let built: { value: Value } | null = null
  const follow = shareSubscription(() => pollValue(path, (stored) => latest.set(read(stored))))

  function ofBuild(): Value {
    if (!built || typeof document === 'undefined') {
      const stored = readBuildData()?.[name] ?? null
      built = { value: stored === null ? unread : read(stored) }
    }
    return built.value
  }

  return function useValue() {
    useEffect(() => follow(), [])
    return useSyncExternalStore(latest.subscribe, () => latest.get() ?? ofBuild(), ofBuild)
  }
}

/** The prices; `null` before they are known. */
export const usePrices = publicValue<Prices | null>('prices', 'prices', readPrices, null)

/** The published reviews. */
export const usePublished = publicValue<readonly PublishedReview[]>(
  'publishedReviews',
  'reviews',
  readPublishedReviews,
  [],
)
