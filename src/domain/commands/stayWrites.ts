import { cancellationFields } from '#domain/cancellation.ts'
import { readOlder } from '#domain/records.ts'
import { namesOf, valueOf, writeFields } from '#domain/record.ts'
import {
  holdsNights,
  type ReservationDraft,
  type Seen,
  storedDetailFields,
  writeDetails,
} from '#domain/reservation.ts'
import { type ServerState, below, SERVER_TIME, type Writes } from './writes.ts'
import { nightsOf, sameStay, type Stay } from '#domain/stay.ts'
import { writeStay } from '#domain/storedStay.ts'
import { type Payment, writePayment } from '#domain/payments/payment.ts'

export type KeyedPayment = Payment & { key: string }

/** A payment without its key, to be added again. */
export function withoutKey(keyed: KeyedPayment): Payment {
  const { key: _key, ...payment } = keyed
  return payment
}

/** The path of a payment. */
export function paymentPath(id: string, key: string): string {
  return `payments/${id}/${key}`
}

/** Writes a payment in the name of `by` and at the server's time. */
export function paymentWrites(id: string, key: string, by: string, payment: Payment): Writes {
  const written = { ...writePayment(payment), by, at: SERVER_TIME }
  return { [paymentPath(id, key)]: written }
}

type Step = {
  id: string
  by: string
  version: number
  base: Seen | null
  wanted: ReservationDraft | null
}

/** Writes both halves of a stay and its nights: the fields that change, or the whole record where none is stored yet. */
export function stayWrites(step: Step, serverState: ServerState | null): Writes {
  const { id, base, wanted } = step
  const was = base && 'stay' in base && holdsNights(base) ? base.stay : null
  const is = wanted && holdsNights(wanted) ? wanted.stay : null
  const isMoved = !(was && is ? sameStay(was, is) : was === is)
  const isFirst = base?.version === 0
  return {
    ...((isMoved || !wanted) && { [`reservations/${id}`]: is && writeStay(is) }),
    ...detailWrites(step, serverState),
    // Its public half keeps its dates as they are written, and loses everything else.
    ...(isFirst && !isMoved && olderDates(id, serverState)),
    ...((isMoved || isFirst || !wanted) && nightWrites(id, was, is, serverState)),
  }
}

function detailWrites(step: Step, serverState: ServerState | null): Writes {
  const { id, base, wanted, version } = step
  const path = `reservationDetails/${id}`
  if (!wanted) return { [path]: null }
  const after = { ...writeDetails(wanted), ...endWrites(step), version }
  const isStored = serverState ? serverState.details !== null : base !== null && base.version > 0
  if (!isStored) return { [path]: withoutNull(after) }
  const before = base && 'stay' in base && base.version > 0 ? writeDetails(base) : null
  const names = new Set([...namesOf(storedDetailFields), ...Object.keys(after)])
  const changed = [...names].filter((name) => valueOf(before, name) !== valueOf(after, name))
  return below(
    path,
    Object.fromEntries(changed.map((name) => [name, valueOf(after, name) ?? null])),
  )
}

/** The cancellation and the deletion of a stay: signed if new, `null` if undone. */
function endWrites({ by, base, wanted }: Step) {
  const before = base && 'stay' in base ? base : null
  const signature = { by, at: SERVER_TIME }
  const { cancellation, deletion, blocked } = wanted ?? {}
  return {
    ...(cancellation
      ? !before?.cancellation && {
          cancellation: { ...writeFields(cancellationFields, cancellation), ...signature },
        }
      : before?.cancellation && { cancellation: null }),
    ...(deletion
      ? !before?.deletion && { deletion: { ...signature, ...(blocked && { blocked: true }) } }
      : before?.deletion && { deletion: null }),
  }
}

function withoutNull(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
}

function olderDates(id: string, serverState: ServerState | null): Writes {
  const older = serverState && readOlder(serverState.dates)
  return older ? { [`reservations/${id}`]: older.dates } : {}
}

/** Without `serverState`, the stay is taken to hold the nights of `was`. */
function nightWrites(
  id: string,
  was: Stay | null,
  is: Stay | null,
  serverState: ServerState | null,
): Writes {
  const claimed = is ? nightsOf(is) : []
  const held = serverState
    ? [...serverState.holders].flatMap(([night, holder]) => (holder === id ? [night] : []))
    : was
      ? nightsOf(was)
      : []
  const freed = held.filter((night) => !claimed.includes(night))
  const free = claimed.filter((night) =>
    [id, null, undefined].includes(serverState?.holders.get(night)),
  )
  return {
    ...Object.fromEntries(freed.map((night) => [`nights/${night}`, null])),
    ...Object.fromEntries(free.map((night) => [`nights/${night}`, id])),
  }
}
