import { LONGEST_UID, SOURCES } from './channels/feed.ts'
import { readCancellation, type StoredCancellation } from './cancellation.ts'
import { ownersDay, pickedDay } from './field/dayField.ts'
import { optional } from './field/field.ts'
import { mark } from './field/markField.ts'
import { amount, count, wholeLira } from './field/numberField.ts'
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
  mergeFields,
} from './record.ts'
import type { Stay } from './stay.ts'
import { readStay, stayFields, writeDays } from './storedStay.ts'

/** Fields that operations set without the form. */
const setFields = {
  collectedOn: optional(pickedDay()),
  request: optional(id()),
  /** The id of the request for which its days are closed, as long as that is held. */
  heldFor: optional(id()),
  guestKey: optional(pageKey()),
  /** Never removed: the paid amount is the sum of its payments, without it the deposit. */
  usesPayments: mark(),
  /** The lira that the total was reduced by when the stay was closed, and why. */
  discount: optional(wholeLira({ min: 1, max: 10_000_000 })),
  discountReason: optional(text({ required: true, max: 200 })),
  source: optional(choice(SOURCES)),
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
  ...setFields,
  /** The days are blocked without a guest: own use, repairs. */
  blocked: mark(),
}

const { blocked: _status, ...storedDetailFields } = detailFields

/** The same as they are stored: that the days are closed is the record's `status` there. */
export { storedDetailFields }

/** What a stay is: `booked` and `blocked` ones hold their nights, `blocked` without a guest. */
export const STAY_STATUSES = ['booked', 'blocked', 'cancelled', 'deleted'] as const

/** Every field of a stored reservation, in the order of the owners' form. */
const { musteriAdi, ...furtherFields } = detailFields
export const reservationFields = { musteriAdi, ...stayFields, ...furtherFields }

export type TypedName = Exclude<NameOf<typeof reservationFields>, keyof typeof setFields>

export const TYPED_NAMES = namesOf(reservationFields).filter(
  (name): name is TypedName => !(name in setFields),
)

export type ReservationValues = ValuesOf<typeof reservationFields>

export type ReservationDetails = ValuesOf<typeof detailFields>

/** Who deleted a stay, and when (milliseconds since 1970, by the server). */
export type Deletion = { by: string; at: number }

/** A reservation that has no id yet. One with a `cancellation` or a `deletion` holds no nights. */
export type ReservationDraft = ReservationDetails & {
  stay: Stay
  cancellation?: StoredCancellation
  deletion?: Deletion
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
export type Seen = Reservation | UnreadableRecord

/** Reads the private half as it is stored; `wrong` names the fields that are absent or of another kind. */
export function readDetails(stored: unknown) {
  const read = readFields(storedDetailFields, stored)
  if ('wrong' in read) return read
  const isBlocked =
    valueOf(stored, 'status') === 'blocked' ||
    valueOf(valueOf(stored, 'deletion'), 'blocked') === true
  const values: ReservationDetails = {
    ...read.values,
    ...(isBlocked && { blocked: true as const }),
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
  const over = readEnd(details)
  // A stay that is cancelled or deleted has no public half.
  const stay = over
    ? readStay({
        girisTarihi: valueOf(details, 'checkIn'),
        cikisTarihi: valueOf(details, 'checkOut'),
      })
    : readStay(dates)
  const version = readVersion(details)
  const read = readDetails(details)
  if ('stay' in stay && 'values' in read && over !== 'unreadable') {
    return { reservation: { id, version, stay: stay.stay, ...read.values, ...over } }
  }
  const wrong = ['wrong' in stay ? stay.wrong : [], 'wrong' in read ? read.wrong : []].flat()
  const problem = 'problem' in stay ? stay.problem : 'details'
  const stored = JSON.stringify(details === undefined ? dates : [dates, details])
  const texts = storedTexts(dates, details)
  return { unreadable: { id, version, problem, wrong, stored, texts } }
}

/** How a stay came to hold no nights; `null` for one that holds them. */
function readEnd(
  details: unknown,
): Pick<ReservationDraft, 'cancellation' | 'deletion'> | 'unreadable' | null {
  switch (valueOf(details, 'status')) {
    case 'cancelled': {
      const cancellation = readCancellation(valueOf(details, 'cancellation'))
      return cancellation ? { cancellation } : 'unreadable'
    }
    case 'deleted': {
      const deletion = readDeletion(valueOf(details, 'deletion'))
      return deletion ? { deletion } : 'unreadable'
    }
    default:
      return null
  }
}

/** Reads who deleted a stay and when; `null` for anything else. */
export function readDeletion(stored: unknown): Deletion | null {
  const [by, at] = [valueOf(stored, 'by'), valueOf(stored, 'at')]
  return typeof by === 'string' && typeof at === 'number' ? { by, at } : null
}

function storedTexts(dates: unknown, details: unknown): TextsOf<typeof reservationFields> {
  const texts = emptyTexts(reservationFields)
  for (const name of namesOf(reservationFields)) {
    const value = valueOf(details, name) ?? valueOf(dates, name)
    if (typeof value === 'string' || typeof value === 'number') texts[name] = String(value)
  }
  return texts
}

function readVersion(details: unknown): number {
  const version = valueOf(details, 'version')
  return typeof version === 'number' ? version : 0
}

/** Whether a stay holds its nights. */
export function holdsNights({ cancellation, deletion }: ReservationDraft): boolean {
  return cancellation === undefined && deletion === undefined
}

/** What a stay is, as it is stored. */
export function stayStatus(draft: ReservationDraft): (typeof STAY_STATUSES)[number] {
  if (draft.deletion) return 'deleted'
  if (draft.cancellation) return 'cancelled'
  return draft.blocked ? 'blocked' : 'booked'
}

/** The fields of the private half as they are stored, with the stay's status and days. */
export function writeDetails(draft: ReservationDraft) {
  return {
    ...writeFields(storedDetailFields, draft),
    ...writeDays(draft.stay),
    status: stayStatus(draft),
  }
}

/** A reservation field by field, its two days under their stored names. */
export function valuesOf({ stay, ...draft }: ReservationDraft): ReservationValues {
  const { cancellation: _, deletion: __, ...details } = draft
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

export type CancelledStay = Reservation & { cancellation: StoredCancellation }

export type DeletedStay = Reservation & { deletion: Deletion }

/** For so many days a deleted stay can be brought back. */
export const DAYS_DELETED = 60

/** Whether a stay is cancelled. */
export function isCancelled(stay: Reservation): stay is CancelledStay {
  return stay.cancellation !== undefined
}

/** Whether a stay has been deleted. */
export function isDeleted(stay: Reservation): stay is DeletedStay {
  return stay.deletion !== undefined
}

/** Stays grouped by their status, each group by check-in. */
export function byStatus(all: readonly Reservation[]) {
  const sorted = sortByCheckIn(all)
  return {
    reservations: sorted.filter((stay) => !isCancelled(stay) && !isDeleted(stay)),
    cancelled: sorted.filter(isCancelled),
    deleted: sorted.filter(isDeleted),
  }
}

/** `clashes` are fields that both changed differently; `merged` has mine there. */
export type Merged = { merged: ReservationDraft; clashes: NameOf<typeof reservationFields>[] }

/** Merges two owners' versions of a stay. */
export function mergeReservation(
  base: ReservationDraft,
  theirs: ReservationDraft,
  mine: ReservationDraft,
): Merged {
  const sides = [valuesOf(base), valuesOf(theirs), valuesOf(mine)] as const
  const { merged, clashes } = mergeFields(reservationFields, ...sides)
  // A balance equal to the difference in all versions was not typed, so it is computed again.
  const follows = sides.every(isDifference)
  const kalan = follows ? remainderOf(merged.toplamUcret, merged.kapora) : merged.kalan
  const chosen = clashes.filter((name) => name !== 'kalan' || !follows)
  return keepOrder({ ...merged, kalan }, chosen, sides[2])
}

// Each owner moved one of the two dates, which do not fit together.
function keepOrder(values: ReservationValues, clashes: Merged['clashes'], mine: ReservationValues) {
  if (values.girisTarihi < values.cikisTarihi) return { merged: draftOf(values), clashes }
  const { girisTarihi, cikisTarihi } = mine
  const both = new Set([...clashes, 'girisTarihi', 'cikisTarihi'] as const)
  return { merged: draftOf({ ...values, girisTarihi, cikisTarihi }), clashes: [...both] }
}

function isDifference({ kalan, toplamUcret, kapora }: ReservationValues): boolean {
  return kalan === remainderOf(toplamUcret, kapora)
}
