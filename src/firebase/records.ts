import * as v from 'valibot'
import {
  type Reservation,
  readDetails,
  readReservation,
  type ReservationDetails,
  type UnreadableRecord,
} from '#domain/reservation.ts'
import { readStay } from '#domain/storedStay.ts'

// The site before this one stored whatever its form held: amounts as text, or nothing at all.
const amount = v.pipe(
  v.optional(v.union([v.number(), v.string()]), 0),
  v.transform(Number),
  v.transform((value) => (Number.isFinite(value) ? value : 0)),
)
const olderSchema = v.object({
  dates: v.object({ girisTarihi: v.string(), cikisTarihi: v.string() }),
  details: v.object({
    musteriAdi: v.string(),
    kapora: amount,
    kalan: amount,
    toplamUcret: amount,
    notlar: v.optional(v.string(), ''),
  }),
})

/** A record as the site before this one stored it, all seven fields in the public half, whatever day its dates name. */
export type OlderRecord = {
  dates: v.InferOutput<typeof olderSchema>['dates']
  details: ReservationDetails
}

/** Reads a record of the older layout; anything else is `null`, and so are dates that are no text: the rules let none be kept. */
export function readOlder(stored: unknown): OlderRecord | null {
  const read = v.safeParse(olderSchema, { dates: stored, details: stored })
  return read.success ? read.output : null
}

/** A whole record read, or why it cannot be; `older` is what is to be moved out of the public half, readable or not. */
export type ReadRecord = ({ reservation: Reservation } | { unreadable: UnreadableRecord }) & {
  older: OlderRecord | null
}

/** Reads a record in this layout or the older one. */
export function readRecord(id: string, dates: unknown, details: unknown): ReadRecord {
  const read = readReservation(id, dates, details)
  const older = 'wrong' in readDetails(details) ? readOlder(dates) : null
  if ('reservation' in read || !older) return { ...read, older }
  const stay = readStay(dates)
  return 'stay' in stay
    ? { reservation: { id, stay: stay.stay, ...older.details }, older }
    : { unreadable: { ...read.unreadable, ...stay }, older }
}

/** The child values of a stored collection by id; nothing stored is an empty one. */
export function entriesOf(collection: unknown): [id: string, value: unknown][] {
  const record = v.safeParse(v.record(v.string(), v.unknown()), collection)
  return record.success ? Object.entries(record.output) : []
}
