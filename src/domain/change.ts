import * as v from 'valibot'
import type { Effect, Begun, Intent, OwnersAct } from './acts/act.ts'
import { ACTS } from './acts/acts.ts'
import { pageWrites, startsToTellSums } from './acts/pageWrites.ts'
import type { Writes } from './acts/writes.ts'
import type { IsoDate } from './date.ts'
import type { Reservation, ReservationDraft } from './reservation.ts'
import type { Standing } from './serverState.ts'

type Acts = typeof ACTS

/** The verb of an operation on a stay, as in the log's entries (`database.rules.json`). */
export type Verb = keyof Acts

/** The verb of an owner's operation; others are automatic or immediate. */
export type OwnersVerb = {
  [V in Verb]: Acts[V] extends { schema: unknown } ? V : never
}[Verb]

type Wishes = {
  [V in OwnersVerb]: Acts[V] extends { schema: v.GenericSchema<unknown, infer I> } ? I : never
}

/** An owner's command for a stay. */
export type Intended<V extends OwnersVerb = OwnersVerb> = {
  [W in V]: Intent<W, Wishes[W]>
}[V]

/**
 * An owner's command with the version that it was made from, which the database compares: plain
 * data that can be queued and submitted repeatedly. `entry` is its key in the stay's log, which
 * makes it idempotent; `id` is the stay's, `at` the device's time in milliseconds since 1970.
 */
export type Change<V extends OwnersVerb = OwnersVerb> = {
  [W in V]: Begun & Intent<W, Wishes[W]>
}[V]

const OWNERS_ACTS: { [V in OwnersVerb]: OwnersAct<V, Wishes[V], Intended> } = ACTS

/** The verbs of the log. */
export const CHANGE_VERBS = Object.values(ACTS).map(({ verb }) => verb)

/** The operations with the same effect for the rules. */
export function verbsThat(effect: Effect): Verb[] {
  return Object.values(ACTS)
    .filter((act) => act.effect === effect)
    .map(({ verb }) => verb)
}

/** The operations that also apply to a cancelled stay. */
export function verbsOfCancelled(): Verb[] {
  return Object.values(ACTS)
    .filter((act) => 'ofCancelled' in act)
    .map(({ verb }) => verb)
}

/** Whether a change also applies to a cancelled stay. */
export function reachesCancelled({ verb }: { verb: Verb }): boolean {
  return verbsOfCancelled().includes(verb)
}

/**
 * The writes of a change, including the guest's page, in the name of `by`; without the stored
 * state, the stay is assumed to equal its base.
 */
export function writesOf(change: Change, by: string, standing: Standing | null): Writes {
  const writes = actWrites(change, by, standing)
  const paid = paidBy(change)
  return {
    ...writes,
    ...pageWrites(change.id, effectOf(change), change, { writes, paid, standing }),
  }
}

/** Whether a change makes the guest's page show the paid amount, which then has to be read. */
export function needsPayments(change: Change): boolean {
  return startsToTellSums(change.id, effectOf(change), change)
}

function paidBy<V extends OwnersVerb>(change: Change<V>): number {
  return OWNERS_ACTS[change.verb].paid?.(change) ?? 0
}

function actWrites<V extends OwnersVerb>(
  change: Change<V>,
  by: string,
  standing: Standing | null,
): Writes {
  return OWNERS_ACTS[change.verb].writes(change, by, standing)
}

/** The effect of a change on its stay. */
export function effectOf({ verb }: { verb: Verb }): Effect {
  return ACTS[verb].effect
}

/** Whether a stay with the values `current` has the change already. */
export function isDone(change: Change, current: ReservationDraft): boolean {
  const { isDone: asked } = OWNERS_ACTS[change.verb]
  return change.wanted !== null && (asked?.(current, change.wanted) ?? false)
}

/** The path that a change deletes beside the stay; once that is missing, nothing is left to do. */
export function takenBy<V extends OwnersVerb>(change: Change<V>): string | null {
  return OWNERS_ACTS[change.verb].takes?.(change) ?? null
}

/** The command that undoes a stored change; `null` if there is none. */
export function undoOf<V extends OwnersVerb>(change: Change<V>): Intended | null {
  return OWNERS_ACTS[change.verb].undo?.(change) ?? null
}

/** The stay of a change after it, or for a deletion before it; `null` for an unreadable record. */
export function stayIn({ base, wanted }: Change): ReservationDraft | null {
  return wanted ?? (base && 'stay' in base ? base : null)
}

/** The verbs of actions in the list. */
export type OfferedVerb = {
  [V in OwnersVerb]: Acts[V] extends { offer: unknown } ? V : never
}[OwnersVerb]

/** An action in the list; `intended` is `null` if a form or a dialog comes first. */
export type Offer = { verb: OfferedVerb; intended: Intended | null }

// In the order of the buttons.
const OFFERED_VERBS: readonly OfferedVerb[] = Object.values(ACTS).flatMap((act) =>
  'offer' in act ? [act.verb] : [],
)

/** The list's actions for a stay; `today` is `null` until the clock is known. */
export function offersOf(stay: Reservation, today: IsoDate | null): Offer[] {
  return OFFERED_VERBS.flatMap((verb) => {
    const offered = OWNERS_ACTS[verb].offer?.(stay, today) ?? null
    if (offered === null) return []
    return [{ verb, intended: offered === 'asked' ? null : offered }]
  })
}

/** Parses a stored command. */
export const intendedSchema = v.union(
  Object.values(ACTS).flatMap((act) => ('schema' in act ? [act.schema] : [])),
)
