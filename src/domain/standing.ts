import type { IsoDate } from './date.ts'

/** A record's two halves as they are stored; `null` where there is none. */
export type Halves = { dates: unknown; details: unknown }

/** The requests that are still there, as they are stored, by their ids. */
export type Asked = ReadonlyMap<string, unknown>

/** The same, with the version that the database has of it, which outlives it; 0 where there never was one. */
export type Stored = Halves & { version: number }

/** What stands in the database around a change: the record, who truly holds each of the nights, `null` when nobody does, and the requests that it answers. */
export type Standing = Stored & {
  holders: ReadonlyMap<IsoDate, string | null>
  asked: Asked
  /** What was paid, as it is stored, where the change has the guest's page begin to tell of it. */
  payments?: unknown
}
