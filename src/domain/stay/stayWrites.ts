import {
  changedFields,
  detailFields,
  holdsNights,
  type Reservation,
  type ReservationDraft,
  reservationFields,
  fieldValues,
  writeDetails,
} from './reservation.ts'
import { cancellationFields } from './cancellation.ts'
import type { IsoDate } from '#domain/date.ts'
import {
  guestPageFields,
  pageOfStay,
  type PageRecord,
  showsSums,
} from '#domain/guestPage/guestPage.ts'
import { pagePath } from '#domain/guestPage/pageKey.ts'
import { guestGuideWrites, pageGoneWrites } from '#domain/guide/guestGuide.ts'
import { type Payment, paymentFields, shownPaymentFields } from '#domain/payments/payment.ts'
import {
  differingFields,
  type NameOf,
  namesOf,
  getField,
  writeFields,
} from '#domain/field/record.ts'
import type { SaveContext } from '#domain/settings/keys.ts'
import { writeKept } from './keptAgreement.ts'
import { isSameAgreement, writeAgreement } from './agreement.ts'
import { nightsOf, sameDates, type StayDates, writeStayDates } from './stayDates.ts'
import { prefixPaths, SERVER_TIME, type Writes } from '#domain/save/writes.ts'

export type KeyedPayment = Payment & { key: string }

/** A stay before and after a change, and the version that the change makes. */
type StayUpdate = {
  id: string
  by: string
  version: number
  original: Reservation | null
  /** Whether an unreadable record is repaired, of which all that a stay has is written. */
  isRepair?: boolean
  next: ReservationDraft | null
  context: SaveContext
}

type BeforeAfter = Pick<StayUpdate, 'original' | 'next'>

/** Writes a payment in the name of `by` and at the server's time, or removes it. */
export function paymentWrites(
  id: string,
  by: string,
  { key, ...payment }: KeyedPayment,
  isRemoving = false,
): Writes {
  const stored = { ...writeFields(paymentFields, payment), by, at: SERVER_TIME }
  return { [`payments/${id}/${key}`]: isRemoving ? null : stored }
}

/** Writes both halves of a stay and its nights: what changes, or the whole record if it is new. */
export function stayWrites(update: StayUpdate): Writes {
  const { id, original } = update
  const previous = heldDates(versioned(original))
  const next = heldDates(update.next)
  const isMoved = !(previous && next ? sameDates(previous, next) : previous === next)
  return {
    ...((isMoved || !update.next) && { [`reservations/${id}`]: next && writeStayDates(next) }),
    ...detailWrites(update),
    ...Object.fromEntries(freedNights(update).map((night) => [`nights/${night}`, null])),
    ...Object.fromEntries(claimedNights(update).map((night) => [`nights/${night}`, id])),
  }
}

/** Keeps the agreement that a change makes, under the key of the change. */
export function agreementWrites({ id, by, next }: StayUpdate, entry: string): Writes {
  if (next?.agreement?.entry !== entry) return {}
  const kept = writeKept(next, next.agreement)
  return { [`agreements/${id}/${entry}`]: { ...kept, by, at: SERVER_TIME } }
}

/** The nights that a change takes for its stay. */
export function claimedNights({ original, next }: BeforeAfter): IsoDate[] {
  return difference(next, versioned(original))
}

function freedNights({ original, next }: BeforeAfter): IsoDate[] {
  return difference(original, next)
}

/** The nights that the first of two states of a stay has and the second lacks. */
function difference(one: ReservationDraft | null, other: ReservationDraft | null): IsoDate[] {
  const [dates, otherDates] = [heldDates(one), heldDates(other)]
  const others = new Set(otherDates ? nightsOf(otherDates) : [])
  return dates ? nightsOf(dates).filter((night) => !others.has(night)) : []
}

/** A record as it is known to be stored: an older one may lack its nights, and has all its fields in the public half. */
function versioned(original: Reservation | null): Reservation | null {
  return original?.version === 0 ? null : original
}

/** The days of a stay that holds its nights. */
function heldDates(stay: ReservationDraft | null): StayDates | null {
  return stay && holdsNights(stay) ? stay.dates : null
}

/** Whether this change cancels the stay; a repaired one remains cancelled. */
function isCancelling({ original, isRepair, next }: StayUpdate): boolean {
  return next?.status === 'cancelled' && original?.status !== 'cancelled' && !isRepair
}

function detailWrites(update: StayUpdate): Writes {
  const { id, by, original, isRepair, next, version } = update
  const path = `reservationDetails/${id}`
  if (!next) return { [path]: null }
  const before = versioned(original)
  const after = {
    ...writeDetails(next),
    version,
    ...(next.status === 'cancelled' &&
      isCancelling(update) && {
        cancellation: {
          ...writeFields(cancellationFields, next.cancellation),
          by,
          at: SERVER_TIME,
        },
      }),
  }
  if (!before && !isRepair) return { [path]: after }
  const stored = before && writeDetails(before)
  const names = new Set([...namesOf(detailFields), 'agreement', ...Object.keys(after)])
  const isSame = (name: string) =>
    stored !== null &&
    JSON.stringify(getField(stored, name)) === JSON.stringify(getField(after, name))
  const changed = [...names].filter((name) => !isSame(name))
  return {
    ...prefixPaths(
      path,
      Object.fromEntries(changed.map((name) => [name, getField(after, name) ?? null])),
    ),
    ...((isRepair || before?.status === 'cancelled') &&
      next.status !== 'cancelled' && { [`${path}/cancellation`]: null }),
  }
}

type KeyedPage = { key: string; page: PageRecord; hasSums: boolean }

/** The payments of a stay around a change: those before it, and those that it adds or removes. */
export type PaymentUpdate = {
  /** Needed only by a page that the change creates. */
  earlier: readonly KeyedPayment[]
  changed: readonly KeyedPayment[]
  isRemoving: boolean
}

/** Writes the page of a stay's guest as the change leaves the stay, with its payments. */
export function stayPageWrites(update: StayUpdate, payments: PaymentUpdate): Writes {
  const { original, next, context } = update
  return { ...shownWrites(update, payments), ...guestGuideWrites(original, next, context) }
}

function shownWrites(update: StayUpdate, { earlier, changed, isRemoving }: PaymentUpdate): Writes {
  const { id, version, original, next, context } = update
  const before = pageOf(id, original, version - 1, context)
  const after = pageOf(id, next, version, context)
  const all = isRemoving ? earlier : [...earlier, ...changed]
  if (before?.key !== after?.key)
    return {
      ...(before && pageGoneWrites(before.key)),
      ...(after && {
        [pagePath(after.key)]: {
          ...writePage(after.page),
          ...cancelledNow(update),
          ...pagePayments(after.hasSums ? all : []),
        },
      }),
    }
  if (!before || !after) return {}
  const path = pagePath(after.key)
  const names = new Set<string>(differingFields(guestPageFields, before.page, after.page))
  // A page that was written before the first account does not name its secret yet.
  if (after.page.account !== undefined) names.add('account')
  if (!isSameAgreement(before.page.agreement, after.page.agreement)) names.add('agreement')
  const stored = writePage(after.page)
  const fields = [...names].map((name) => [name, getField(stored, name) ?? null] as const)
  return {
    ...prefixPaths(path, { ...Object.fromEntries(fields), ...cancelledNow(update) }),
    ...paymentsOnPage(path, before.hasSums, after.hasSums, { earlier: all, changed, isRemoving }),
  }
}

function writePage({ agreement, ...page }: PageRecord): object {
  return {
    ...writeFields(guestPageFields, page),
    ...(agreement && { agreement: writeAgreement(agreement) }),
  }
}

/** The server's time on the page of a stay that is cancelled by this change. */
function cancelledNow(update: StayUpdate) {
  return isCancelling(update) && { cancelledAt: SERVER_TIME }
}

/** The writes of a stay's payments on a page that stays, whether it shows sums or not. */
function paymentsOnPage(
  path: string,
  hadSums: boolean,
  hasSums: boolean,
  { earlier, changed, isRemoving }: PaymentUpdate,
): Writes {
  if (!hasSums) return hadSums ? { [`${path}/payments`]: null } : {}
  const shown = Object.entries(keyedPayments(hadSums ? changed : earlier))
  return prefixPaths(
    `${path}/payments`,
    Object.fromEntries(shown.map(([key, payment]) => [key, isRemoving ? null : payment])),
  )
}

function pagePayments(payments: readonly KeyedPayment[]) {
  return payments.length > 0 && { payments: keyedPayments(payments) }
}

function keyedPayments(payments: readonly KeyedPayment[]) {
  return Object.fromEntries(
    payments.map((payment) => [payment.key, writeFields(shownPaymentFields, payment)]),
  )
}

function pageOf(
  id: string,
  stay: ReservationDraft | null,
  version: number,
  context: SaveContext,
): KeyedPage | null {
  if (!stay || stay.guestKey === undefined) return null
  const page = pageOfStay(id, stay, version, context)
  return { key: stay.guestKey, page, hasSums: showsSums(stay) }
}

type Signed = { by: string; verb: string; version: number }

export type LogValue = string | number | boolean

export type LogChanges = { [name: string]: { before?: LogValue; after?: LogValue } }

/** Writes the entry of a change, and the version that it makes. */
export function logWrites(
  { id, entry }: { id: string; entry: string },
  signed: Signed,
  changes: LogChanges = {},
): Writes {
  const isEmpty = Object.keys(changes).length === 0
  return {
    [`versions/${id}`]: { n: signed.version, entry },
    [`log/${id}/${entry}`]: { at: SERVER_TIME, ...signed, ...(!isEmpty && { changes }) },
  }
}

/** The changes of a log entry for a payment: its key, day and amount. */
export function paymentLog(
  { key, date, amount }: KeyedPayment,
  side: 'before' | 'after',
): LogChanges {
  return { payment: { [side]: key }, date: { [side]: date }, amount: { [side]: amount } }
}

/** The changed fields: their values, or that there is one where the log may not keep a value. */
export function logOfFields(
  before: ReservationDraft | null,
  after: ReservationDraft | null,
): LogChanges {
  const names: readonly NameOf<typeof reservationFields>[] =
    before && after ? changedFields(before, after) : namesOf(reservationFields)
  const [previous, next] = [before, after].map((draft) => (draft ? loggable(draft) : {}))
  return Object.fromEntries(
    names.flatMap((name) => {
      const { logged } = reservationFields[name]
      const sides = {
        // Of what a person typed neither the old nor the new value is kept.
        ...(logged && previous?.[name] !== undefined && { before: previous[name] }),
        ...(next?.[name] !== undefined && { after: logged ? next[name] : true }),
      }
      return Object.keys(sides).length > 0 ? [[name, sides]] : []
    }),
  )
}

function loggable(draft: ReservationDraft): { [name: string]: LogValue } {
  return writeFields(reservationFields, fieldValues(draft))
}
