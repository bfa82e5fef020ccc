import type { Received } from '#domain/inbox.ts'
import type { Reservation } from '#domain/reservation.ts'

/** What an owner has seen: of each stay its version, of each request how it was answered. */
export type SeenOf<T> = ReadonlyMap<string, T>

/** The versions of stays as they are now, by id. */
export function versionsOf(reservations: readonly Reservation[]): SeenOf<number> {
  return new Map(reservations.map(({ id, version }) => [id, version]))
}

/** How requests have been answered by now, by id. */
export function answersOf(requests: readonly Received[]): SeenOf<string> {
  return new Map(requests.map(({ id, status }) => [id, status]))
}

/** The ids of what has come, changed or gone. */
export function changedSince<T>(before: SeenOf<T>, now: SeenOf<T>): string[] {
  const changed = [...now].flatMap(([id, value]) => (before.get(id) === value ? [] : [id]))
  const gone = [...before.keys()].filter((id) => !now.has(id))
  return [...changed, ...gone]
}
