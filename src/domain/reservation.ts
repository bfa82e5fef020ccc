import { LONGEST_UID, SOURCES } from './channels/feed.ts'
import type { StoredCancellation } from './cancelled/cancellation.ts'
import { pickedDay } from './field/dayField.ts'
import { optional } from './field/field.ts'
import { mark } from './field/markField.ts'
import { amount, count } from './field/numberField.ts'
import { choice, email, id, phone, text } from './field/textField.ts'
import { pageKey } from './guestPage/pageKey.ts'
import {
  differingFields,
  emptyTexts,
  type NameOf,
  namesOf,
  readFields,
  type TextsOf,
  valueOf,
  type ValuesOf,
  writeFields,
} from './record.ts'
import type { Stay } from './stay.ts'
import { readStay, stayFields, writeStay } from './storedStay.ts'

/**
 * Fields that operations set without the form: collecting an amount, accepting a request, importing
 * a calendar.
 */
const setFields = {
  /** The day the balance was collected. */
  collectedOn: optional(pickedDay()),
  /** The id of its request. */
  request: optional(id()),
  /** The key of its guest's page, if there is one. */
  guestKey: optional(pageKey()),
  /** Whether that page shows the agreed and paid amounts. */
  showsAmounts: mark(),
  /**
   * Whether the paid amount is the sum of its payments; without it, the deposit counts as paid.
   * Never removed.
   */
  usesPayments: mark(),
  /** The channel that sold it, if any. */
  source: optional(choice(SOURCES)),
  /** The UID in the channel's calendar. */
  sourceUid: optional(id({ max: LONGEST_UID })),
  /** The id of the channel whose calendar contained it; missing for a file. */
  channel: optional(id()),
}

/** The private half of a reservation, `/reservationDetails/{id}`; amounts in Turkish lira. */
export const detailFields = {
  musteriAdi: text({ required: true, max: 200 }),
  toplamUcret: amount(),
  kapora: amount(),
  kalan: amount(),
  notlar: text({ max: 5000 }),
  phone: optional(phone()),
  email: optional(email()),
  guests: optional(count({ min: 1, max: 20 })),
  /** The guest's approximate arrival time, HH:mm. */
  arrivalTime: optional(
    text({ required: true, max: 5, pattern: /^([01][0-9]|2[0-3]):[0-5][0-9]/, code: 'time' }),
  ),
  ...setFields,
  /** The days are blocked without a guest: own use, repairs. */
  kapali: mark(),
}

/** Every field of a stored reservation, in the form's order. */
const { musteriAdi, ...furtherFields } = detailFields
export const reservationFields = { musteriAdi, ...stayFields, ...furtherFields }

/** A field of the owners' form. */
export type TypedName = Exclude<NameOf<typeof reservationFields>, keyof typeof setFields>

/** The fields of the owners' form in order. */
export const TYPED_NAMES = namesOf(reservationFields).filter(
  (name): name is TypedName => !(name in setFields),
)

/** A reservation's values by field. */
export type ReservationValues = ValuesOf<typeof reservationFields>

/** The private half's values. */
export type ReservationDetails = ValuesOf<typeof detailFields>

/**
 * A stay's stored fields at a version: 1 when added, 0 if older than versions. `eski` contains an
 * older record's other fields, which are not shown but survive an undone deletion. A stay with a
 * `cancellation` is under `/cancelled` without nights.
 */
export type Reservation = ReservationDraft & {
  id: string
  version: number
  eski?: object
  cancellation?: StoredCancellation
}

/** A reservation without an id. */
export type ReservationDraft = ReservationDetails & { stay: Stay }

/**
 * A stored record that fails validation and must not be lost: invalid dates, half a record, a wrong
 * type.
 */
export type UnreadableRecord = {
  id: string
  version: number
  problem: 'dates' | 'order' | 'details'
  /** The missing or invalid fields. */
  wrong: readonly NameOf<typeof reservationFields>[]
  /** The stored text, by which the owner recognizes it. */
  stored: string
  /** The readable texts of its fields for the form that repairs it. */
  texts: TextsOf<typeof reservationFields>
}

/** A record's version as an owner loaded it. */
export type Seen = Reservation | UnreadableRecord

/** Parses the private half; `wrong` are the names of missing or invalid fields. */
export function readDetails(stored: unknown) {
  return readFields(detailFields, stored)
}

/**
 * Parses both halves of a record; an invalid one is returned with its reason and text, never
 * dropped.
 */
export function readReservation(
  id: string,
  dates: unknown,
  details: unknown,
): { reservation: Reservation } | { unreadable: UnreadableRecord } {
  const stay = readStay(dates)
  const version = readVersion(details)
  const read = readFields(detailFields, details)
  if ('stay' in stay && 'values' in read) {
    return { reservation: { id, version, stay: stay.stay, ...read.values, ...readEski(details) } }
  }
  const wrong = ['wrong' in stay ? stay.wrong : [], 'wrong' in read ? read.wrong : []].flat()
  const problem = 'problem' in stay ? stay.problem : 'details'
  const stored = JSON.stringify(details === undefined ? dates : [dates, details])
  const texts = storedTexts(dates, details)
  return { unreadable: { id, version, problem, wrong, stored, texts } }
}

function storedTexts(dates: unknown, details: unknown): TextsOf<typeof reservationFields> {
  const texts = emptyTexts(reservationFields)
  for (const name of namesOf(reservationFields)) {
    const value = valueOf(details, name) ?? valueOf(dates, name)
    if (typeof value === 'string' || typeof value === 'number') texts[name] = String(value)
  }
  return texts
}

/** The version of a private half; 0 if missing. */
function readVersion(details: unknown): number {
  const version = valueOf(details, 'version')
  return typeof version === 'number' ? version : 0
}

function readEski(details: unknown): Pick<Reservation, 'eski'> {
  const eski = valueOf(details, 'eski')
  return typeof eski === 'object' && eski !== null ? { eski } : {}
}

/** The two stored halves of a reservation. */
export function writeReservation(reservation: ReservationDraft) {
  return { dates: writeStay(reservation.stay), details: writeFields(detailFields, reservation) }
}

/** A reservation's values by field, with its two days under their stored names. */
export function valuesOf({ stay, ...details }: ReservationDraft): ReservationValues {
  return { ...details, girisTarihi: stay.checkIn, cikisTarihi: stay.checkOut }
}

/** The reservation of these values. */
export function draftOf({
  girisTarihi,
  cikisTarihi,
  ...details
}: ReservationValues): ReservationDraft {
  return { ...details, stay: { checkIn: girisTarihi, checkOut: cikisTarihi } }
}

/** The fields in which two reservations differ. */
export function changedFields(
  one: ReservationDraft,
  other: ReservationDraft,
): NameOf<typeof reservationFields>[] {
  return differingFields(reservationFields, valuesOf(one), valuesOf(other))
}

/** Whether two reservations are equal except for ids and versions. */
export function sameReservation(one: ReservationDraft, other: ReservationDraft): boolean {
  return changedFields(one, other).length === 0
}

/** Whether two reservations differ in typed fields: a first payment sets a mark without typing. */
export function differInText(one: ReservationDraft, other: ReservationDraft): boolean {
  return changedFields(one, other).some((name) => name !== 'usesPayments')
}

/** Reservations by check-in, earliest first; equal days in a stable order by id. */
export function sortByCheckIn<R extends Reservation>(reservations: readonly R[]): R[] {
  return [...reservations].sort(
    (one, other) => compare(one.stay.checkIn, other.stay.checkIn) || compare(one.id, other.id),
  )
}

/** The balance: the total less the deposit, never negative. */
export function remainderOf(total: number, deposit: number): number {
  return Math.max(0, total - deposit)
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
