import { useEffect } from 'react'
import { followCaretaker } from '#db/caretaker.ts'
import { followChannels } from '#db/channels.ts'
import { followOwnLetters } from '#db/letters.ts'
import { followPriceLog, followStoredPrices } from '#db/prices.ts'
import { followHeld } from '#db/requests.ts'
import { followPublished, followReviews } from '#db/reviews.ts'

const FOLLOWED = [
  followStoredPrices,
  followPriceLog,
  followOwnLetters,
  followChannels,
  followCaretaker,
  followHeld,
  followReviews,
  followPublished,
]

const nothing = () => {}

/**
 * Prefetches each page's data into the cache, so that every page can be shown offline; the pages
 * reuse it.
 */
export function usePrefetchedPages(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return
    const stops = FOLLOWED.map((follow) => follow(nothing, nothing))
    return () => stops.forEach((stop) => stop())
  }, [isOpen])
}
