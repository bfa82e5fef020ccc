import { type Change, writeOver } from '#domain/save/change.ts'
import { together, type Writes } from '#domain/save/writes.ts'
import { KEYS_PATH } from '#domain/settings/settings.ts'
import { addDays, type IsoDate } from '#domain/date.ts'
import { pickedDay } from '#domain/field/dayField.ts'
import { optional } from '#domain/field/field.ts'
import { mark } from '#domain/field/markField.ts'
import { count } from '#domain/field/numberField.ts'
import { plain, plainLines, text } from '#domain/field/textField.ts'
import { readValues, type ValuesOf, writeFields } from '#domain/field/record.ts'
import { entriesOf } from '#domain/field/collection.ts'
import type { Reservation, ReservationDraft } from '#domain/stay/reservation.ts'

const DAYS = 14

/** A stay on the cleaner's list, `/cleanings/{key}/{stay}`: a first name and the needs of the house, no amounts. */
export const cleaningFields = {
  checkIn: pickedDay(),
  checkOut: pickedDay(),
  /** Empty if the person was removed. */
  guest: plain(text({ max: 60 })),
  /** The time that the guest has announced, HH:mm. */
  arrivalTime: optional(text({ max: 5 })),
  guests: optional(count({ min: 1, max: 20 })),
  cot: mark(),
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
    guest: stay.removed ? '' : firstName(stay.musteriAdi),
    ...(arrivalTime !== undefined && { arrivalTime }),
    ...(guests !== undefined && { guests }),
    ...(cot && { cot }),
    ...(houseNotes !== undefined && { houseNotes }),
  }
}

function firstName(name: string): string {
  return (name.trim().split(/\s+/)[0] ?? '').slice(0, 60)
}

/** The writes that keep a stay on the cleaner's list as a change leaves the stay; none without a list. */
export function cleaningWrites(
  id: string,
  was: ReservationDraft | null,
  is: ReservationDraft | null,
  key: string | undefined,
): Writes {
  if (key === undefined) return {}
  const [before, after] = [was, is].map((stay) => stay && writtenEntry(stay))
  if (JSON.stringify(before) === JSON.stringify(after)) return {}
  return { [`${cleaningPath(key)}/${id}`]: after ?? null }
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

type CleaningKey = {
  /** `null` withdraws the list. */
  key: string | null
  former: string | undefined
  stays: readonly Reservation[]
  today: IsoDate
}

/** The change of the list's key: the stays that are not over come under the new one, and the former list goes. */
export function changeCleaningKey({ key, former, stays, today }: CleaningKey): Change {
  const coming = stays.filter(({ dates }) => dates.checkOut >= today)
  return writeOver({
    [`${KEYS_PATH}/cleaning`]: key,
    ...(former !== undefined && { [cleaningPath(former)]: null }),
    ...(key !== null && together(coming.map((stay) => cleaningWrites(stay.id, null, stay, key)))),
  })
}
