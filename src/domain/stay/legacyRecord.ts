import * as v from 'valibot'
import {
  readDetails,
  readReservation,
  type Reservation,
  type UnreadableRecord,
  detailFields,
  type ReservationDetails,
  type reservationFields,
} from './reservation.ts'
import { readStayDates, type stayDateFields } from './stayDates.ts'
import { readAmount, writeAmount } from '#domain/field/amount.ts'
import { entriesOf } from '#domain/field/collection.ts'
import { type NameOf, getField } from '#domain/field/record.ts'

/** `legacy` is set for a record to be moved out of the public half, valid or not. */
export type ReadRecord = ({ reservation: Reservation } | { unreadable: UnreadableRecord }) & {
  legacy: LegacyRecord | null
}

/** Parses a record in the current or the seven-field layout. */
export function readRecord(id: string, dates: unknown, details: unknown): ReadRecord {
  const read = readReservation(id, dates, details)
  // Only for invalid records, because parsing ten thousand twice is slow.
  const legacy = 'unreadable' in read && 'wrong' in readDetails(details) ? readLegacy(dates) : null
  if ('reservation' in read || !legacy) return { ...read, legacy }
  const stay = readStayDates(dates)
  return 'dates' in stay
    ? {
        reservation: { id, version: 0, dates: stay.dates, ...legacy.details, status: 'booked' },
        legacy,
      }
    : { unreadable: { ...read.unreadable, ...stay }, legacy }
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

type Name = NameOf<typeof reservationFields>

type Reading = { name: Name; before: string; after: string }

/** A seven-field record, which has everything in the public half (SPEC §3). */
export type LegacyRecord = {
  dates: { [name in (typeof DATES)[number]]: string }
  /** Its private half; the texts of unknown fields are lines of the notes. */
  details: ReservationDetails
  /** The fields whose value differs from the stored text. */
  readings: Reading[]
  /** What keeps it from being moved: a text that is none, empty or too long. */
  wrong: Name[]
}

/** Parses a record of the seven-field layout; `null` if it has only two dates, or is no record. */
export function readLegacy(stored: unknown): LegacyRecord | null {
  const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : []
  const [first] = entries.filter(([name]) => !DATES.some((date) => date === name))
  if (!first) return null

  const unknown = entries
    .filter(([name]) => !KNOWN.includes(name))
    .map(([name, value]) => `${name}: ${asText(value)}`)
  const textOf = (name: string) => asText(getField(stored, name))
  const liraOf = (name: (typeof AMOUNTS)[number]) => readLira(getField(stored, name))
  const details = {
    musteriAdi: textOf('musteriAdi'),
    toplamUcret: liraOf('toplamUcret'),
    kapora: liraOf('kapora'),
    kalan: liraOf('kalan'),
    notlar: [textOf('notlar'), ...unknown].filter((text) => text !== '').join('\n'),
  }
  const wrong = [
    ...DATES.filter((name) => typeof getField(stored, name) !== 'string'),
    ...TEXTS.filter((name) => !v.is(detailFields[name].stored, details[name].trim())),
    ...TEXTS.filter((name) => typeof getField(stored, name) === 'object'),
  ]
  const readings = AMOUNTS.map((name) => {
    const [before, after] = [textOf(name), writeAmount(details[name])]
    return { name, before, after }
  }).filter(({ name, before, after }) => !isUnchanged(getField(stored, name), before, after))
  const dates = { girisTarihi: textOf('girisTarihi'), cikisTarihi: textOf('cikisTarihi') }
  return { dates, details, readings, wrong: [...new Set(wrong)] }
}

function readLira(value: unknown): number {
  return typeof value === 'number' ? value : (readAmount(asText(value)) ?? 0)
}

// A number equals itself, and a missing one equals 0; a text has to be the number's own.
function isUnchanged(value: unknown, before: string, after: string): boolean {
  return typeof value === 'number' || before.trim() === '' || before.trim() === after
}

function asText(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
