import { valueOf } from './record.ts'
import { answerWrites } from './commands/answerWrites.ts'
import {
  type Command,
  toDelete,
  toEdit,
  toPay,
  toUncancel,
  toUndelete,
  toUnpay,
  toCancel,
} from './commands/command.ts'
import { logWrites, type LogChanges, logOfFields, paymentLog } from './commands/logWrites.ts'
import { pageWrites, startsToShowSums } from './commands/pageWrites.ts'
import {
  type KeyedPayment,
  paymentPath,
  paymentWrites,
  stayWrites,
  withoutKey,
} from './commands/stayWrites.ts'
import { together, type Writes, type ServerState } from './commands/writes.ts'
import { cleaningWrites } from './cleaning/cleaning.ts'
import { pageGoneWrites } from './guide/guide.ts'
import { openingOf } from './payments/account.ts'
import type { Payment } from './payments/payment.ts'
import type { OfficeKeys } from './settings/keys.ts'
import { type ReservationDraft, sameReservation, stayStatus } from './reservation.ts'

/** A change of one stay, which can be sent twice: `entry` is its key in the log, `at` in ms. */
export type Change = Command & { entry: string; id: string; at: number }

export const CHANGE_VERBS = [
  'add',
  'edit',
  'cancel',
  'uncancel',
  'delete',
  'undelete',
  'pay',
  'unpay',
  'convert',
  'forget',
  'purge',
] as const

export type Verb = (typeof CHANGE_VERBS)[number]

/**
 * What a change writes in the name of `by`, all at once: the stay, its payments, its guest's page and the entry of its log. Without
 * `serverState`, the stay is taken to be stored as its base.
 */
export function writesOf(
  change: Change,
  by: string,
  serverState: ServerState | null,
  keys: OfficeKeys = {},
): Writes {
  const { id, entry, verb, base, wanted } = change
  const version = versionAfter(change, serverState)
  const paid = paidBy(change)
  const writes = {
    // First, because the stay takes the nights over.
    ...(verb === 'add' && releaseWrites(change, by, keys)),
    ...stayWrites({ id, by, version, base, wanted }, serverState),
    ...together(paid.map(({ key, ...payment }) => paymentWrites(id, key, by, payment))),
    ...(verb === 'unpay' && { [paymentPath(id, change.payment.key)]: null }),
    ...(verb === 'add' && acceptWrites(change, by, serverState)),
    ...logWrites({ id, entry }, { by, verb, version }, logOf(change)),
  }
  const sum = paid.reduce((lira, { amount }) => lira + amount, 0)
  const more = verb === 'unpay' ? -change.payment.amount : sum
  const was = base && 'stay' in base ? base : null
  return {
    ...writes,
    ...pageWrites({ id, version, base, wanted, keys }, { more, serverState }),
    ...cleaningWrites(id, was, wanted, keys.cleaning),
  }
}

/** The version that a change makes; a stay that is added again goes on from the last one of its id. */
function versionAfter({ base }: Pick<Change, 'base'>, serverState: ServerState | null): number {
  return (base?.version ?? serverState?.version ?? 0) + 1
}

/** Whether the page of the stay's guest begins to show what was paid, which has to be read for that. */
export function needsPayments(change: Change): boolean {
  return startsToShowSums(change)
}

/** The payments that a change adds. A first payment comes with another one for the deposit that counted as paid until then. */
function paidBy(change: Change): KeyedPayment[] {
  const { entry } = change
  if (change.verb === 'add') return [...(change.payments ?? [])]
  if (change.verb !== 'pay' && change.verb !== 'cancel') return []
  const date = change.verb === 'pay' ? change.payment.date : change.date
  const opening = openingOf(change.base, date)
  return [
    // Before every key of these decades, which begins with a letter after its dash.
    ...(opening ? [{ ...opening, key: `-${entry}` }] : []),
    ...(change.verb === 'pay' ? [{ ...change.payment, key: entry }] : []),
  ]
}

/** Deletes the stays that held the nights of a new one. */
function releaseWrites(
  { entry, at, releases = [] }: Extract<Change, { verb: 'add' }>,
  by: string,
  keys: OfficeKeys,
): Writes {
  return together(
    releases.map((hold) => writesOf({ ...toDelete(hold), id: hold.id, entry, at }, by, null, keys)),
  )
}

const UNANSWERED = { stored: null, version: 0 }

/** Accepts the requests that a new stay answers; without `serverState`, they are taken to have no answer yet. */
function acceptWrites(
  { id, entry, requests = [], wanted }: Extract<Change, { verb: 'add' }>,
  by: string,
  serverState: ServerState | null,
): Writes {
  const answers = requests.map((request) => {
    const now = serverState?.openRequests.get(request) ?? UNANSWERED
    const key = valueOf(now.stored, 'guestKey')
    return {
      ...answerWrites(request, { entry, by }, now, { status: 'accepted', reservationId: id }),
      // The same request sent again under another key: the stay has one page.
      ...(typeof key === 'string' && key !== wanted.guestKey && pageGoneWrites(key)),
    }
  })
  return together(answers)
}

function logOf(change: Change): LogChanges {
  if (change.verb === 'pay') {
    const opening = openingOf(change.base, change.payment.date)
    return { ...paymentLog(change.payment, 'after'), ...openingLog(opening) }
  }
  if (change.verb === 'unpay')
    return { ...paymentLog(change.payment, 'before'), payment: { before: change.payment.key } }
  if (change.verb === 'cancel') {
    const kept = change.wanted.cancellation?.kept ?? 0
    return { kept: { after: kept }, ...openingLog(openingOf(change.base, change.date)) }
  }
  const { base, wanted } = change
  return logOfFields(base && 'stay' in base ? base : null, wanted)
}

function openingLog(opening: Payment | null): LogChanges {
  return opening ? { opening: { after: opening.amount } } : {}
}

/** Whether a stay that is `current` already leaves nothing of a change to do. */
export function isDone({ verb, wanted }: Change, current: ReservationDraft): boolean {
  if (verb === 'pay' || verb === 'unpay' || !wanted) return false
  return stayStatus(current) === stayStatus(wanted) && sameReservation(current, wanted)
}

/** The path of a payment that a change removes; without it the change is already done. */
export function deletedPath(change: Change): string | null {
  return change.verb === 'unpay' ? paymentPath(change.id, change.payment.key) : null
}

/** The change that undoes a stored change; `null` if nothing does. */
export function undoOf(change: Change): Command | null {
  const { id, verb, base, wanted } = change
  if (verb === 'add' || !base || !('stay' in base) || !wanted) return null
  const after = { ...wanted, id, version: base.version + 1 }
  const { cancellation, deletion } = after
  switch (verb) {
    case 'edit':
      return toEdit(after, base)
    case 'pay':
      return toUnpay(after, { ...change.payment, key: change.entry })
    case 'unpay':
      return toPay(after, withoutKey(change.payment))
    case 'cancel':
      return cancellation ? toUncancel({ ...after, cancellation }) : null
    case 'uncancel':
      // Its payments are recorded one by one already, so no earlier one is added.
      return base.cancellation ? toCancel(after, base.cancellation, base.stay.checkIn) : null
    case 'delete':
      return deletion ? toUndelete({ ...after, deletion }) : null
    case 'undelete':
      return toDelete(after)
  }
}

/** The stay that a change is about, as it is wanted, else as it was; `null` of a record that nobody can read. */
export function stayIn({ base, wanted }: Pick<Change, 'base' | 'wanted'>): ReservationDraft | null {
  return wanted ?? (base && 'stay' in base ? base : null)
}
