import * as v from 'valibot'
import {
  type Booked,
  type Cancelled,
  type CancelledStay,
  type Reservation,
  type ReservationDraft,
  type StoredStay,
  isCancelled,
  isReadable,
  reservationFields,
} from './reservation.ts'
import { type Cancellation, cancellationFields } from './cancellation.ts'
import { type Change, changedBy, type Read, refused } from '#domain/save/change.ts'
import { Failure, GoneMeanwhile, NightTaken } from '#domain/save/failure.ts'
import type { Origin } from '#domain/channels/plan.ts'
import { cleaningWrites } from '#domain/cleaning/cleaning.ts'
import { getField, namesOf, readValues, writeFields } from '#domain/field/record.ts'
import { answerWrites, isUnchanged } from '#domain/request/requestChange.ts'
import type { Answer, StoredRequest } from '#domain/request/request.ts'
import type { IsoDate } from '#domain/date.ts'
import { keepAgreement, keptFields } from './keptAgreement.ts'
import { recordBefore } from './recordBefore.ts'
import {
  agreementWrites,
  claimedNights,
  logWrites,
  type KeyedPayment,
  type LogChanges,
  type LogValue,
  logOfFields,
  stayPageWrites,
  paymentLog,
  type PaymentUpdate,
  paymentWrites,
  stayWrites,
} from './stayWrites.ts'
import type { SaveContext } from '#domain/settings/keys.ts'
import type { StayDates } from './stayDates.ts'
import { earlierWrites } from './earlierTexts.ts'
import { keptTextsGone } from './keptTexts.ts'
import { mergeWrites, type Writes } from '#domain/save/writes.ts'
import { type Payment, paymentFields } from '#domain/payments/payment.ts'

/** The verbs of the log; a removed person has a separate command. */
const LOGGED_VERBS = [
  'add',
  'edit',
  'cancel',
  'uncancel',
  'delete',
  'pay',
  'unpay',
  'forget',
] as const

export type Verb = (typeof LOGGED_VERBS)[number]

/** A request that a change of a stay answers in the same update. */
type Answered = { request: StoredRequest; answer: Answer }

/** What adding a stay and editing one have in common. */
type Saving = {
  next: ReservationDraft
  /** Payments that come with it. */
  payments: readonly KeyedPayment[]
  answered: readonly Answered[]
}

/** An owner's operation on a stay; `original` is the record that its editor saw. */
export type Command =
  /** The version of a deleted stay that is added again; 0 for any other. `texts` are those that its deletion removed. */
  | ({ verb: 'add'; id?: string; version: number; texts?: Writes } & Saving)
  /** `earlier` are the payments before, for a guest's page that this change creates. */
  | ({ verb: 'edit'; original: StoredStay; earlier: readonly KeyedPayment[] } & Saving)
  | { verb: 'cancel'; original: Reservation; next: Cancelled }
  | { verb: 'uncancel'; original: CancelledStay; next: Booked }
  /** Deletes the record with its payments and kept texts; `texts` are for an undo. */
  | {
      verb: 'delete'
      original: StoredStay
      payments: readonly KeyedPayment[]
      texts?: Writes
      answered: readonly Answered[]
    }
  /** A payment can come with another deposit, which `next` has. */
  | { verb: 'pay' | 'unpay'; original: Reservation; next: ReservationDraft; payment: KeyedPayment }

/** A command with the id of its stay and the key of its entry in the log. */
export type StayChange = Command & { id: string; entry: string }

/** The id of a command's stay; `newId` for one that is added. */
export function idOf(command: Command, newId: () => string): string {
  return command.verb === 'add' ? (command.id ?? newId()) : command.original.id
}

/** Adds a stay, with payments that came with it, and the requests that it answers. */
export function toAdd(
  next: ReservationDraft,
  more: Partial<Saving> & { id?: string; texts?: Writes } = {},
) {
  return { verb: 'add', version: 0, next, payments: [], answered: [], ...more } as const
}

/** Closes days to guests, under a name that is shown in a guest's place. */
export function toClose(dates: StayDates, musteriAdi: string, origin: Origin = {}) {
  const empty = { kapora: 0, kalan: 0, toplamUcret: 0, notlar: '' }
  return toAdd({ ...empty, ...origin, musteriAdi, dates, status: 'blocked' })
}

/** Replaces a record; accepting a held request answers it and records its payments. */
export function toEdit(
  original: StoredStay,
  next: ReservationDraft,
  more: Partial<Saving> & { earlier?: readonly KeyedPayment[] } = {},
) {
  return {
    verb: 'edit',
    original,
    next: draftIn(next),
    payments: [],
    answered: [],
    earlier: [],
    ...more,
  } as const
}

/** Cancels a stay. */
export function toCancel(original: Reservation, cancellation: Cancellation) {
  const next = draftIn(original)
  // The database signs the cancellation, so these two values are not stored.
  const signed = { ...cancellation, by: '', at: 0 }
  return {
    verb: 'cancel',
    original,
    next: { ...next, status: 'cancelled', cancellation: signed },
  } as const
}

/** Brings a cancelled stay back, with its nights. */
export function toUncancel(original: CancelledStay) {
  const { id: _, version: __, cancellation: ___, ...next } = original
  return { verb: 'uncancel', original, next: { ...next, status: 'booked' } } as const
}

/** Deletes a record with its payments; a held one with the answer to its request. */
export function toDelete(
  original: StoredStay,
  more: {
    payments?: readonly KeyedPayment[]
    texts?: Writes
    answered?: readonly Answered[]
  } = {},
) {
  return { verb: 'delete', original, payments: [], answered: [], ...more } as const
}

/** Adds a payment, or with a negative amount a refund, to a stay; `next` is the stay with another deposit. */
export function toPay(
  original: Reservation,
  payment: KeyedPayment,
  next: ReservationDraft = original,
) {
  return { verb: 'pay', original, next: draftIn(next), payment } as const
}

/** Takes a payment of a stay back. */
export function toUnpay(
  original: Reservation,
  payment: KeyedPayment,
  next: ReservationDraft = original,
) {
  return { verb: 'unpay', original, next: draftIn(next), payment } as const
}

/** The command that undoes a stored change; `null` if nothing does. */
export function undoOf(change: StayChange, today: IsoDate): Command | null {
  if (change.verb === 'add') return change.next.status === 'blocked' ? undoOfAdding(change) : null
  const { original } = change
  if (!isReadable(original)) return null
  const { id, version } = original
  switch (change.verb) {
    case 'edit':
      return toEdit(
        { ...(storedNext(change, today) ?? change.next), id, version: version + 1 },
        original,
      )
    case 'cancel':
      return toUncancel({ ...change.next, id, version: version + 1 })
    case 'uncancel':
      return isCancelled(original)
        ? toCancel({ ...change.next, id, version: version + 1 }, original.cancellation)
        : null
    case 'delete':
      return {
        ...toAdd(draftIn(original), { payments: change.payments, texts: change.texts ?? {} }),
        id,
        version: version + 1,
      }
    case 'pay':
      return toUnpay({ ...change.next, id, version: version + 1 }, change.payment, original)
    case 'unpay':
      return toPay({ ...change.next, id, version: version + 1 }, change.payment, original)
  }
}

/** Deletes an added stay with the payments that came with it. */
export function undoOfAdding({ id, version, next, payments }: AddedStay): Command {
  return toDelete({ ...next, id, version: version + 1 }, { payments })
}

/** A stay that was added. */
export type AddedStay = Extract<StayChange, { verb: 'add' }>

/** A stay that was added or edited. */
export type StaySaving = Extract<StayChange, { verb: 'add' | 'edit' }>

/** The change of a stay as one update: both halves, nights, payments, the guest's page and the log. */
export function changeStay(change: StayChange): Change {
  return {
    writes: (by, context) => writesOf(change, by, context),
    refusal: (read) => refusalOf(change, read),
  }
}

/** The changes of several stays as one update: all are stored, or none. */
export function changeStays(changes: readonly StayChange[]): Change {
  return {
    writes: (by, context) => mergeWrites(changes.map((change) => writesOf(change, by, context))),
    async refusal(read) {
      const all = await Promise.all(changes.map((change) => refusalOf(change, read)))
      const failures = all.filter((failure) => failure !== null)
      return failures.find(({ reason }) => reason !== 'permission') ?? failures[0] ?? null
    },
  }
}

/** What a command makes of its stay and its payments. */
type Effect = {
  before: StoredStay | null
  /** The version before. */
  version: number
  next: ReservationDraft | null
  payments: PaymentUpdate
  answered: readonly Answered[]
}

const NO_PAYMENTS: PaymentUpdate = { earlier: [], changed: [], isRemoving: false }

function effectOf(command: Command): Effect {
  if (command.verb === 'add') {
    const { version, payments, ...saving } = command
    return { ...saving, before: null, version, payments: { ...NO_PAYMENTS, changed: payments } }
  }
  const { original: before } = command
  const seen = { before, version: before.version }
  switch (command.verb) {
    case 'edit': {
      const { payments: changed, earlier, ...saving } = command
      return { ...saving, ...seen, payments: { earlier, changed, isRemoving: false } }
    }
    case 'cancel':
    case 'uncancel':
      return { ...seen, next: command.next, payments: NO_PAYMENTS, answered: [] }
    case 'delete': {
      const { payments: changed, answered } = command
      const payments = { earlier: [], changed, isRemoving: true }
      return { ...seen, next: null, payments, answered }
    }
    case 'pay':
    case 'unpay': {
      const changed = [command.payment]
      const payments = { earlier: [], changed, isRemoving: command.verb === 'unpay' }
      return { ...seen, next: command.next, payments, answered: [] }
    }
  }
}

/** What a change writes in the name of `by`. */
function writesOf(change: StayChange, by: string, context: SaveContext): Writes {
  const { id, entry, verb } = change
  const { before, version: seen, next: wanted, payments, answered } = effectOf(change)
  const version = seen + 1
  const original = isReadable(before) ? before : null
  const next = wanted && storedNext(change, context.today)
  const update = { id, by, version, original, isRepair: before !== original, next, context }
  return {
    ...stayWrites(update),
    ...mergeWrites(
      payments.changed.map((payment) => paymentWrites(id, by, payment, payments.isRemoving)),
    ),
    ...cleaningWrites(id, original, next, context.cleanings),
    ...stayPageWrites(update, payments),
    ...mergeWrites(
      answered.map(({ request, answer }) => answerWrites(request, answer, { entry, by })),
    ),
    ...earlierWrites({ id, entry, by }, before, next),
    ...agreementWrites(update, entry),
    ...(verb === 'delete' && keptTextsGone(id)),
    ...(verb === 'add' && change.texts),
    ...logWrites({ id, entry }, { by, verb, version }, logOf(change)),
  }
}

/** The stay as a change stores it on a day. */
function storedNext(change: StayChange, today: IsoDate): ReservationDraft | null {
  const { before, next } = effectOf(change)
  // A deleted stay that comes back brings its agreements.
  const kept = next?.agreement?.entry
  const texts = change.verb === 'add' ? (change.texts ?? {}) : {}
  if (!next || `agreements/${change.id}/${kept}` in texts) return next
  const previous = before && recordBefore(before, next)
  // What was agreed cannot be compared with a sum that cannot be read.
  const isChanged =
    before !== null && !isReadable(before) && before.wrong.some((name) => name in keptFields)
  return keepAgreement(previous, next, { entry: change.entry, today, isChanged })
}

function logOf(command: Command): LogChanges {
  switch (command.verb) {
    case 'add':
      return { ...logOfFields(null, command.next), ...savedPaymentLog(command.payments) }
    case 'edit': {
      const before = isReadable(command.original) ? command.original : null
      return { ...logOfFields(before, command.next), ...savedPaymentLog(command.payments) }
    }
    case 'uncancel':
      return logOfFields(command.original, command.next)
    case 'delete':
      return logOfFields(isReadable(command.original) ? command.original : null, null)
    case 'cancel':
      return cancellationLog(command.next.cancellation)
    case 'pay':
    case 'unpay': {
      const side = command.verb === 'pay' ? 'after' : 'before'
      const fields = logOfFields(command.original, command.next)
      return { ...fields, ...paymentLog(command.payment, side) }
    }
  }
}

// The log has no texts.
const { reason: _reason, ...loggedCancellation } = cancellationFields

function cancellationLog(cancellation: Cancellation): LogChanges {
  const logged: { [name: string]: LogValue } = writeFields(loggedCancellation, cancellation)
  return Object.fromEntries(Object.entries(logged).map(([name, after]) => [name, { after }]))
}

/** The payment that was saved with its stay; several belong to a stay that was deleted, whose log has them. */
function savedPaymentLog([payment, ...others]: readonly KeyedPayment[]): LogChanges {
  return payment && others.length === 0 ? paymentLog(payment, 'after') : {}
}

async function refusalOf(change: StayChange, read: Read): Promise<Failure | null> {
  const { id, entry } = change
  const { before, version: seen, next, answered } = effectOf(change)
  if ((await read(`log/${id}/${entry}`)) !== null) return null
  for (const { request } of answered) {
    if (!isUnchanged(request, await read(`requests/${request.id}`)))
      return new Failure('answered', 'A request has another answer by now')
  }
  const [dates, details] = [
    await read(`reservations/${id}`),
    await read(`reservationDetails/${id}`),
  ]
  if (before && dates === null && details === null) return next ? new GoneMeanwhile() : null
  const version = Number(getField(details, 'version') ?? 0)
  if (version !== (before ? seen : 0)) return changedBy(await newestEntry(id, read))
  for (const night of claimedNights({ original: isReadable(before) ? before : null, next })) {
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

const { musteriAdi, source, sourceTitle } = reservationFields
const guestFields = { musteriAdi, source, sourceTitle }

/** What names a stay to an owner; a stay that is unreadable has no name. */
async function guestOf(id: string, read: Read): Promise<NightTaken['guest']> {
  return readValues(guestFields, await read(`reservationDetails/${id}`)) ?? { musteriAdi: '' }
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
  cancellation: Partial<Cancellation> | null
}

const entrySchema = v.object({
  at: v.number(),
  by: v.string(),
  verb: v.picklist(LOGGED_VERBS),
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
    const cancellation = readValues(loggedCancellation, after)
    return [{ id, ...entry, steps, payment, cancellation }]
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

function readLogged(side: object, name: FieldName): unknown {
  const field = reservationFields[name]
  const read = v.safeParse(field.stored, getField(side, name))
  return field.logged && read.success ? read.output : undefined
}
