import * as v from 'valibot'
import {
  type Cancellation,
  type CancelledStay,
  type Reservation,
  type ReservationDraft,
  type StoredStay,
  cancellationFields,
  isCancelled,
  reservationFields,
} from './reservation.ts'
import { type Change, changedBy, type Read, refused } from '#domain/save/change.ts'
import { Failure, GoneMeanwhile, NightTaken } from '#domain/save/failure.ts'
import { cleaningWrites } from '#domain/cleaning/cleaning.ts'
import { getField, namesOf, readValues } from '#domain/field/record.ts'
import { answerWrites } from '#domain/request/requestChange.ts'
import type { Answer, StoredRequest } from '#domain/request/request.ts'
import {
  claimedNights,
  logWrites,
  type KeyedPayment,
  type LogChanges,
  logOfFields,
  pageWrites,
  paymentWrites,
  stayWrites,
} from './stayWrites.ts'
import type { SaveContext } from '#domain/settings/keys.ts'
import { together, type Writes } from '#domain/save/writes.ts'
import { type Payment, paymentFields } from '#domain/payments/payment.ts'

const CHANGE_VERBS = [
  'add',
  'edit',
  'cancel',
  'uncancel',
  'delete',
  'pay',
  'unpay',
  'convert',
  'forget',
] as const

export type Verb = (typeof CHANGE_VERBS)[number]

/** A request that a change of a stay answers in the same update. */
type Answered = { request: StoredRequest; answer: Answer }

/** An owner's operation on a stay. */
export type Command = {
  verb: Verb
  /** The record that its editor saw; `null` for a new one. */
  original: StoredStay | null
  /** `null` deletes it. */
  next: ReservationDraft | null
  /** The version of a deleted stay that is added again; missing for any other. */
  version?: number
  /** The id of a deleted stay that is added again. */
  id?: string
  /** Payments that are added, or with `unpay` and `delete` removed. */
  payments?: readonly KeyedPayment[]
  answered?: Answered
  /** The payments before, for a guest's page that this change creates. */
  earlier?: readonly KeyedPayment[]
}

/** A command with the id of its stay and the key of its entry in the log. */
export type StayChange = Command & { id: string; entry: string }

/** Adds a stay, with payments that came with it, and the request that it accepts or holds. */
export function toAdd(
  next: ReservationDraft,
  { payments = [], answered }: { payments?: readonly KeyedPayment[]; answered?: Answered } = {},
): Command {
  return { verb: 'add', original: null, next, payments, ...(answered && { answered }) }
}

/** Makes of a record its next state; accepting a held request answers it and pays. */
export function toEdit(
  original: StoredStay,
  next: ReservationDraft,
  more: Pick<Command, 'answered' | 'earlier' | 'payments'> = {},
): Command {
  return { verb: 'edit', original, next: draftIn(next), ...more }
}

/** Cancels a stay. */
export function toCancel(original: Reservation, cancellation: Cancellation): Command {
  // The database signs the cancellation, so these two values are not stored.
  const next = { ...draftIn(original), cancellation: { ...cancellation, by: '', at: 0 } }
  return { verb: 'cancel', original, next: { ...next, status: 'cancelled' } }
}

/** Brings a cancelled stay back, with its nights. */
export function toUncancel(original: CancelledStay): Command {
  const { id: _, version: __, cancellation: ___, ...next } = original
  return { verb: 'uncancel', original, next: { ...next, status: 'booked' } }
}

/** Deletes a record with its payments; a held one with the answer to its request. */
export function toDelete(
  original: StoredStay,
  { payments = [], answered }: { payments?: readonly KeyedPayment[]; answered?: Answered } = {},
): Command {
  return { verb: 'delete', original, next: null, payments, ...(answered && { answered }) }
}

/** Adds a payment, or with a negative amount a refund, to a stay. */
export function toPay(original: Reservation, payment: KeyedPayment): Command {
  return { verb: 'pay', original, next: draftIn(original), payments: [payment] }
}

/** Takes a payment of a stay back. */
export function toUnpay(original: Reservation, payment: KeyedPayment): Command {
  return { verb: 'unpay', original, next: draftIn(original), payments: [payment] }
}

/** A stay before and after a change, and the change's payments. */
type Changed = {
  before: Reservation
  after: Reservation | null
  payments: readonly KeyedPayment[]
}

/** The command that undoes each operation on a stored stay; `null` if nothing does. */
const UNDO: { readonly [verb in Verb]: ((changed: Changed) => Command | null) | null } = {
  add: null,
  edit: ({ before, after }) => after && toEdit(after, before),
  pay: ({ after, payments: [payment] }) => (after && payment ? toUnpay(after, payment) : null),
  unpay: ({ after, payments: [payment] }) => (after && payment ? toPay(after, payment) : null),
  cancel: ({ after }) => (after && isCancelled(after) ? toUncancel(after) : null),
  uncancel: ({ before, after }) =>
    after && isCancelled(before) ? toCancel(after, before.cancellation) : null,
  delete: ({ before, payments }) => ({
    ...toAdd(draftIn(before), { payments }),
    id: before.id,
    version: before.version + 1,
  }),
  convert: null,
  forget: null,
}

/** The command that undoes a stored change; `null` if nothing does. */
export function undoOf(change: StayChange): Command | null {
  const { id, verb, original, next, payments = [] } = change
  if (verb === 'add' && next?.status === 'blocked') return undoOfAdding(change)
  if (!original || !('dates' in original)) return null
  const after = next && { ...next, id, version: original.version + 1 }
  return UNDO[verb]?.({ before: original, after, payments }) ?? null
}

/** Deletes an added stay with the payments that came with it. */
export function undoOfAdding(change: StayChange): Command | null {
  const { id, next, payments = [] } = change
  return next && toDelete({ ...next, id, version: versionAfter(change) }, { payments })
}

/** The change of a stay as one update: both halves, nights, payments, the guest's page and the log. */
export function changeStay(change: StayChange): Change {
  return {
    writes: (by, context) => writesOf(change, by, context),
    refusal: (read) => refusalOf(change, read),
  }
}

/** What a change writes in the name of `by`. */
function writesOf(change: StayChange, by: string, context: SaveContext): Writes {
  const { id, entry, verb, original, next, payments = [], answered, earlier = [] } = change
  const version = versionAfter(change)
  const isRemoving = verb === 'unpay' || verb === 'delete'
  const step = { id, by, version, original, next, context }
  return {
    ...stayWrites(step),
    ...together(payments.map((payment) => paymentWrites(id, by, payment, isRemoving))),
    ...cleaningWrites(
      id,
      original && 'dates' in original ? original : null,
      next,
      context.cleanings,
    ),
    ...pageWrites(step, { earlier, changed: payments, isRemoving }),
    ...(answered && answerWrites(answered.request, answered.answer, { entry, by })),
    ...logWrites({ id, entry }, { by, verb, version }, logOf(change)),
  }
}

function versionAfter({ original, version = 0 }: Command): number {
  return (original?.version ?? version) + 1
}

function logOf({ verb, original, next, payments = [] }: Command) {
  const [payment] = payments
  if (verb === 'pay' && payment) return paymentLog(payment, 'after')
  if (verb === 'unpay' && payment) return paymentLog(payment, 'before')
  if (verb === 'cancel')
    return { kept: { after: next?.status === 'cancelled' ? next.cancellation.kept : 0 } }
  return logOfFields(original && 'dates' in original ? original : null, next)
}

/** The key, the day and the amount of a payment. */
function paymentLog({ key, date, amount }: KeyedPayment, side: 'before' | 'after'): LogChanges {
  return { payment: { [side]: key }, date: { [side]: date }, amount: { [side]: amount } }
}

async function refusalOf(change: StayChange, read: Read): Promise<Failure | null> {
  const { id, entry, original, next, answered } = change
  if ((await read(`log/${id}/${entry}`)) !== null) return null
  if (answered) {
    const now = Number((await read(`versions/${answered.request.id}/n`)) ?? 0)
    if (now !== answered.request.version)
      return new Failure('answered', 'The request has another answer by now')
  }
  const [dates, details] = [
    await read(`reservations/${id}`),
    await read(`reservationDetails/${id}`),
  ]
  if (original && dates === null && details === null) return next ? new GoneMeanwhile() : null
  const version = Number(getField(details, 'version') ?? 0)
  if (version !== (original?.version ?? 0)) return changedBy(await newestEntry(id, read))
  for (const night of claimedNights({ original, next })) {
    const holder = await read(`nights/${night}`)
    if (typeof holder === 'string' && holder !== id)
      return new NightTaken(night, await guestOf(holder, read), holder)
  }
  return refused()
}

/** The newest entry in the log of a record: who changed it, when and how. */
async function newestEntry(id: string, read: Read): Promise<unknown> {
  const entry = await read(`versions/${id}/entry`)
  return typeof entry === 'string' ? read(`log/${id}/${entry}`) : null
}

async function guestOf(id: string, read: Read): Promise<string> {
  const name = await read(`reservationDetails/${id}/musteriAdi`)
  return typeof name === 'string' && name !== '' ? name : id
}

function draftIn(stay: ReservationDraft & { id?: string; version?: number }): ReservationDraft {
  const { id: _, version: __, ...draft } = stay
  return draft
}

type FieldName = keyof typeof reservationFields

/** Missing if the field had no value, or if the log only contains that it changed. */
type FieldStep = { name: FieldName; before: unknown; after: unknown }

/** A change of a stay: its time (ms since 1970), its author, and the fields. */
export type StayEntry = {
  id: string
  at: number
  by: string
  verb: Verb
  steps: FieldStep[]
  /** The date and amount of a payment or an undone one. */
  payment: Pick<Payment, 'date' | 'amount'> | null
  kept: number | null
}

const entrySchema = v.object({
  at: v.number(),
  by: v.string(),
  verb: v.picklist(CHANGE_VERBS),
  changes: v.optional(
    v.record(
      v.string(),
      v.object({ before: v.exactOptional(v.unknown()), after: v.exactOptional(v.unknown()) }),
    ),
    {},
  ),
})

/** Reads what is stored under `/log/{stay}`, newest first; what cannot be read is left out. */
export function readStayLog(stored: readonly (readonly [string, unknown])[]): StayEntry[] {
  const entries = stored.flatMap(([id, value]): StayEntry[] => {
    const read = v.safeParse(entrySchema, value)
    if (!read.success) return []
    const { changes, ...entry } = read.output
    const [before, after] = [sideOf(changes, 'before'), sideOf(changes, 'after')]
    const steps = namesOf(reservationFields)
      .filter((name) => name in before || name in after)
      .map((name) => ({ name, before: readLogged(before, name), after: readLogged(after, name) }))
    const payment = readPaid({ ...before, ...after })
    return [{ id, ...entry, steps, payment, kept: readKept(after) }]
  })
  return [...entries].sort((one, other) => other.at - one.at)
}

function sideOf(changes: { [name: string]: object }, side: 'before' | 'after'): object {
  const values = Object.entries(changes).map(
    ([name, sides]) => [name, getField(sides, side)] as const,
  )
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

function readPaid(side: object): StayEntry['payment'] {
  return readValues({ date: paymentFields.date, amount: paymentFields.amount }, side)
}

function readKept(side: object): number | null {
  const read = v.safeParse(cancellationFields.kept.stored, getField(side, 'kept'))
  return read.success ? read.output : null
}

function readLogged(side: object, name: FieldName): unknown {
  const field = reservationFields[name]
  const read = v.safeParse(field.stored, getField(side, name))
  return field.logged && read.success ? read.output : undefined
}
