import { optional } from '#domain/field/field.ts'
import { moment, wholeLira, amount, count } from '#domain/field/numberField.ts'
import { text, choice, email, httpsAddress, id, phone } from '#domain/field/textField.ts'
import {
  readValues,
  type ValuesOf,
  differingFields,
  emptyTexts,
  type NameOf,
  namesOf,
  readFields,
  type TextsOf,
  getField,
  writeFields,
} from '#domain/field/record.ts'
import { LONGEST_UID, SOURCES } from '#domain/channels/feed.ts'
import { ownersDay, pickedDay } from '#domain/field/dayField.ts'
import { mark } from '#domain/field/markField.ts'
import { pageKey } from '#domain/guestPage/pageKey.ts'
import { type StayDates, readStayDates, stayDateFields, writeDays } from './stayDates.ts'

/** An owner's entries for a cancellation; stored at `/reservationDetails/{id}/cancellation`. */
export const cancellationFields = {
  /** The kept amount in whole lira; the rest of the paid amount is refunded. */
  kept: wholeLira({ min: 0, max: 10_000_000 }),
  reason: optional(text({ required: true, max: 500 })),
}

export type Cancellation = ValuesOf<typeof cancellationFields>

/** The same with who cancelled, and when. */
export const storedCancellationFields = {
  ...cancellationFields,
  by: text({ max: 200 }),
  at: moment(),
}

export type StoredCancellation = ValuesOf<typeof storedCancellationFields>

/** Fields that operations set without the form. */
const setFields = {
  /** The id of the guest's request that it answers. */
  request: optional(id()),
  /** The last day of a held stay. */
  heldUntil: optional(pickedDay()),
  guestKey: optional(pageKey()),
  source: optional(choice(SOURCES)),
  sourceUid: optional(id({ max: LONGEST_UID })),
  /** The id of the channel whose calendar contained it. */
  channel: optional(id()),
}

/** The private half of a reservation, `/reservationDetails/{id}`; amounts in Turkish lira. */
export const detailFields = {
  musteriAdi: text({ required: true, max: 200 }),
  toplamUcret: amount(),
  kapora: amount(),
  kalan: amount(),
  /** The last day for the deposit. */
  depositDueBy: optional(ownersDay()),
  notlar: text({ max: 5000 }),
  phone: optional(phone()),
  email: optional(email()),
  guests: optional(count({ min: 1, max: 20 })),
  /** The guest's approximate arrival time, HH:mm. */
  arrivalTime: optional(
    text({ required: true, max: 5, pattern: /^([01][0-9]|2[0-3]):[0-5][0-9]/, code: 'time' }),
  ),
  cot: mark(),
  /** What whoever prepares the house should know; the cleaner's list shows it. */
  houseNotes: optional(text({ required: true, max: 500 })),
  /** Where the guest can pay by card. */
  paymentLink: optional(httpsAddress()),
  ...setFields,
  /** The days are kept for the guest of a request, until `heldUntil`. */
  held: mark(),
  /** The days are blocked without a guest: own use, repairs. */
  blocked: mark(),
}

const { held: _held, blocked: _blocked, ...storedDetailFields } = detailFields

/** The same as they are stored: `held` and `blocked` are the record's `status` there. */
export { storedDetailFields }

/** What a stay is: all but a cancelled one hold their nights, `blocked` without a guest. */
export const STAY_STATUSES = ['booked', 'held', 'blocked', 'cancelled'] as const

/** Every field of a stored reservation, in the order of the owners' form. */
const { musteriAdi, ...furtherFields } = detailFields
export const reservationFields = { musteriAdi, ...stayDateFields, ...furtherFields }

export type TypedName = Exclude<NameOf<typeof reservationFields>, keyof typeof setFields | 'held'>

export const TYPED_NAMES = namesOf(reservationFields).filter(
  (name): name is TypedName => !(name in setFields) && name !== 'held',
)

export type ReservationValues = ValuesOf<typeof reservationFields>

export type ReservationDetails = ValuesOf<typeof detailFields>

/** A reservation that has no id yet. One with a `cancellation` holds no nights. */
export type ReservationDraft = ReservationDetails & {
  dates: StayDates
  cancellation?: StoredCancellation
}

/** A stay under the stored names, at one of its versions: 1 when added, 0 for a seven-field record that was not converted. */
export type Reservation = ReservationDraft & { id: string; version: number }

/** A stored record that fails validation and must not be lost. */
export type UnreadableRecord = {
  id: string
  version: number
  problem: 'dates' | 'order' | 'details'
  wrong: readonly NameOf<typeof reservationFields>[]
  /** The stored text, by which the owner recognizes it. */
  stored: string
  /** The readable texts of its fields for the form that repairs it. */
  texts: TextsOf<typeof reservationFields>
}

/** A record's version as an owner loaded it. */
export type StoredStay = Reservation | UnreadableRecord

/** Reads the private half as it is stored; `wrong` names the fields that are absent or of another kind. */
export function readDetails(stored: unknown) {
  const read = readFields(storedDetailFields, stored)
  if ('wrong' in read) return read
  const status = getField(stored, 'status')
  const values: ReservationDetails = {
    ...read.values,
    ...(status === 'held' && { held: true as const }),
    ...(status === 'blocked' && { blocked: true as const }),
  }
  return { values }
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
  const isOver = getField(details, 'status') === 'cancelled'
  const cancellation = isOver
    ? readValues(storedCancellationFields, getField(details, 'cancellation'))
    : undefined
  // A cancelled stay has no public half.
  const stay = isOver
    ? readStayDates({
        girisTarihi: getField(details, 'checkIn'),
        cikisTarihi: getField(details, 'checkOut'),
      })
    : readStayDates(dates)
  const version = readVersion(details)
  const read = readDetails(details)
  if ('dates' in stay && 'values' in read && cancellation !== null) {
    const values = { ...read.values, ...(cancellation && { cancellation }) }
    return { reservation: { id, version, dates: stay.dates, ...values } }
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
    const value = getField(details, name) ?? getField(dates, name)
    if (typeof value === 'string' || typeof value === 'number') texts[name] = String(value)
  }
  return texts
}

function readVersion(details: unknown): number {
  const version = getField(details, 'version')
  return typeof version === 'number' ? version : 0
}

/** Whether a stay holds its nights. */
export function holdsNights({ cancellation }: ReservationDraft): boolean {
  return cancellation === undefined
}

/** What a stay is, as it is stored. */
export function stayStatus(draft: ReservationDraft): (typeof STAY_STATUSES)[number] {
  if (draft.cancellation) return 'cancelled'
  if (draft.blocked) return 'blocked'
  return draft.held ? 'held' : 'booked'
}

/** The fields of the private half as they are stored, with the stay's status and days. */
export function writeDetails(draft: ReservationDraft) {
  return {
    ...writeFields(storedDetailFields, draft),
    ...writeDays(draft.dates),
    status: stayStatus(draft),
  }
}

/** A reservation field by field, its two days under their stored names. */
export function valuesOf({ dates, ...draft }: ReservationDraft): ReservationValues {
  const { cancellation: _, ...details } = draft
  return { ...details, girisTarihi: dates.checkIn, cikisTarihi: dates.checkOut }
}

/** The fields in which two reservations differ. */
export function changedFields(
  one: ReservationDraft,
  other: ReservationDraft,
): NameOf<typeof reservationFields>[] {
  return differingFields(reservationFields, valuesOf(one), valuesOf(other))
}

/** Reservations by check-in, earliest first; equal days in a stable order by id. */
export function sortByCheckIn<R extends Reservation>(reservations: readonly R[]): R[] {
  return [...reservations].sort(
    (one, other) => compare(one.dates.checkIn, other.dates.checkIn) || compare(one.id, other.id),
  )
}

/** The balance: the total less the deposit, never negative. */
export function remainderOf(total: number, deposit: number): number {
  return Math.max(0, total - deposit)
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}

export type CancelledStay = Reservation & { cancellation: StoredCancellation }

/** Whether a stay is cancelled. */
export function isCancelled(stay: Reservation): stay is CancelledStay {
  return stay.cancellation !== undefined
}

/** The stays that hold nights, and the cancelled ones, each by check-in. */
export function byStatus(all: readonly Reservation[]) {
  const sorted = sortByCheckIn(all)
  return {
    reservations: sorted.filter((stay) => !isCancelled(stay)),
    cancelled: sorted.filter(isCancelled),
  }
}
