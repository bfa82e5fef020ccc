import type { IsoDate } from './date.ts'

/** A record's two stored halves; `null` for a missing one. */
export type Halves = { dates: unknown; details: unknown }

/** The stored requests that still exist, by id. */
export type Asked = ReadonlyMap<string, unknown>

/** The same with the stored cancelled stay, if it is cancelled. */
export type Stored = Halves & { cancelled: unknown }

/**
 * The stored state around a change: the record, the holder of each night (`null` if free), and the
 * requests that it answers.
 */
export type Standing = Halves & {
  holders: ReadonlyMap<IsoDate, string | null>
  asked: Asked
  /** The stored payments, if the change makes the guest's page show amounts. */
  payments?: unknown
}
