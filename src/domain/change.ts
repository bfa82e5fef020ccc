import type { Reservation, ReservationDraft, UnreadableRecord } from './reservation.ts'

/** What one write does to a stay; the log's entries carry the same words (`database.rules.json`). */
export const CHANGE_VERBS = [
  'add',
  'edit',
  'delete',
  'restore',
  'move',
  'settle',
  'forget',
] as const

/** A record as its editor saw it, at its version. */
export type Seen = Reservation | UnreadableRecord

/**
 * What an owner wants of one stay and the state they want it from, which the database judges it by: plain data that can be
 * kept, sent later and sent twice. `entry` is its key in the stay's log, under which it is done once; `id` is the stay's,
 * `at` the device's time in milliseconds since 1970; `requests` are those that a new stay answers.
 */
export type Change = { entry: string; id: string; at: number; requests?: readonly string[] } & (
  | { verb: 'add'; base: null; wanted: ReservationDraft }
  | { verb: 'edit'; base: Seen; wanted: ReservationDraft }
  | { verb: 'delete'; base: Seen; wanted: null }
  | { verb: 'restore'; base: Reservation; wanted: ReservationDraft }
)
