import type { IsoDate } from '#domain/date.ts'

/** Values by path, written atomically; `null` deletes. */
export type Writes = { [path: string]: unknown }

/** Several writes as one. */
export function together(writes: readonly Writes[]): Writes {
  return Object.fromEntries(writes.flatMap((each) => Object.entries(each)))
}

/** The values by path below another. */
export function below(path: string, values: object): Writes {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`${path}/${name}`, value]),
  )
}

/** A server value: the stored number plus `more`. */
export function serverSum(more: number) {
  return { '.sv': { increment: more } }
}

export const SERVER_TIME = { '.sv': 'timestamp' }

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
