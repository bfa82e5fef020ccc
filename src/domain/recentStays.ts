import type { Steps } from '#lib/yieldToMain.ts'
import type { IsoDate } from './date.ts'
import { yearSpan } from './office/figures.ts'
import { readStay, stayFields } from './storedStay.ts'

/** The day on which last season began, in a year: what has ended since is recent. */
export function recentSince(year: number): IsoDate {
  return yearSpan(year - 1).checkIn
}

/** Whether the public half of a record is of a stay that ends on `since` or later, or there is something in it to mend. */
export function isRecent(dates: unknown, since: IsoDate): boolean {
  const read = readStay(dates)
  if ('problem' in read || read.stay.checkOut >= since) return true
  return typeof dates === 'object' && dates !== null && Object.keys(dates).some(isForeign)
}

function isForeign(name: string): boolean {
  return !Object.hasOwn(stayFields, name)
}

/** The key before which no recent record stands, of the public halves by their keys; `null` where nothing can be left out. */
export function* firstRecentKey(
  dates: Iterable<readonly [key: string, dates: unknown]>,
  since: IsoDate,
): Steps<string | null> {
  let first: string | null = null
  for (const [key, each] of dates) {
    yield
    // The database has whole numbers before all other keys.
    if (!isRecent(each, since)) continue
    if (isWholeNumber(key)) return null
    if (first === null || key < first) first = key
  }
  return first
}

/** Whether a key is a whole number, as the database sees it. */
export function isWholeNumber(key: string): boolean {
  return /^-?\d+$/.test(key)
}

/** Whether a key stands at `edge` or after it, in the order of the database. */
export function isFrom(edge: string | null, key: string): boolean {
  return edge === null || (!isWholeNumber(key) && key >= edge)
}
