import { followConnection, connectionLostAt } from './connection.ts'
import type { Unsubscribe } from './database.ts'

// The times of the cached values on screen.
const shown = new Map<symbol, number>()
const listeners = new Set<() => void>()

/** Registers a cached value on screen with its time. */
export function showCacheAge(key: symbol, at: number): void {
  shown.set(key, at)
  giveNews()
}

/** Unregisters a value that is live or no longer on screen. */
export function hideCacheAge(key: symbol): void {
  if (shown.delete(key)) giveNews()
}

/** Whether any cached value is on screen. */
export function showsKnown(): boolean {
  return shown.size > 0
}

/** The time of the oldest cached value on screen, by the device's clock; `null` without one. */
export function knownAt(): number | null {
  const moments = [...shown.values(), connectionLostAt()].filter((moment) => moment !== null)
  return moments.length === 0 ? null : Math.max(...moments)
}

/** Calls back whenever that changes. */
export function followKnownAt(onChange: () => void): Unsubscribe {
  listeners.add(onChange)
  const unfollow = followConnection(onChange)
  return () => {
    listeners.delete(onChange)
    unfollow()
  }
}

function giveNews() {
  for (const listener of listeners) listener()
}
