import { cancellationFields } from '#domain/cancelled/cancellation.ts'
import { readOlder } from '#domain/olderRecord.ts'
import { namesOf, valueOf, writeFields } from '#domain/record.ts'
import {
  holdsNights,
  type ReservationDraft,
  type Seen,
  storedDetailFields,
  writeDetails,
} from '#domain/reservation.ts'
import type { Standing } from '#domain/serverState.ts'
import { nightsOf, sameStay, type Stay } from '#domain/stay.ts'
import { writeStay } from '#domain/storedStay.ts'
import { below, SERVER_TIME, type Writes } from './writes.ts'

/** What a change makes of a stay, in whose name and at which version. */
type Step = {
  id: string
  by: string
  version: number
  base: Seen | null
  wanted: ReservationDraft | null
}

/** Writes both halves of a stay and its nights: the fields that change, or the whole record where none is stored yet. */
export function stayWrites(step: Step, standing: Standing | null): Writes {
  const { id, base, wanted } = step
  const was = base && 'stay' in base && holdsNights(base) ? base.stay : null
  const is = wanted && holdsNights(wanted) ? wanted.stay : null
  const isMoved = !(was && is ? sameStay(was, is) : was === is)
  const isFirst = base?.version === 0
  return {
    ...((isMoved || !wanted) && { [`reservations/${id}`]: is && writeStay(is) }),
    ...detailWrites(step, standing),
    // Its public half keeps its dates as they are written, and loses everything else.
    ...(isFirst && !isMoved && olderDates(id, standing)),
    ...((isMoved || isFirst || !wanted) && nightWrites(id, was, is, standing)),
  }
}

function detailWrites(step: Step, standing: Standing | null): Writes {
  const { id, base, wanted, version } = step
  const path = `reservationDetails/${id}`
  if (!wanted) return { [path]: null }
  const after = { ...writeDetails(wanted), ...endWrites(step), version }
  const isStored = standing ? standing.details !== null : base !== null && base.version > 0
  if (!isStored) return { [path]: withoutNull(after) }
  const before = base && 'stay' in base && base.version > 0 ? writeDetails(base) : null
  const names = new Set([...namesOf(storedDetailFields), ...Object.keys(after)])
  const changed = [...names].filter((name) => valueOf(before, name) !== valueOf(after, name))
  return below(
    path,
    Object.fromEntries(changed.map((name) => [name, valueOf(after, name) ?? null])),
  )
}

/** How a stay came to hold no nights, signed where that is new; what it no longer has is taken away. */
function endWrites({ by, base, wanted }: Step) {
  const before = base && 'stay' in base ? base : null
  const signature = { by, at: SERVER_TIME }
  const { cancellation, deletion, kapali } = wanted ?? {}
  return {
    ...(cancellation
      ? !before?.cancellation && {
          cancellation: { ...writeFields(cancellationFields, cancellation), ...signature },
        }
      : before?.cancellation && { cancellation: null }),
    ...(deletion
      ? !before?.deletion && { deletion: { ...signature, ...(kapali && { blocked: true }) } }
      : before?.deletion && { deletion: null }),
  }
}

function withoutNull(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
}

/** The dates of a seven-field record as they are stored, without whatever else stands beside them. */
function olderDates(id: string, standing: Standing | null): Writes {
  const older = standing && readOlder(standing.dates)
  return older ? { [`reservations/${id}`]: older.dates } : {}
}

/** Without `standing`, the stay is taken to hold the nights of `was`. */
function nightWrites(
  id: string,
  was: Stay | null,
  is: Stay | null,
  standing: Standing | null,
): Writes {
  const claimed = is ? nightsOf(is) : []
  const held = standing
    ? [...standing.holders].flatMap(([night, holder]) => (holder === id ? [night] : []))
    : was
      ? nightsOf(was)
      : []
  const freed = held.filter((night) => !claimed.includes(night))
  const free = claimed.filter((night) =>
    [id, null, undefined].includes(standing?.holders.get(night)),
  )
  return {
    ...Object.fromEntries(freed.map((night) => [`nights/${night}`, null])),
    ...Object.fromEntries(free.map((night) => [`nights/${night}`, id])),
  }
}
