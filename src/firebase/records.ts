import * as v from 'valibot'
import { parseDate } from '#domain/date.ts'
import type { Reservation, UnreadableRecord } from '#domain/reservation.ts'
import { isInOrder, type Stay } from '#domain/stay.ts'

const datesSchema = v.object({ girisTarihi: v.string(), cikisTarihi: v.string() })

const detailsSchema = v.object({
  musteriAdi: v.string(),
  kapora: v.number(),
  kalan: v.number(),
  toplamUcret: v.number(),
  notlar: v.string(),
})

// The site before this one stored whatever its form held: amounts as text, or nothing at all.
const amount = v.pipe(
  v.optional(v.union([v.number(), v.string()]), 0),
  v.transform(Number),
  v.transform((value) => (Number.isFinite(value) ? value : 0)),
)
const olderDetailsSchema = v.object({
  musteriAdi: v.string(),
  kapora: amount,
  kalan: amount,
  toplamUcret: amount,
  notlar: v.optional(v.string(), ''),
})

/** What `/reservations/{id}` says, or why it says nothing. */
export type ReadStay = { stay: Stay } | { problem: UnreadableRecord['problem'] }

/** Reads the public half of a record: two dates, each in one of the three stored forms, in order. */
export function readStay(stored: unknown): ReadStay {
  const dates = v.safeParse(datesSchema, stored)
  if (!dates.success) return { problem: 'dates' }
  const checkIn = parseDate(dates.output.girisTarihi)
  const checkOut = parseDate(dates.output.cikisTarihi)
  if (!checkIn || !checkOut) return { problem: 'dates' }
  const stay = { checkIn, checkOut }
  return isInOrder(stay) ? { stay } : { problem: 'order' }
}

/** A whole record read: `older` when all seven fields stand in the public half, as the site before this one stored them. */
export type ReadReservation =
  | { reservation: Reservation; older: boolean }
  | { unreadable: UnreadableRecord }

/** Reads both halves of a record; one that cannot be read comes back with its reason and its text, never dropped. */
export function readReservation(id: string, dates: unknown, details: unknown): ReadReservation {
  const unreadable = (problem: UnreadableRecord['problem']) => ({
    unreadable: { id, problem, stored: describeStored(dates, details) },
  })
  const read = readStay(dates)
  if ('problem' in read) return unreadable(read.problem)
  const current = v.safeParse(detailsSchema, details)
  if (current.success) {
    return { reservation: { id, stay: read.stay, ...current.output }, older: false }
  }
  const older = v.safeParse(olderDetailsSchema, dates)
  if (older.success) return { reservation: { id, stay: read.stay, ...older.output }, older: true }
  return unreadable('details')
}

/** The child values of a stored collection by id; nothing stored is an empty one. */
export function entriesOf(collection: unknown): [id: string, value: unknown][] {
  const record = v.safeParse(v.record(v.string(), v.unknown()), collection)
  return record.success ? Object.entries(record.output) : []
}

function describeStored(dates: unknown, details: unknown): string {
  return JSON.stringify(details === undefined ? dates : [dates, details])
}
