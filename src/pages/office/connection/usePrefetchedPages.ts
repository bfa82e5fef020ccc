import { useEffect } from 'react'
import { followCaretaker } from '#firebase/caretaker.ts'
import { followChannels } from '#firebase/channels.ts'
import { followOwnLetters } from '#firebase/letters.ts'
import { followPriceLog, followStoredPrices } from '#firebase/prices.ts'
import { followHeld } from '#firebase/requests.ts'
import { followPublished, followReviews } from '#firebase/reviews.ts'

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
