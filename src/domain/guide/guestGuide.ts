import type { IsoDate } from '#domain/date.ts'
import { count, moment } from '#domain/field/numberField.ts'
import { getField, readValues } from '#domain/field/record.ts'
import { guideMoments } from '#domain/guestPage/moments.ts'
import { pagePath } from '#domain/guestPage/pageKey.ts'
import { type Change, changeRecord, refused } from '#domain/save/change.ts'
import { mergeWrites, type Writes } from '#domain/save/writes.ts'
import type { SaveContext } from '#domain/settings/keys.ts'
import type { ReservationDraft } from '#domain/stay/reservation.ts'
import { type Guide, type GuideWords, isBlank, readGuideTexts, writeGuideTexts } from './guide.ts'

/** The guide on the page of a coming stay, `/guestGuides/{key}`, with `texts`: readable between its two moments, in milliseconds since 1970. */
export const guestGuideFields = {
  opensAt: moment(),
  closesAt: moment(),
  /** The version of the owners' guide. */
  version: count({ min: 1, max: 100_000 }),
}

/** The owners' guide, and the times by which pages show it. */
type GuideContext = Pick<SaveContext, 'guide' | 'times' | 'today'>

/** The path of the guide on a guest's page. */
export function guestGuidePath(key: string): string {
  return `guestGuides/${key}`
}

/** The writes that delete a page with everything under its key except the review; no guest can use the key again. */
export function pageGoneWrites(key: string): Writes {
  return { [pagePath(key)]: null, [guestGuidePath(key)]: null, [`formerKeys/${key}`]: true }
}

/** Parses `/guestGuides/{key}`; `null` if invalid. */
export function readGuestGuide(stored: unknown): Guide | null {
  const values = readValues(guestGuideFields, stored)
  return values && { version: values.version, texts: readGuideTexts(getField(stored, 'texts')) }
}

/** The writes that show the guide on a stay's page as a change leaves the stay. */
export function guestGuideWrites(
  original: ReservationDraft | null,
  next: ReservationDraft | null,
  context: GuideContext,
): Writes {
  const before = guideOnPage(original, context)
  const after = guideOnPage(next, context)
  if (JSON.stringify(before) === JSON.stringify(after)) return {}
  return { ...(before && { [before.path]: null }), ...(after && { [after.path]: after.entry }) }
}

/** The guide on the page of a stay; `null` without a page, after the stay, and without a guide. */
export function guideOnPage(stay: ReservationDraft | null, { guide, times, today }: GuideContext) {
  if (!stay || !isComing(stay, today) || isBlank(guide)) return null
  const texts = writeGuideTexts(guide)
  return {
    path: guestGuidePath(stay.guestKey),
    entry: { ...guideMoments(stay.dates, times), version: guide.version, texts },
  }
}

/** Whether a stay is booked, has a page, and has not ended. */
export function isComing(
  stay: ReservationDraft,
  today: IsoDate,
): stay is ReservationDraft & { guestKey: string } {
  return stay.status === 'booked' && stay.guestKey !== undefined && stay.dates.checkOut >= today
}

/** The writes that show a guide on the pages of all coming stays, or remove a blank one. */
export function guideOnPagesWrites(
  stays: readonly ReservationDraft[],
  context: GuideContext,
): Writes {
  const coming = stays.filter((stay) => isComing(stay, context.today))
  return mergeWrites(
    coming.map((stay) => ({
      [guestGuidePath(stay.guestKey)]: guideOnPage(stay, context)?.entry ?? null,
    })),
  )
}

/** The change of the arrival guide, on the pages of all coming stays. */
export function changeGuide(
  next: GuideWords,
  { version, change }: { version: number; change: string },
  stays: readonly ReservationDraft[],
): Change {
  const guide = { ...next, version: version + 1, by: null }
  return changeRecord({
    path: 'guide',
    version,
    change,
    values: { texts: writeGuideTexts(next) },
    more: (context) => guideOnPagesWrites(stays, { ...context, guide }),
  })
}

/** Shows the stored guide on the pages of all coming stays. */
export function showGuide(stays: readonly ReservationDraft[]): Change {
  return {
    writes: (_by, context) => guideOnPagesWrites(stays, context),
    refusal: () => Promise.resolve(refused()),
  }
}
