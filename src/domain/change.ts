import * as v from 'valibot'
import type { Effect, Begun, Intent, OwnersAct } from './acts/act.ts'
import { ACTS } from './acts/acts.ts'
import { pageWrites, startsToTellSums } from './acts/pageWrites.ts'
import type { Writes } from './acts/writes.ts'
import type { IsoDate } from './date.ts'
import type { Reservation, ReservationDraft } from './reservation.ts'
import type { Standing } from './standing.ts'

type Acts = typeof ACTS

/** What one write does to a stay, as the log's entries say it (`database.rules.json`). */
export type Verb = keyof Acts

/** What an owner does to a stay; the rest the site does by itself, or at once. */
export type OwnersVerb = {
  [V in Verb]: Acts[V] extends { schema: unknown } ? V : never
}[Verb]

type Wishes = {
  [V in OwnersVerb]: Acts[V] extends { schema: v.GenericSchema<unknown, infer I> } ? I : never
}

/** What an owner intends with a stay. */
export type Intended<V extends OwnersVerb = OwnersVerb> = {
  [W in V]: Intent<W, Wishes[W]>
}[V]

/**
 * What an owner wants of one stay and the state they want it from, which the database judges it by: plain data that can be
 * kept, sent later and sent twice. `entry` is its key in the stay's log, under which it is done once; `id` is the stay's,
 * `at` the device's time in milliseconds since 1970.
 */
export type Change<V extends OwnersVerb = OwnersVerb> = {
  [W in V]: Begun & Intent<W, Wishes[W]>
}[V]

const OWNERS_ACTS: { [V in OwnersVerb]: OwnersAct<V, Wishes[V], Intended> } = ACTS

/** The words of the log. */
export const CHANGE_VERBS = Object.values(ACTS).map(({ verb }) => verb)

/** The acts by which the rules judge alike. */
export function verbsThat(effect: Effect): Verb[] {
  return Object.values(ACTS)
    .filter((act) => act.effect === effect)
    .map(({ verb }) => verb)
}

/** The acts that can be done to a cancelled stay as well. */
export function verbsOfCancelled(): Verb[] {
  return Object.values(ACTS)
    .filter((act) => 'ofCancelled' in act)
    .map(({ verb }) => verb)
}

/** Whether a change can be done to a cancelled stay as well. */
export function reachesCancelled({ verb }: { verb: Verb }): boolean {
  return verbsOfCancelled().includes(verb)
}

/** What a change writes, the page of the stay's guest with it, in the name of `by`; without a look, the stay is taken to stand as its base says. */
export function writesOf(change: Change, by: string, standing: Standing | null): Writes {
  const writes = actWrites(change, by, standing)
  const paid = paidBy(change)
  return {
    ...writes,
    ...pageWrites(change.id, effectOf(change), change, { writes, paid, standing }),
  }
}

/** Whether a change has the page of its stay's guest begin to tell what was paid, which has to be looked at for that. */
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

/** What a change does to its stay. */
export function effectOf({ verb }: { verb: Verb }): Effect {
  return ACTS[verb].effect
}

/** Whether a stay that says `current` already leaves nothing of a change to do. */
export function isDone(change: Change, current: ReservationDraft): boolean {
  const { isDone: asked } = OWNERS_ACTS[change.verb]
  return change.wanted !== null && (asked?.(current, change.wanted) ?? false)
}

/** The path of what a change takes away besides the stay; once that is gone, nothing of it is left to do. */
export function takenBy<V extends OwnersVerb>(change: Change<V>): string | null {
  return OWNERS_ACTS[change.verb].takes?.(change) ?? null
}

/** What takes a change back once it is done; `null` where nothing does. */
export function undoOf<V extends OwnersVerb>(change: Change<V>): Intended | null {
  return OWNERS_ACTS[change.verb].undo?.(change) ?? null
}

/** The stay that a change is about, as it is wanted, else as it was; `null` of a record that nobody can read. */
export function stayIn({ base, wanted }: Change): ReservationDraft | null {
  return wanted ?? (base && 'stay' in base ? base : null)
}

/** The acts that the list may offer. */
export type OfferedVerb = {
  [V in OwnersVerb]: Acts[V] extends { offer: unknown } ? V : never
}[OwnersVerb]

/** An act that the list offers for a stay; `intended` is `null` where a form or a question comes first. */
export type Offer = { verb: OfferedVerb; intended: Intended | null }

// In the order of the buttons.
const OFFERED_VERBS: readonly OfferedVerb[] = Object.values(ACTS).flatMap((act) =>
  'offer' in act ? [act.verb] : [],
)

/** What the list offers for a stay; `today` is `null` until the clock is known. */
export function offersOf(stay: Reservation, today: IsoDate | null): Offer[] {
  return OFFERED_VERBS.flatMap((verb) => {
    const offered = OWNERS_ACTS[verb].offer?.(stay, today) ?? null
    if (offered === null) return []
    return [{ verb, intended: offered === 'asked' ? null : offered }]
  })
}

/** Reads what is intended with an act, as a device kept it. */
export const intendedSchema = v.union(
  Object.values(ACTS).flatMap((act) => ('schema' in act ? [act.schema] : [])),
)
