import type { Stay } from '#domain/stay.ts'
import { createStaysCopy } from './staysCopy.ts'
import { followStream } from './stream.ts'

/** The booked stays as last heard, and whether the line they came over still stands. */
export type StaysNews = { stays: readonly Stay[]; connected: boolean }

/**
 * Follows the stays that block the public calendar; records whose dates cannot be read are left out, for a guest can do nothing about them; owners are shown them.
 * `onFailure` is called once when there is no answer for ten seconds; the line is tried again all the same.
 */
export function followStays(onNews: (news: StaysNews) => void, onFailure: () => void): () => void {
  const copy = createStaysCopy()
  const giveNews = (connected: boolean) => onNews({ stays: copy.stays(), connected })
  return followStream('reservations', copy, giveNews, onFailure)
}
