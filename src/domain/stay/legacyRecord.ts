import {
  readDetails,
  readReservation,
  type Reservation,
  type UnreadableRecord,
  type detailFields,
  type ReservationDetails,
} from './reservation.ts'
import { readStayDates, type stayDateFields } from './stayDates.ts'
import { readAmount } from '#domain/field/amount.ts'
import { entriesOf } from '#domain/field/collection.ts'
import { getField } from '#domain/field/record.ts'

/** `isLegacy` is true for a record with seven fields in the public half. */
export type ReadRecord = ({ reservation: Reservation } | { unreadable: UnreadableRecord }) & {
  isLegacy: boolean
}

/** Parses a record in the current or the seven-field layout. */
export function readRecord(id: string, dates: unknown, details: unknown): ReadRecord {
  const read = readReservation(id, dates, details)
  // Only for invalid records, because parsing ten thousand twice is slow.
  const legacy = 'unreadable' in read && 'wrong' in readDetails(details) ? readLegacy(dates) : null
  if ('reservation' in read || !legacy) return { ...read, isLegacy: legacy !== null }
  const stay = readStayDates(dates)
  return 'dates' in stay
    ? {
        reservation: { id, version: 0, dates: stay.dates, ...legacy, status: 'booked' },
        isLegacy: true,
      }
    : { unreadable: { ...read.unreadable, ...stay }, isLegacy: true }
}

/** Parses all stays of `/reservations` and `/reservationDetails`. */
export function readStays(dates: unknown, details: unknown): ReadRecord[] {
  const [shown, hidden] = [new Map(entriesOf(dates)), new Map(entriesOf(details))]
  return [...new Set([...shown.keys(), ...hidden.keys()])].map((id) =>
    readRecord(id, shown.get(id), hidden.get(id)),
  )
}

const DATES = ['girisTarihi', 'cikisTarihi'] as const satisfies (keyof typeof stayDateFields)[]
const TEXTS = ['musteriAdi', 'notlar'] as const satisfies (keyof typeof detailFields)[]
const AMOUNTS = ['toplamUcret', 'kapora', 'kalan'] as const satisfies (keyof typeof detailFields)[]
const KNOWN: readonly string[] = [...DATES, ...TEXTS, ...AMOUNTS]

/**
 * Parses the private half of a seven-field record, which has everything in the public one; `null` if it
 * has only two dates, or is no record. Unknown fields and amounts that are no number become lines of the notes.
 */
export function readLegacy(stored: unknown): ReservationDetails | null {
  const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : []
  const [first] = entries.filter(([name]) => !DATES.some((date) => date === name))
  if (!first) return null

  const textOf = (name: string) => asText(getField(stored, name))
  const amountIn = (name: string) => readStoredAmount(getField(stored, name))
  const unread = entries
    .filter(([name]) => !KNOWN.includes(name) || isUnreadAmount(name))
    .map(([name, value]) => `${name}: ${asText(value)}`)
  return {
    musteriAdi: textOf('musteriAdi'),
    toplamUcret: amountIn('toplamUcret') ?? 0,
    kapora: amountIn('kapora') ?? 0,
    kalan: amountIn('kalan') ?? 0,
    notlar: [textOf('notlar'), ...unread].filter((text) => text !== '').join('\n'),
  }

  function isUnreadAmount(name: string) {
    return (
      AMOUNTS.some((amount) => amount === name) && textOf(name) !== '' && amountIn(name) === null
    )
  }
}

function readStoredAmount(value: unknown): number | null {
  return typeof value === 'number' ? value : readAmount(asText(value))
}

function asText(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
