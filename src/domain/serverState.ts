import type { IsoDate } from './date.ts'

/** A record's two stored halves; `null` for a missing one. */
export type Halves = { dates: unknown; details: unknown }

/** The stored requests that still exist, by id. */
export type Asked = ReadonlyMap<string, unknown>

/** The same, with the version that the database has of it, which outlives it; 0 where there never was one. */
export type Stored = Halves & { version: number }

/** What stands in the database around a change: the record, who truly holds each of the nights, `null` when nobody does, and the requests that it answers. */
export type Standing = Stored & {
  holders: ReadonlyMap<IsoDate, string | null>
  asked: Asked
  /** The stored payments, if the change makes the guest's page show amounts. */
  payments?: unknown
}
