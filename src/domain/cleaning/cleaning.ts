import type { Writes } from '#domain/save/writes.ts'
import { firstName } from '#domain/contact/firstName.ts'
import { addDays, type IsoDate } from '#domain/date.ts'
import { pickedDay } from '#domain/field/dayField.ts'
import { optional } from '#domain/field/field.ts'
import { optionalTrue } from '#domain/field/booleanField.ts'
import { count } from '#domain/field/numberField.ts'
import { plain, plainLines, text } from '#domain/field/textField.ts'
import { getField, readValues, type ValuesOf, writeFields } from '#domain/field/record.ts'
import { entriesOf } from '#domain/field/collection.ts'
import type { Reservation, ReservationDraft } from '#domain/stay/reservation.ts'
import type { StayDates } from '#domain/stay/stayDates.ts'

const DAYS = 14

const LONGEST_NAME = 60

/** A stay on the cleaner's list, `/cleanings/{key}/{stay}`: a first name and the needs of the house, no amounts. */
export const cleaningFields = {
  checkIn: pickedDay(),
  checkOut: pickedDay(),
  /** Empty if the person was removed. */
  guest: plain(text({ max: LONGEST_NAME })),
  /** The time that the guest has announced, HH:mm. */
  arrivalTime: optional(text({ max: 5 })),
  guests: optional(count({ min: 1, max: 20 })),
  cot: optionalTrue(),
  houseNotes: optional(plainLines(text({ max: 500 }))),
}

export type CleaningEntry = ValuesOf<typeof cleaningFields>

/** A day on which a guest leaves or arrives. */
export type CleaningDay = { date: IsoDate; leaves?: CleaningEntry; arrives?: CleaningEntry }

/** The path of the list with a key. */
export function cleaningPath(key: string): string {
  return `cleanings/${key}`
}

/** The entry of a stay; `null` unless its guest comes for sure. */
export function cleaningEntry(stay: ReservationDraft): CleaningEntry | null {
  if (stay.status !== 'booked') return null
  const { arrivalTime, guests, cot, houseNotes } = stay
  return {
    ...stay.dates,
    guest: stay.removed ? '' : firstName(stay.musteriAdi).slice(0, LONGEST_NAME),
    ...(arrivalTime !== undefined && { arrivalTime }),
    ...(guests !== undefined && { guests }),
    ...(cot && { cot }),
    ...(houseNotes !== undefined && { houseNotes }),
  }
}

/** A stay is on the list for this many days after its check-out. */
const DAYS_AFTER = 3

/** The cleaner's list under its key, and the stays on it that ended too long ago. */
export type CleaningList = { key: string; today: IsoDate; ended: readonly string[] }

/** The list with this key as it is stored. */
export function readCleaningList(key: string, stored: unknown, today: IsoDate): CleaningList {
  const ended = entriesOf(stored).flatMap(([id, value]) => {
    const entry = readValues(cleaningFields, value)
    return entry && !isOver(entry, today) ? [] : id
  })
  return { key, today, ended }
}

function isOver({ checkOut }: StayDates, today: IsoDate): boolean {
  return addDays(checkOut, DAYS_AFTER) < today
}

/**
 * The writes that keep a stay on the cleaner's list as a change leaves the stay, and remove those
 * that ended too long ago; none without a list.
 */
export function cleaningWrites(
  id: string,
  was: ReservationDraft | null,
  is: ReservationDraft | null,
  list: CleaningList | undefined,
): Writes {
  if (list === undefined) return {}
  const { key, today, ended } = list
  const [before, after] = [was, is].map((stay) =>
    stay && !isOver(stay.dates, today) ? writtenEntry(stay) : null,
  )
  const isSame = JSON.stringify(before) === JSON.stringify(after)
  const removed = ended.map((each) => [`${cleaningPath(key)}/${each}`, null] as const)
  return {
    ...Object.fromEntries(removed),
    ...(!isSame && { [`${cleaningPath(key)}/${id}`]: after ?? null }),
  }
}

function writtenEntry(stay: ReservationDraft): object | null {
  const entry = cleaningEntry(stay)
  return entry && writeFields(cleaningFields, entry)
}

/** Parses a list, without invalid entries. */
export function readCleaning(stored: unknown): CleaningEntry[] {
  return entriesOf(stored).flatMap(([, value]) => readValues(cleaningFields, value) ?? [])
}

/** The days from `today` for two weeks on which guests leave or arrive. */
export function cleaningDays(entries: readonly CleaningEntry[], today: IsoDate): CleaningDay[] {
  const days = new Map<IsoDate, CleaningDay>()
  const end = addDays(today, DAYS)
  const add = (date: IsoDate, change: Omit<CleaningDay, 'date'>) => {
    if (date >= today && date < end) days.set(date, { ...days.get(date), date, ...change })
  }
  for (const entry of entries) {
    add(entry.checkOut, { leaves: entry })
    add(entry.checkIn, { arrives: entry })
  }
  return [...days.values()].sort((one, other) => (one.date < other.date ? -1 : 1))
}

/** The faults of the stored lists, as sentences: the list of the current key contains every coming stay unchanged. */
export function findCleaningProblems(
  lists: unknown,
  key: string | undefined,
  stays: readonly Reservation[],
  today: IsoDate,
): string[] {
  const others = entriesOf(lists).filter(([each]) => each !== key)
  const problems = others.map(([each]) => `the cleaner's list ${each} has been withdrawn`)
  if (key === undefined) return problems
  const stored = new Map(entriesOf(getField(lists, key)))
  const list = readCleaningList(key, Object.fromEntries(stored), today)
  const expected = stays.flatMap((stay) =>
    Object.entries(cleaningWrites(stay.id, null, stay, { ...list, ended: [] })),
  )
  const isListed = (path: string, entry: unknown) =>
    isEqual(stored.get(path.slice(cleaningPath(key).length + 1)), entry)
  const stayIds = new Set(stays.map(({ id }) => id))
  const strays = [...stored.keys()].filter((id) => !stayIds.has(id))
  return [
    ...problems,
    ...list.ended.map((id) => `${id} has ended, and is on the cleaner's list`),
    ...strays.map((id) => `${id} is on the cleaner's list, and no stay`),
    ...expected
      .filter(([path, entry]) => !isListed(path, entry))
      .map(([path]) => `${path} is not as its stay is`),
  ]
}

function isEqual(stored: unknown, entry: unknown): boolean {
  const read = readValues(cleaningFields, stored)
  return JSON.stringify(read && writeFields(cleaningFields, read)) === JSON.stringify(entry)
}
