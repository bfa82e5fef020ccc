import type { Received } from '#domain/inbox.ts'
import type { Reservation } from '#domain/reservation.ts'

/** The version of each stay, or the status of each request, by id. */
export type SeenOf<T> = ReadonlyMap<string, T>

/** The present versions of stays by id. */
export function versionsOf(reservations: readonly Reservation[]): SeenOf<number> {
  return new Map(reservations.map(({ id, version }) => [id, version]))
}

/** The present statuses of requests by id. */
export function answersOf(requests: readonly Received[]): SeenOf<string> {
  return new Map(requests.map(({ id, status }) => [id, status]))
}

/** The ids of added, changed or removed entries. */
export function changedSince<T>(before: SeenOf<T>, now: SeenOf<T>): string[] {
  const changed = [...now].flatMap(([id, value]) => (before.get(id) === value ? [] : [id]))
  const gone = [...before.keys()].filter((id) => !now.has(id))
  return [...changed, ...gone]
}
