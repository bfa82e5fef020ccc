import { followLine, lostAt } from './connection.ts'
import type { Unsubscribe } from './database.ts'

// Since when each of what is shown from this device's memory has been known.
const shown = new Map<symbol, number>()
const listeners = new Set<() => void>()

/** Says that something is shown as it was at a moment. */
export function showKnown(key: symbol, at: number): void {
  shown.set(key, at)
  giveNews()
}

/** Says that it is not shown any more, or as it is now. */
export function hideKnown(key: symbol): void {
  if (shown.delete(key)) giveNews()
}

/** Whether anything is shown as this device last knew it. */
export function showsKnown(): boolean {
  return shown.size > 0
}

/** When this device last heard what it shows, by its own clock; `null` when it shows nothing that it was told. */
export function knownAt(): number | null {
  const moments = [...shown.values(), lostAt()].filter((moment) => moment !== null)
  return moments.length === 0 ? null : Math.max(...moments)
}

/** Calls back whenever that may be another. */
export function followKnownAt(onChange: () => void): Unsubscribe {
  listeners.add(onChange)
  const unfollow = followLine(onChange)
  return () => {
    listeners.delete(onChange)
    unfollow()
  }
}

function giveNews() {
  for (const listener of listeners) listener()
}
