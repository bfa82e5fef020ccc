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

/** A record as the site before this one stored it, all seven fields in the public half, whatever day its dates name. */
export type OlderRecord = {
  dates: v.InferOutput<typeof datesSchema>
  details: v.InferOutput<typeof detailsSchema>
}

/** Reads a record of the older layout; anything else is `null`, and so are dates that are no text: the rules let none be kept. */
export function readOlder(stored: unknown): OlderRecord | null {
  const dates = v.safeParse(datesSchema, stored)
  const details = v.safeParse(olderDetailsSchema, stored)
  return dates.success && details.success ? { dates: dates.output, details: details.output } : null
}

/** A whole record read, or why it cannot be; `older` is what is to be moved out of the public half, readable or not. */
export type ReadReservation = ({ reservation: Reservation } | { unreadable: UnreadableRecord }) & {
  older: OlderRecord | null
}

/** Reads both halves of a record; one that cannot be read comes back with its reason and its text, never dropped. */
export function readReservation(id: string, dates: unknown, details: unknown): ReadReservation {
  const current = v.safeParse(detailsSchema, details)
  const older = current.success ? null : readOlder(dates)
  const unreadable = (problem: UnreadableRecord['problem']) => ({
    unreadable: { id, problem, stored: describeStored(dates, details) },
    older,
  })
  const read = readStay(dates)
  if ('problem' in read) return unreadable(read.problem)
  const known = current.success ? current.output : older?.details
  return known ? { reservation: { id, stay: read.stay, ...known }, older } : unreadable('details')
}

/** The child values of a stored collection by id; nothing stored is an empty one. */
export function entriesOf(collection: unknown): [id: string, value: unknown][] {
  const record = v.safeParse(v.record(v.string(), v.unknown()), collection)
  return record.success ? Object.entries(record.output) : []
}

function describeStored(dates: unknown, details: unknown): string {
  return JSON.stringify(details === undefined ? dates : [dates, details])
}
