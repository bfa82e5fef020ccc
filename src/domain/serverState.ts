import type { IsoDate } from './date.ts'

/** A record's two stored halves; `null` for a missing one. */
export type Halves = { dates: unknown; details: unknown }

/** A stored request and the number at `/versions/{id}`; 0 before the first answer. */
export type VersionedRequest = { stored: unknown; version: number }

export type OpenRequests = ReadonlyMap<string, VersionedRequest>

/** The halves and the number at `/versions/{id}`, which outlives the record; 0 for a new id. */
export type Stored = Halves & { version: number }

/** The stored state around a change: the record, the actual holder of each night (`null` for a free one) and the answered requests. */
export type ServerState = Stored & {
  holders: ReadonlyMap<IsoDate, string | null>
  openRequests: OpenRequests
  /** The stored payments, if the change makes the guest's page show amounts. */
  payments?: unknown
}
