import * as v from 'valibot'
import { optional } from '#domain/field/field.ts'
import { plainLines, text } from '#domain/field/textField.ts'
import {
  namesOf,
  readFields,
  type ValuesOf,
  getField,
  writeFields,
  readValues,
} from '#domain/field/record.ts'
import { entriesOf } from '#domain/field/collection.ts'
import { pagePath, pageKey } from '#domain/guestPage/pageKey.ts'
import { type Writes, mergeWrites } from '#domain/save/writes.ts'
import { type Change, changeRecord } from '#domain/save/change.ts'
import { moment } from '#domain/field/numberField.ts'
import { guideMoments, type VillaTimes } from '#domain/guestPage/moments.ts'
import { holdsNights, type ReservationDraft } from '#domain/stay/reservation.ts'
import { type FirstUse, KEYS_PATH, type SaveContext } from '#domain/settings/keys.ts'
import type { StayDates } from '#domain/stay/stayDates.ts'

const paragraph = () => optional(plainLines(text({ required: true, max: 2000 })))

/** The sections of the arrival guide in one language, in the order of use. */
export const guideFields = {
  arrival: paragraph(),
  keys: paragraph(),
  internet: paragraph(),
  heating: paragraph(),
  rubbish: paragraph(),
  emergency: paragraph(),
}

export const GUIDE_PARTS = namesOf(guideFields)

export type GuidePart = (typeof GUIDE_PARTS)[number]

type GuideTexts = ValuesOf<typeof guideFields>

export type Guide = {
  texts: { readonly [language: string]: GuideTexts }
  version: number
}

export type StoredGuide = Guide & { by: string | null }

export type GuideWords = Pick<Guide, 'texts'>

const NO_GUIDE: StoredGuide = { texts: {}, version: 0, by: null }

/** Parses `/guide`, without invalid sections. */
export function readGuide(stored: unknown): StoredGuide {
  const guide = readGuestGuide(stored)
  const by = getField(stored, 'by')
  return guide ? { ...guide, by: typeof by === 'string' ? by : null } : NO_GUIDE
}

/** Parses the guide that guests read; `null` if invalid. */
export function readGuestGuide(stored: unknown): Guide | null {
  const version = v.safeParse(v.number(), getField(stored, 'version'))
  if (!version.success) return null
  const texts = entriesOf(getField(stored, 'texts')).map(
    ([language, value]) => [language, sectionsIn(value)] as const,
  )
  return {
    texts: Object.fromEntries(texts),
    version: version.output,
  }
}

/** Whether the guide is empty in all languages. */
export function isBlank({ texts }: GuideWords): boolean {
  return Object.values(texts).every((parts) => Object.keys(parts).length === 0)
}

/** The stored form of a guide: non-empty texts by language. */
function writeGuide({ texts }: GuideWords): object {
  const written = Object.entries(texts).map(
    ([language, parts]) => [language, writeFields(guideFields, parts)] as const,
  )
  return { texts: Object.fromEntries(written) }
}

/** The valid sections of a guide in one language. */
function sectionsIn(stored: unknown): GuideTexts {
  const read = readFields(guideFields, stored)
  if ('values' in read) return read.values
  const wrong = new Set<string>(read.wrong)
  const rest = Object.fromEntries(entriesOf(stored).filter(([name]) => !wrong.has(name)))
  return readValues(guideFields, rest) ?? {}
}

/** The writes that delete a page with everything under its key except the review. */
export function pageGoneWrites(key: string): Writes {
  return { [pagePath(key)]: null, [`guestGuides/${key}`]: null }
}

/** The place of a guest's guide, `/guestGuides/{key}`, and the time from which it is readable, in milliseconds since 1970. */
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

/** The path of the guide that its secret opens. */
export function guidePath(secret: string): string {
  return `guides/${secret}`
}

/** Parses `/guestGuides/{key}`; `null` if invalid. */
export function readGuestGuideEntry(stored: unknown): GuestGuideEntry | null {
  return readValues(guestGuideFields, stored)
}

/** The entry of a stay's page. */
export function guestGuideOf(stay: StayDates, guide: string, times: VillaTimes): GuestGuideEntry {
  return { ...guideMoments(stay, times), guide }
}

/** The writes that show the guide on a stay's page as a change leaves the stay. */
export function guestGuideWrites(
  was: ReservationDraft | null,
  is: ReservationDraft | null,
  context: Pick<SaveContext, 'guide' | 'times'>,
): Writes {
  const before = placedEntry(was, context)
  const after = placedEntry(is, context)
  if (JSON.stringify(before) === JSON.stringify(after)) return {}
  return { ...(before && { [before.path]: null }), ...(after && { [after.path]: after.entry }) }
}

function placedEntry(
  stay: ReservationDraft | null,
  { guide, times }: Pick<SaveContext, 'guide' | 'times'>,
) {
  if (!stay || stay.guestKey === undefined || guide === undefined || !holdsNights(stay)) return null
  return { path: guestGuidePath(stay.guestKey), entry: guestGuideOf(stay.dates, guide, times) }
}

/** The writes that show the guide on all pages until another check-out hour. */
export function guideHourWrites(
  stays: readonly ReservationDraft[],
  checkOutBy: string,
  context: Pick<SaveContext, 'guide' | 'times'>,
): Writes {
  const next = { ...context, times: { ...context.times, checkOutBy } }
  return mergeWrites(stays.map((stay) => guestGuideWrites(null, stay, next)))
}

/** The change of the arrival guide, with what guests read of it; the first one is named on the pages of all stays that are not over. */
export function changeGuide(
  next: GuideWords,
  { version, change }: { version: number; change: string },
  first: FirstUse,
): Change {
  const stored = writeGuide(next)
  return changeRecord({
    path: 'guide',
    version,
    change,
    values: stored,
    more: ({ guide, times }) => ({
      [guidePath(guide ?? first.secret)]: isBlank(next)
        ? null
        : { ...stored, version: version + 1 },
      ...(guide === undefined && firstGuideWrites(first, times)),
    }),
  })
}

function firstGuideWrites({ secret, stays, today }: FirstUse, times: VillaTimes): Writes {
  const coming = stays.filter(({ dates }) => dates.checkOut >= today)
  return {
    [`${KEYS_PATH}/guide`]: secret,
    ...mergeWrites(coming.map((stay) => guestGuideWrites(null, stay, { guide: secret, times }))),
  }
}
