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
import { type Writes, together } from '#domain/save/writes.ts'
import { type Change, changeRecord } from '#domain/save/change.ts'
import { moment } from '#domain/field/numberField.ts'
import { guideMoments, type VillaTimes } from '#domain/guestPage/moments.ts'
import { holdsNights, type ReservationDraft } from '#domain/stay/reservation.ts'
import { type FirstUse, KEYS_PATH, type SaveContext } from '#domain/settings/settings.ts'
import type { StayDates } from '#domain/stay/stayDates.ts'

const paragraph = () => optional(plainLines(text({ required: true, max: 2000 })))
const photograph = () =>
  optional(text({ kind: 'id', required: true, max: 40, pattern: /^[a-zA-Z]+\/\d+$/ }))

/** The sections of the arrival guide in one language, in the order of use. */
export const guideFields = {
  arrival: paragraph(),
  keys: paragraph(),
  internet: paragraph(),
  heating: paragraph(),
  rubbish: paragraph(),
  emergency: paragraph(),
}

/** A photograph for each section, by folder and number. */
export const guidePhotoFields = {
  arrival: photograph(),
  keys: photograph(),
  internet: photograph(),
  heating: photograph(),
  rubbish: photograph(),
  emergency: photograph(),
}

export const GUIDE_PARTS = namesOf(guideFields)

export type GuidePart = (typeof GUIDE_PARTS)[number]

type GuideTexts = ValuesOf<typeof guideFields>

type GuidePhotos = ValuesOf<typeof guidePhotoFields>

export type Guide = {
  texts: { readonly [language: string]: GuideTexts }
  photos: GuidePhotos
  version: number
}

export type StoredGuide = Guide & { by: string | null }

export type GuideWords = Pick<Guide, 'texts' | 'photos'>

const NO_GUIDE: StoredGuide = { texts: {}, photos: {}, version: 0, by: null }

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
    ([language, value]) => [language, valuesIn(guideFields, value)] as const,
  )
  return {
    texts: Object.fromEntries(texts),
    photos: valuesIn(guidePhotoFields, getField(stored, 'photos')),
    version: version.output,
  }
}

/** Whether the guide is empty in all languages. */
export function isBlank({ texts }: Pick<Guide, 'texts'>): boolean {
  return Object.values(texts).every((parts) => Object.keys(parts).length === 0)
}

/** The stored form of a guide: non-empty texts by language, and photographs. */
function writeGuide({ texts, photos }: GuideWords): object {
  const written = Object.entries(texts).map(
    ([language, parts]) => [language, writeFields(guideFields, parts)] as const,
  )
  return { texts: Object.fromEntries(written), photos: writeFields(guidePhotoFields, photos) }
}

/** The valid fields of a record whose fields are all optional. */
function valuesIn<F extends typeof guideFields | typeof guidePhotoFields>(
  fields: F,
  stored: unknown,
): ValuesOf<F> {
  const read = readFields(fields, stored)
  if ('values' in read) return read.values
  const wrong = new Set<string>(read.wrong)
  const rest = Object.fromEntries(entriesOf(stored).filter(([name]) => !wrong.has(name)))
  const again = readFields(fields, rest)
  return 'values' in again ? again.values : ({} as ValuesOf<F>)
}

/** The writes that delete a page with everything under its key except the review. */
export function pageGoneWrites(key: string): Writes {
  return { [pagePath(key)]: null, [`guestGuides/${key}`]: null }
}

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
  return together(stays.map((stay) => guestGuideWrites(null, stay, next)))
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
    ...together(coming.map((stay) => guestGuideWrites(null, stay, { guide: secret, times }))),
  }
}
