import type { IsoDate } from '#domain/date.ts'
import { optional } from '#domain/field/field.ts'
import { amount, count } from '#domain/field/numberField.ts'
import {
  text,
  choice,
  email,
  httpsAddress,
  foreignId,
  id,
  LANGUAGE_CODE,
  phone,
  time,
} from '#domain/field/textField.ts'
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
import { LONGEST_TITLE, LONGEST_UID, SOURCES } from '#domain/channels/feed.ts'
import { pickedDay } from '#domain/field/dayField.ts'
import { optionalTrue } from '#domain/field/booleanField.ts'
import { pageKey } from '#domain/guestPage/pageKey.ts'
import { peopleIn } from '#domain/request/counts.ts'
import { type Agreement, agreementFields, readAgreement, writeAgreement } from './agreement.ts'
import { type StoredCancellation, storedCancellationFields } from './cancellation.ts'
import { type StayDates, readStayDates, stayDateFields, writeDays } from './stayDates.ts'

/** The fields of a stay that a person types. */
export const formFields = {
  musteriAdi: text({ required: true, max: 200 }),
  ...stayDateFields,
  toplamUcret: amount(),
  kapora: amount(),
  kalan: amount(),
  depositDueBy: agreementFields.depositDueBy,
  notlar: text({ max: 5000 }),
  phone: optional(phone()),
  email: optional(email()),
  /** The language of letters to the guest; otherwise that of their request or telephone number. */
  language: optional(text({ max: 2, pattern: LANGUAGE_CODE })),
  guests: optional(count({ min: 1, max: 20 })),
  // The party, where it is known; the number of guests follows from it.
  adults: agreementFields.adults,
  children: agreementFields.children,
  infants: agreementFields.infants,
  /** The guest's approximate arrival time, HH:mm. */
  arrivalTime: optional(time()),
  cot: optionalTrue(),
  /** What whoever prepares the house should know; the cleaner's list shows it. */
  houseNotes: optional(text({ required: true, max: 500 })),
  /** A link for paying by card. */
  paymentLink: optional(httpsAddress()),
  /** The choice of closed days instead of a guest, which is stored as the status. */
  blocked: optionalTrue(),
}

/** What operations set of a stay; no form has a control for it. */
export const operationFields = {
  /** The id of the guest's request that it answers. */
  request: optional(id()),
  /** The last day of a held stay. */
  heldUntil: optional(pickedDay()),
  guestKey: optional(pageKey()),
  source: optional(choice(SOURCES)),
  /** The UID of its event, if the source keeps it. */
  sourceUid: optional(foreignId(LONGEST_UID)),
  /** The title of its event as it was written, which names no guest. */
  sourceTitle: optional(text({ required: true, max: LONGEST_TITLE })),
  /** The id of the channel whose calendar contained it. */
  channel: optional(id()),
  /** The day on which an owner reported the guests' identities to the authorities, and the owner. */
  identityReportedOn: optional(pickedDay()),
  identityReportedBy: optional(text({ required: true, max: 200 })),
  /** The person was removed; the stored name is a placeholder. */
  removed: optionalTrue(),
}

const {
  girisTarihi: _in,
  cikisTarihi: _out,
  blocked: _blocked,
  depositDueBy: _dueBy,
  adults: _adults,
  children: _children,
  infants: _infants,
  ...typedDetails
} = formFields

// The cot is a field of the stay, too.
const {
  at,
  balanceDays,
  freeDays,
  cot: _cot,
  changedOn: _changedOn,
  entry: _entry,
  ...furtherTerms
} = agreementFields

/** The private half of a reservation, `/reservationDetails/{id}`, beside its status and days. */
export const detailFields = {
  ...typedDetails,
  // A channel's stay has no guest until a person types one.
  musteriAdi: text({ max: 200 }),
  ...operationFields,
}

/** Every field of a reservation, with those of its agreement. */
export const reservationFields = {
  ...formFields,
  ...operationFields,
  at: optional(at),
  balanceDays: optional(balanceDays),
  freeDays: optional(freeDays),
  ...furtherTerms,
}

export type TypedName = NameOf<typeof formFields>

export const TYPED_NAMES = namesOf(formFields)

export type TypedValues = ValuesOf<typeof formFields>

export type ReservationValues = ValuesOf<typeof reservationFields>

export type ReservationDetails = Omit<ValuesOf<typeof detailFields>, 'heldUntil'>

/** What a stay is: all but a cancelled one hold their nights, `blocked` without a guest. */
export const STAY_STATUSES = ['booked', 'held', 'blocked', 'cancelled'] as const

/** A stay has an agreement unless it is a channel's, or of an earlier record. */
type StayValues = ReservationDetails & { dates: StayDates; agreement?: Agreement }

export type Booked = StayValues & { status: 'booked' }

/** The days are kept for the guest of a request. */
export type Held = StayValues & { status: 'held'; heldUntil: IsoDate; request: string }

/** The days are closed without a guest: own use, repairs. */
export type Blocked = StayValues & { status: 'blocked' }

/** A stay that holds no nights. */
export type Cancelled = StayValues & { status: 'cancelled'; cancellation: StoredCancellation }

/** A reservation that has no id yet. */
export type ReservationDraft = Booked | Held | Blocked | Cancelled

/** A stay's id and version: 1 when added, 0 for a seven-field record that was not converted. */
type Stored = { id: string; version: number }

/** A stay under the stored names, at one of its versions. */
export type Reservation = ReservationDraft & Stored

export type CancelledStay = Cancelled & Stored

/** A stored record that fails validation and must not be lost. */
export type UnreadableRecord = {
  id: string
  version: number
  problem: 'dates' | 'order' | 'details'
  wrong: readonly NameOf<typeof reservationFields>[]
  /** The stored text, by which the owner recognizes it. */
  stored: string
  /** The private half as it is stored. */
  details: unknown
  /** The readable texts of its fields for the form that repairs it. */
  texts: TextsOf<typeof reservationFields>
}

/** A record's version as an owner loaded it. */
export type StoredStay = Reservation | UnreadableRecord

/** Whether a record could be read as a stay. */
export function isReadable(record: StoredStay | null): record is Reservation {
  return record !== null && 'dates' in record
}

/** Reads the private half as it is stored; `wrong` names the fields that are absent or of another kind. */
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
  const status = readStatus(details)
  // A cancelled stay has no public half.
  const stay =
    status === 'cancelled'
      ? readStayDates({
          girisTarihi: getField(details, 'checkIn'),
          cikisTarihi: getField(details, 'checkOut'),
        })
      : readStayDates(dates)
  const version = readVersion(details)
  const read = readDetails(details)
  const agreed = readAgreementIn(details)
  const isNamed = 'values' in read && (read.values.source || /\S/.test(read.values.musteriAdi))
  if ('dates' in stay && 'values' in read && isNamed && !(agreed && 'wrong' in agreed)) {
    const { heldUntil, ...values } = read.values
    const common = { id, version, dates: stay.dates, ...values, ...agreed }
    const reservation = withStatus(common, status, heldUntil, getField(details, 'cancellation'))
    if (reservation) return { reservation }
  }
  const wrong: NameOf<typeof reservationFields>[] = [
    ...('wrong' in stay ? stay.wrong : []),
    ...('wrong' in read ? read.wrong : isNamed ? [] : (['musteriAdi'] as const)),
    ...(agreed && 'wrong' in agreed
      ? agreed.wrong.flatMap((name) => (name === 'changedOn' || name === 'entry' ? [] : [name]))
      : []),
  ]
  const problem = 'problem' in stay ? stay.problem : 'details'
  const stored = JSON.stringify(details === undefined ? dates : [dates, details])
  const texts = storedTexts(dates, details)
  return { unreadable: { id, version, problem, wrong, stored, details, texts } }
}

function readAgreementIn(details: unknown): ReturnType<typeof readAgreement> | null {
  const stored = getField(details, 'agreement')
  return stored === undefined ? null : readAgreement(stored)
}

function readStatus(details: unknown): ReservationDraft['status'] {
  const status = getField(details, 'status')
  return STAY_STATUSES.find((each) => each === status) ?? 'booked'
}

/** A stay with what its status requires; `null` if that is missing. */
function withStatus(
  values: StayValues & Stored,
  status: ReservationDraft['status'],
  heldUntil: IsoDate | undefined,
  stored: unknown,
): Reservation | null {
  switch (status) {
    case 'booked':
    case 'blocked':
      return { ...values, status }
    case 'held': {
      const { request } = values
      const isComplete = heldUntil !== undefined && request !== undefined
      return isComplete ? { ...values, status, heldUntil, request } : null
    }
    case 'cancelled': {
      const cancellation = readValues(storedCancellationFields, stored)
      return cancellation && { ...values, status, cancellation }
    }
  }
}

function storedTexts(dates: unknown, details: unknown): TextsOf<typeof reservationFields> {
  const texts = emptyTexts(reservationFields)
  for (const name of namesOf(reservationFields)) {
    const agreed = getField(getField(details, 'agreement'), name)
    const value = getField(details, name) ?? getField(dates, name) ?? agreed
    if (['string', 'number', 'boolean'].includes(typeof value)) texts[name] = String(value)
  }
  return readStatus(details) === 'blocked' ? { ...texts, blocked: 'true' } : texts
}

function readVersion(details: unknown): number {
  const version = getField(details, 'version')
  return typeof version === 'number' ? version : 0
}

/** Whether a stay holds its nights. */
export function holdsNights({ status }: ReservationDraft): boolean {
  return status !== 'cancelled'
}

/** The fields of the private half as they are stored, with the stay's status and days. */
export function writeDetails(draft: ReservationDraft) {
  return {
    ...writeFields(detailFields, draft),
    ...writeDays(draft.dates),
    status: draft.status,
    ...(draft.agreement && { agreement: writeAgreement(draft.agreement) }),
  }
}

/** A reservation field by field, its two days under their stored names. */
export function fieldValues({
  dates,
  status,
  agreement,
  ...details
}: ReservationDraft): ReservationValues {
  const {
    lines: _,
    cot: __,
    changedOn: ___,
    entry: ____,
    earlier: _____,
    ...agreed
  } = agreement ?? {}
  return {
    ...agreed,
    ...details,
    girisTarihi: dates.checkIn,
    cikisTarihi: dates.checkOut,
    ...(status === 'blocked' && { blocked: true }),
  }
}

type SetValues = Omit<ValuesOf<typeof operationFields>, 'heldUntil'>

/** What operations set of a stay, apart from its status. */
export function setValuesOf(stay: ReservationDraft): SetValues {
  const values = namesOf(operationFields)
    .filter((name) => name !== 'heldUntil')
    .map((name) => [name, getField(stay, name)] as const)
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

/** The stay that was typed: booked, or closed days. */
export function draftOfTyped(typed: TypedValues, set: SetValues = {}): Booked | Blocked {
  const { girisTarihi, cikisTarihi, blocked, depositDueBy: _, ...rest } = typed
  const { adults, children = 0, infants: __, ...details } = rest
  const dates = { checkIn: girisTarihi, checkOut: cikisTarihi }
  const guests = adults === undefined ? {} : { guests: peopleIn({ adults, children }) }
  return { ...details, ...guests, ...set, dates, status: blocked ? 'blocked' : 'booked' }
}

/** The fields in which two reservations differ. */
export function changedFields(
  one: ReservationDraft,
  other: ReservationDraft,
): NameOf<typeof reservationFields>[] {
  return differingFields(reservationFields, fieldValues(one), fieldValues(other))
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

/** Whether a stay is cancelled. */
export function isCancelled(stay: Reservation): stay is CancelledStay {
  return stay.status === 'cancelled'
}

/** The stays that hold nights, and the cancelled ones, each by check-in. */
export function byStatus(all: readonly Reservation[]) {
  const sorted = sortByCheckIn(all)
  return {
    reservations: sorted.filter((stay) => !isCancelled(stay)),
    cancelled: sorted.filter(isCancelled),
  }
}
