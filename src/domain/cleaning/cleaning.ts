import { addDays, type IsoDate, parseDate } from '#domain/date.ts'
import { optional } from '#domain/field/field.ts'
import { mark } from '#domain/field/markField.ts'
import { count } from '#domain/field/numberField.ts'
import { plain, plainLines, text } from '#domain/field/textField.ts'
import { readFields, valueOf, type ValuesOf, writeFields } from '#domain/record.ts'
import type { Reservation } from '#domain/reservation.ts'
import { countNights } from '#domain/stay.ts'

const DAYS = 14

/** A day on which a guest leaves or arrives: first names and the needs of the house, no amounts. */
const cleaningFields = {
  leaves: optional(plain(text({ max: 60 }))),
  arrives: optional(plain(text({ max: 60 }))),
  /** The time that the arriving guest has announced, HH:mm. */
  at: optional(text({ max: 5 })),
  nights: optional(count({ min: 1, max: 366 })),
  people: optional(count({ min: 1, max: 20 })),
  cot: mark(),
  notes: optional(plainLines(text({ max: 500 }))),
}

export type CleaningDay = { date: IsoDate } & ValuesOf<typeof cleaningFields>

/** The changes of guests from `today` for two weeks, for the person who cleans. */
export function cleaningDays(stays: readonly Reservation[], today: IsoDate): CleaningDay[] {
  const days = new Map<IsoDate, CleaningDay>()
  const end = addDays(today, DAYS)
  const note = (date: IsoDate, said: Omit<CleaningDay, 'date'>) => {
    if (date >= today && date < end) days.set(date, { ...days.get(date), date, ...said })
  }
  for (const { stay, blocked, musteriAdi, guests, arrivalTime, cot, houseNotes } of stays) {
    if (blocked) continue
    const name = firstName(musteriAdi)
    note(stay.checkOut, { leaves: name })
    note(stay.checkIn, {
      arrives: name,
      nights: countNights(stay),
      ...(arrivalTime !== undefined && { at: arrivalTime }),
      ...(guests !== undefined && { people: guests }),
      ...(cot && { cot }),
      ...(houseNotes !== undefined && { notes: houseNotes }),
    })
  }
  return [...days.values()].toSorted((one, other) => (one.date < other.date ? -1 : 1))
}

function firstName(name: string): string {
  return (name.trim().split(/\s+/)[0] ?? '').slice(0, 60)
}

/** The path of the list with a key. */
export function cleaningPath(key: string): string {
  return `cleanings/${key}`
}

/** The list as it is stored, by day. */
export function writeCleaning(days: readonly CleaningDay[]) {
  return Object.fromEntries(
    days.map(({ date, ...day }) => [date, writeFields(cleaningFields, day)]),
  )
}

/** Parses a stored list, without invalid days; `null` where there is none. */
export function readCleaning(stored: unknown): CleaningDay[] | null {
  if (typeof valueOf(stored, 'at') !== 'number') return null
  return Object.entries(valueOf(stored, 'days') ?? {}).flatMap(([key, value]): CleaningDay[] => {
    const date = parseDate(key)
    const read = readFields(cleaningFields, value)
    return date && 'values' in read ? [{ date, ...read.values }] : []
  })
}
