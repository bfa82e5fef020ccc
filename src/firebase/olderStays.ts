import type { Unsubscribe } from './database.ts'

let wanted = false
const listeners = new Set<() => void>()

/** Has this page read, and follow from now on, the stays that ended before last season, too; of a short season it has them already. */
export function readOlderStays(): void {
  if (wanted) return
  wanted = true
  for (const listener of listeners) listener()
}

/** Calls back once somebody asks for the older stays, at once if somebody has. */
export function followOlderWanted(onWanted: () => void): Unsubscribe {
  listeners.add(onWanted)
  if (wanted) onWanted()
  return () => listeners.delete(onWanted)
}
