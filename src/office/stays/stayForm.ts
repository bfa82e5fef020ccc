import { amountOf, writeAmount } from '#domain/field/amount.ts'
import { addDays, type IsoDate } from '#domain/date.ts'
import type { Problem } from '#domain/field/problem.ts'
import {
  differingFields,
  emptyTexts,
  readTexts,
  showFields,
  type TextsOf,
  getField,
} from '#domain/field/record.ts'
import {
  remainderOf,
  type Reservation,
  type StoredStay,
  TYPED_NAMES,
  typedFields,
  type TypedName,
  type TypedValues,
  valuesOf,
} from '#domain/stay/reservation.ts'
import { isInOrder, isTooLong, overlaps, type StayDates } from '#domain/stay/stayDates.ts'
import { typedDate } from '#domain/field/typedDate.ts'
import { OWNERS_DRAFTS } from '#db/cache.ts'
import { readDraft } from '#ui/form/drafts.ts'
import type { Checked } from '#ui/form/useForm.ts'
import type { StoredRequest } from '#domain/request/request.ts'

/** The texts of the form; `kalan` is `null` until another balance than the difference is typed. */
export type StayTexts = Omit<TextsOf<typeof typedFields>, 'kalan'> & {
  kalan: string | null
  /** How a new stay's deposit was paid; empty while it has not come. */
  depositMethod: string
}

type StayProblems = { [Name in keyof StayTexts]?: Problem }

export const EMPTY_STAY: StayTexts = {
  ...emptyTexts(typedFields),
  kalan: null,
  depositMethod: '',
}

/** What the form is about. */
export type Subject = {
  /** The record to edit; `null` for a new stay. */
  id: string | null
  /** The record as it is stored now; `null` if there is none, or if it was deleted meanwhile. */
  record: StoredStay | null
  /** The texts of an untouched form. */
  texts: StayTexts
  /** Where a new stay comes from: a request's id, picked days, or empty. */
  from: string
  /** The request that the stay accepts. */
  request: StoredRequest | null
}

/** The key of the draft of a new stay, or of the edit of the record `id`. */
export function draftKey(id: string | null): string {
  return id === null ? `${OWNERS_DRAFTS}stay` : `${OWNERS_DRAFTS}stay/${id}`
}

/** How a draft began, which stays with it. */
export type Begun = {
  /** The id of the record that it edits, or that a new stay gets. */
  id: string
  /** Where a new stay came from: a request's id, picked days, or empty. */
  from: string
  /** The version that was edited, and its texts; 0 and `null` for a new stay. */
  version: number
  seen: StayTexts | null
}

/** How the draft under a key began; `null` without a draft. */
export function begunOf(key: string): Begun | null {
  const about = readDraft(key, EMPTY_STAY)?.about
  const [id, from, version, seen] = ['id', 'from', 'version', 'seen'].map((name) =>
    getField(about, name),
  )
  if (typeof id !== 'string' || typeof from !== 'string' || typeof version !== 'number') return null
  return { id, from, version, seen: typeof seen === 'object' ? readSeen(seen) : null }
}

function readSeen(seen: object | null): StayTexts | null {
  if (seen === null) return null
  const texts = new Map<string, unknown>(Object.entries(seen))
  const known = Object.entries(EMPTY_STAY).map(([name, empty]) => {
    const text = texts.get(name)
    return [name, typeof text === 'string' || text === null ? text : empty] as const
  })
  return { ...EMPTY_STAY, ...Object.fromEntries(known) }
}

/** The texts of a stored record; a balance that is not the difference counts as typed. */
export function textsOfRecord(record: StoredStay): StayTexts {
  if (!('dates' in record)) return { ...EMPTY_STAY, ...record.texts }
  const texts = showFields(typedFields, valuesOf(record))
  const follows = record.kalan === remainderOf(record.toplamUcret, record.kapora)
  return { ...texts, kalan: follows ? null : texts.kalan, depositMethod: '' }
}

/** The stay in a form, or its errors by field; `others` are the stays that block nights. */
export function parseStayForm(
  texts: StayTexts,
  others: readonly Reservation[],
): Checked<TypedValues, StayProblems> {
  const read = readTexts(typedFields, storedTexts(texts))
  const problems = { ...stayProblem(texts, others), ...('problems' in read && read.problems) }
  if (Object.keys(problems).length > 0) return { problems }
  return 'value' in read ? { value: read.value } : { problems }
}

const CLOSED_NAMES: readonly TypedName[] = ['musteriAdi', 'girisTarihi', 'cikisTarihi', 'notlar']

/** The fields with a text that closing the days empties. */
export function emptiedNames(texts: StayTexts): TypedName[] {
  if (texts.blocked === '') return []
  return TYPED_NAMES.filter(
    (name) =>
      name !== 'blocked' && !CLOSED_NAMES.includes(name) && !['', '0', null].includes(texts[name]),
  )
}

// Those of hidden fields stay in the form only.
function storedTexts(texts: StayTexts): TextsOf<typeof typedFields> {
  const stored = { ...texts, kalan: shownRemainder(texts) }
  for (const name of emptiedNames(stored)) stored[name] = ''
  return stored
}

function stayProblem(texts: StayTexts, others: readonly Reservation[]): StayProblems {
  const stay = typedStay(texts)
  if (!stay) return {}
  if (!isInOrder(stay)) return { cikisTarihi: { code: 'order' } }
  if (isTooLong(stay)) return { cikisTarihi: { code: 'long' } }
  const [first, ...more] = others.filter((other) => overlaps(stay, other.dates))
  if (!first) return {}
  const problem = { code: 'overlap', others: [first, ...more] } as const
  return first.dates.checkIn <= stay.checkIn ? { girisTarihi: problem } : { cikisTarihi: problem }
}

/** The stay with both typed days, in any order; `null` before both are complete. */
export function typedStay({ girisTarihi, cikisTarihi }: StayTexts): StayDates | null {
  const [checkIn, checkOut] = [typedDate(girisTarihi), typedDate(cikisTarihi)]
  return checkIn && checkOut && { checkIn, checkOut }
}

/** The balance's text: as typed, or the difference once there is a total or a deposit. */
export function shownRemainder({ kalan, toplamUcret, kapora }: StayTexts): string {
  if (kalan !== null) return kalan
  if (toplamUcret.trim() === '' && kapora.trim() === '') return ''
  return writeAmount(remainderOf(amountOf(toplamUcret), amountOf(kapora)))
}

/** Whether a deposit of a guest's stay is typed. */
export function hasDeposit({ kapora, blocked }: StayTexts): boolean {
  return blocked === '' && Math.round(amountOf(kapora)) > 0
}

/** The last day for a deposit that is agreed today, `days` later, at the latest the arrival. */
export function usualDueBy(today: IsoDate, checkIn: IsoDate | null, days: number): IsoDate {
  const usual = addDays(today, days)
  return checkIn && checkIn < usual ? checkIn : usual
}

/** The typed fields in which two forms differ. */
export function differingNames(one: StayTexts, other: StayTexts): TypedName[] {
  const [mine, theirs] = [storedTexts(one), storedTexts(other)]
  return TYPED_NAMES.filter((name) => mine[name] !== theirs[name])
}

/** Whether a record is stored as it was typed, apart from what a save adds. */
export function isStoredAs(texts: StayTexts, record: StoredStay): boolean {
  const read = parseStayForm(texts, [])
  if (!('value' in read && 'dates' in record)) return false
  const stored = valuesOf(record)
  // A save adds a last day for the deposit.
  return differingFields(typedFields, read.value, stored).every((name) => name === 'depositDueBy')
}
