import { LONGEST_UID, SOURCES } from './channels/feed.ts'
import { readCancellation, type StoredCancellation } from './cancelled/cancellation.ts'
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
import { readStay, stayFields, writeDays } from './storedStay.ts'

/** What no form asks for, since an act sets it: an amount is collected, a request accepted, a calendar read. */
const setFields = {
  /** The day the remainder was collected. */
  collectedOn: optional(pickedDay()),
  /** The id of the request it came from. */
  request: optional(id()),
  /** The key of its guest's page; without one there is none. */
  guestKey: optional(pageKey()),
  /** That page tells what was agreed and what was paid. */
  showsAmounts: mark(),
  /** What has come is the sum of its payments; without it, the deposit counts as come. Once set it stays. */
  usesPayments: mark(),
  /** Where it was sold, when that is a channel and not here. */
  source: optional(choice(SOURCES)),
  /** What the channel's calendar calls it. */
  sourceUid: optional(id({ max: LONGEST_UID })),
  /** The id of the channel whose calendar it came by; none came by a file. */
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
  /** About when the guest comes, HH:mm. */
  arrivalTime: optional(
    text({ required: true, max: 5, pattern: /^([01][0-9]|2[0-3]):[0-5][0-9]/, code: 'time' }),
  ),
  ...setFields,
  /** The days are closed without a guest: own use, repairs. */
  kapali: mark(),
}

const { kapali: _status, ...storedDetailFields } = detailFields

/** The same as they are stored: that the days are closed is the record's `status` there. */
export { storedDetailFields }

/** What a stay is: `booked` and `blocked` ones hold their nights, `blocked` without a guest. */
export const STAY_STATUSES = ['booked', 'blocked', 'cancelled', 'deleted'] as const

/** Every field of a stored reservation, in the order of the owners' form. */
const { musteriAdi, ...furtherFields } = detailFields
export const reservationFields = { musteriAdi, ...stayFields, ...furtherFields }

/** A field that the owners' form asks for. */
export type TypedName = Exclude<NameOf<typeof reservationFields>, keyof typeof setFields>

/** The fields that the owners' form asks for, in its order. */
export const TYPED_NAMES = namesOf(reservationFields).filter(
  (name): name is TypedName => !(name in setFields),
)

/** What a reservation says, field by field. */
export type ReservationValues = ValuesOf<typeof reservationFields>

/** What the private half says. */
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

/** A stored record that is none of ours to throw away but that no rule can read: dates that are none, half a record, a wrong type. */
export type UnreadableRecord = {
  id: string
  version: number
  problem: 'dates' | 'order' | 'details'
  /** The fields that are absent or wrong. */
  wrong: readonly NameOf<typeof reservationFields>[]
  /** What is stored, as text, for the owner to recognise it by. */
  stored: string
  /** What stands in each field, as far as it is text, for the form in which it is mended. */
  texts: TextsOf<typeof reservationFields>
}

/** A record as its editor saw it, at its version. */
export type Seen = Reservation | UnreadableRecord

/** Reads the private half as it is stored; `wrong` names the fields that are absent or of another kind. */
export function readDetails(stored: unknown) {
  const read = readFields(storedDetailFields, stored)
  if ('wrong' in read) return read
  const isBlocked =
    valueOf(stored, 'status') === 'blocked' ||
    valueOf(valueOf(stored, 'deletion'), 'blocked') === true
  const values: ReservationDetails = { ...read.values, ...(isBlocked && { kapali: true as const }) }
  return { values }
}

/** Reads both halves of a record; one that cannot be read comes back with its reason and its text, never dropped. */
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

/** The version of a private half; 0 for one that has none. */
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
  return draft.kapali ? 'blocked' : 'booked'
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

/** The reservation that has these values. */
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

/** Whether two reservations say the same, whatever their ids and versions. */
export function sameReservation(one: ReservationDraft, other: ReservationDraft): boolean {
  return changedFields(one, other).length === 0
}

/** Whether two reservations differ in what an owner types: a first payment marks the stay without that. */
export function differInText(one: ReservationDraft, other: ReservationDraft): boolean {
  return changedFields(one, other).some((name) => name !== 'usesPayments')
}

/** Reservations by check-in, earliest first; equal days keep a stable order by id. */
export function sortByCheckIn<R extends Reservation>(reservations: readonly R[]): R[] {
  return [...reservations].sort(
    (one, other) => compare(one.stay.checkIn, other.stay.checkIn) || compare(one.id, other.id),
  )
}

/** What remains to be paid: the total less the deposit, never less than nothing. */
export function remainderOf(total: number, deposit: number): number {
  return Math.max(0, total - deposit)
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
