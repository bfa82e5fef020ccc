import * as v from 'valibot'
import type { Change } from './change.ts'
import type { IsoDate } from './date.ts'
import { Failure, FAILURE_REASONS, type FailureReason, NightTaken } from './failure.ts'
import { pickedDay } from './field/dayField.ts'
import { holdsNights, type Reservation, sortByCheckIn } from './reservation.ts'

/**
 * Formats any stored value as text for a person; values that JSON cannot represent by their own
 * string form.
 */
export function storedText(kept: unknown): string {
  if (typeof kept === 'string') return kept
  try {
    return JSON.stringify(kept, null, 2) ?? String(kept)
  } catch {
    // A circular object, or a number beyond JSON's.
    return String(kept)
  }
}

export type Refusal = { reason: FailureReason; message: string; night?: IsoDate; guest?: string }

/** An item queued on this device until the database has confirmed it. */
export type Pending<W> = {
  work: W
  /** Whether it is in flight and may have arrived. */
  inFlight: boolean
  refusal: Refusal | null
}

/** A stored value that this release cannot read, with its time (ms since 1970) if known. */
export type Unreadable = { key: string; at: number | null; text: string }

/** The storable part of a failure. */
export function refusalOf(failure: Failure): Refusal {
  const { reason, message } = failure
  return failure instanceof NightTaken
    ? { reason, message, night: failure.night, guest: failure.guest }
    : { reason, message }
}

const refusalSchema = v.pipe(
  v.object({
    reason: v.picklist(FAILURE_REASONS),
    message: v.string(),
    night: v.exactOptional(pickedDay().stored),
    guest: v.exactOptional(v.string()),
  }),
  // Its message contains both.
  v.check(
    ({ reason, night, guest }) => reason !== 'nightTaken' || (!!night && guest !== undefined),
  ),
)

/** Parses a stored refusal; an unknown one keeps its own message. */
export function readRefusal(stored: unknown): Refusal {
  const read = v.safeParse(refusalSchema, stored)
  return read.success ? read.output : { reason: 'unknown', message: storedText(stored) }
}

/** The failure of a stored refusal. */
export function failureFrom({ reason, message, night, guest }: Refusal): Failure {
  return night && guest !== undefined
    ? new NightTaken(night, guest, guest)
    : new Failure(reason, message)
}

/** The stays with all pending changes applied, and the ids of the changed ones. */
export function withPending(
  reservations: readonly Reservation[],
  changes: readonly Change[],
): { reservations: readonly Reservation[]; waiting: ReadonlySet<string> } {
  if (changes.length === 0) return { reservations, waiting: NONE }
  const stays = new Map(reservations.map((reservation) => [reservation.id, reservation]))
  for (const { id, base, wanted } of changes) {
    // A stay that is to be cancelled or deleted is shown until it is, marked as pending.
    if (wanted && holdsNights(wanted))
      stays.set(id, { ...wanted, id, version: (base?.version ?? 0) + 1 })
  }
  return {
    reservations: sortByCheckIn([...stays.values()]),
    waiting: new Set(changes.map(({ id }) => id)),
  }
}

const NONE: ReadonlySet<string> = new Set()
