import type { Stay } from '#domain/stay.ts'
import { createStaysCopy } from './staysCopy.ts'
import { followStream } from './stream.ts'

export type StaysNews = { stays: readonly Stay[]; connected: boolean }

/**
 * Subscribes to the stays that block the public calendar; omits unreadable records, which only
 * owners can correct. Calls `onFailure` once without a response for ten seconds, and keeps
 * retrying.
 */
export function followStays(onNews: (news: StaysNews) => void, onFailure: () => void): () => void {
  const copy = createStaysCopy()
  const giveNews = (connected: boolean) => onNews({ stays: copy.stays(), connected })
  return followStream('reservations', copy, giveNews, onFailure)
}
