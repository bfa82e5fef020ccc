import { type Change, changeRecord } from '#domain/change.ts'
import { together, type Writes } from '#domain/writes.ts'
import { moment } from '#domain/field/numberField.ts'
import { guideMoments } from '#domain/guestPage/moments.ts'
import { pageKey } from '#domain/guestPage/pageKey.ts'
import { readValues, type ValuesOf } from '#domain/record.ts'
import { holdsNights, type ReservationDraft } from '#domain/reservation.ts'
import { type FirstUse, KEYS_PATH } from '#domain/settings/keys.ts'
import type { Stay } from '#domain/stay.ts'
import { type GuideWords, isBlank, writeGuide } from './guide.ts'

/** Where the guide of a guest's page is, `/guestGuides/{key}`, and when it can be read, in milliseconds since 1970. */
export const guestGuideFields = {
  opensAt: moment(),
  closesAt: moment(),
  /** The secret of the guide. */
  guide: pageKey(),
}

type GuestGuideEntry = ValuesOf<typeof guestGuideFields>

/** The path of the entry of a guest's page; exists only for a booked stay's page. */
export function guestGuidePath(key: string): string {
  return `guestGuides/${key}`
}

/** The path of the guide for whoever knows its secret. */
export function guidePath(secret: string): string {
  return `guides/${secret}`
}

/** Parses `/guestGuides/{key}`; `null` if invalid. */
export function readGuestGuideEntry(stored: unknown): GuestGuideEntry | null {
  return readValues(guestGuideFields, stored)
}

/** The entry of a stay's page. */
export function guestGuideOf(stay: Stay, guide: string): GuestGuideEntry {
  return { ...guideMoments(stay), guide }
}

/** The writes that show the guide on a stay's page as a change leaves the stay. */
export function guestGuideWrites(
  was: ReservationDraft | null,
  is: ReservationDraft | null,
  secret: string | undefined,
): Writes {
  const before = placedEntry(was, secret)
  const after = placedEntry(is, secret)
  if (JSON.stringify(before) === JSON.stringify(after)) return {}
  return { ...(before && { [before.path]: null }), ...(after && { [after.path]: after.entry }) }
}

function placedEntry(stay: ReservationDraft | null, secret: string | undefined) {
  if (!stay || stay.guestKey === undefined || secret === undefined || !holdsNights(stay))
    return null
  return { path: guestGuidePath(stay.guestKey), entry: guestGuideOf(stay.stay, secret) }
}

/** The change of the arrival guide, with what guests read of it; the first one is named on the pages of all stays that are not over. */
export function changeGuide(wanted: GuideWords, seen: number, first: FirstUse): Change {
  const stored = writeGuide(wanted)
  return changeRecord({
    path: 'guide',
    version: seen,
    values: stored,
    more: ({ guide }) => ({
      [guidePath(guide ?? first.secret)]: isBlank(wanted) ? null : { ...stored, version: seen + 1 },
      ...(guide === undefined && firstGuideWrites(first)),
    }),
  })
}

function firstGuideWrites({ secret, stays, today }: FirstUse): Writes {
  const coming = stays.filter(({ stay }) => stay.checkOut >= today)
  return {
    [`${KEYS_PATH}/guide`]: secret,
    ...together(coming.map((stay) => guestGuideWrites(null, stay, secret))),
  }
}
