import type * as v from 'valibot'
import type { IsoDate } from '#domain/date.ts'
import type { Reservation, ReservationDraft, Seen } from '#domain/reservation.ts'
import type { Standing } from '#domain/serverState.ts'
import type { Writes } from './writes.ts'

/**
 * The effect of an operation on its stay, which the rules check: `makes` a new one, `returns` a
 * deleted one, `changes` an active one, `removes` it, `cancels` it, which frees its nights, or
 * `reinstates` a cancelled one. Each result is the next version.
 */
export type Effect = 'makes' | 'returns' | 'changes' | 'removes' | 'cancels' | 'reinstates'

/**
 * The description of every operation: its verb in the log, its effect, and whether it also applies
 * to a cancelled stay.
 */
export type Act<Verb extends string> = { verb: Verb; effect: Effect; ofCancelled?: true }

/**
 * An owner's new version of a stay and the loaded one: `base` is `null` for a new stay, `wanted`
 * for a deletion.
 */
type Wish = { base: Seen | null; wanted: ReservationDraft | null }

/**
 * A command as plain data, which an operation may extend; `requests` are those that the stay
 * answers.
 */
export type Intent<Verb extends string, W extends Wish> = {
  verb: Verb
  requests?: readonly string[]
} & W

/** A command's key and time; `id` is the stay's. */
export type Begun = { entry: string; id: string; at: number }

/**
 * An operation by an owner, which is queued until the database confirms it. `Undo` is the command
 * that undoes it.
 */
export type OwnersAct<
  Verb extends string,
  W extends Wish,
  Undo = Intent<string, Wish>,
> = Act<Verb> & {
  /** Parses a stored command. */
  schema: v.GenericSchema<unknown, Intent<Verb, W>>
  /**
   * The atomic writes in the name of `by`: the stay, further paths, and its log entry. Without the
   * stored state, the stay is assumed to equal its base.
   */
  writes: (change: Begun & Intent<Verb, W>, by: string, standing: Standing | null) => Writes
  /** The amount that it adds to a stay's payments, in whole lira. */
  paid?: (change: Begun & Intent<Verb, W>) => number
  /** Whether a stay with the values `current` needs no change; by default it does. */
  isDone?: (current: ReservationDraft, wanted: ReservationDraft) => boolean
  /** The path that it deletes; once that is missing, nothing is left to do. */
  takes?: (change: Begun & Intent<Verb, W>) => string
  /** The command that undoes it, made from its result; `null` if there is none. */
  undo?: (change: Begun & Intent<Verb, W>) => Undo | null
  /** The list's action for a stay: a command, `asked` for a form or dialog, `null` for none. */
  offer?: (stay: Reservation, today: IsoDate | null) => Undo | 'asked' | null
}
