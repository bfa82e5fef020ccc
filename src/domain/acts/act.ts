import type * as v from 'valibot'
import type { IsoDate } from '#domain/date.ts'
import type { Reservation, ReservationDraft, Seen } from '#domain/reservation.ts'
import type { Standing } from '#domain/standing.ts'
import type { Writes } from './writes.ts'

/**
 * What an act does to its stay, by which the rules judge it: `makes` one that never was, `returns` one that is gone, `changes`
 * one that stands, `removes` it, `cancels` it, which leaves it without nights, or `reinstates` one that was cancelled. Each is
 * the version after the one that stood.
 */
export type Effect = 'makes' | 'returns' | 'changes' | 'removes' | 'cancels' | 'reinstates'

/**
 * What every act says of itself: the word that the log keeps for it, its effect, and whether it can be done to a cancelled stay
 * as well.
 */
export type Act<Verb extends string> = { verb: Verb; effect: Effect; ofCancelled?: true }

/** What an owner wants of a stay, and what they saw of it: `base` is `null` where there is nothing yet, `wanted` where nothing is to be left. */
type Wish = { base: Seen | null; wanted: ReservationDraft | null }

/** What is intended with an act, as plain data, in which an act may say more; `requests` are those that the stay answers. */
export type Intent<Verb extends string, W extends Wish> = {
  verb: Verb
  requests?: readonly string[]
} & W

/** When and under which key an intent has been begun; `id` is the stay's. */
export type Begun = { entry: string; id: string; at: number }

/**
 * An act that an owner does, and that their device keeps until the database has answered it. `Undo` is what its way back may
 * intend.
 */
export type OwnersAct<
  Verb extends string,
  W extends Wish,
  Undo = Intent<string, Wish>,
> = Act<Verb> & {
  /** Reads an intent that a device has kept. */
  schema: v.GenericSchema<unknown, Intent<Verb, W>>
  /**
   * What it writes in the name of `by`, all at once: the stay, further paths, and its entry in the log. Without a look, the stay
   * is taken to stand as its base says.
   */
  writes: (change: Begun & Intent<Verb, W>, by: string, standing: Standing | null) => Writes
  /** What it adds to what was paid of a stay, in whole lira. */
  paid?: (change: Begun & Intent<Verb, W>) => number
  /** Whether a stay that says `current` already leaves nothing to do; without this, there always is something. */
  isDone?: (current: ReservationDraft, wanted: ReservationDraft) => boolean
  /** The path of what it takes away; once that is gone, nothing is left to do. */
  takes?: (change: Begun & Intent<Verb, W>) => string
  /** What takes it back, made from the state that it left; `null` where nothing does. */
  undo?: (change: Begun & Intent<Verb, W>) => Undo | null
  /** What the list offers of it for a stay: an intent, `asked` where a form or a question comes first, `null` for nothing. */
  offer?: (stay: Reservation, today: IsoDate | null) => Undo | 'asked' | null
}
