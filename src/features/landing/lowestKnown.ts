import { useSyncExternalStore } from 'react'
import { writtenPrices } from './writtenPrices.ts'

// The first view hydrates long before the script that loads prices, and only needs this figure.
const watchers = new Set<() => void>()
let heard: { lowest: number | null } | null = null

/** Publishes the lowest price a night of the loaded prices to the first view. */
export function tellLowest(lowest: number | null): void {
  heard = { lowest }
  for (const watcher of watchers) watcher()
}

/** The lowest price a night: as loaded, else as of the build; `null` when both are missing. */
export function useLowestKnown(): number | null {
  return useSyncExternalStore(watch, readKnown, readWritten)
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

function readKnown(): number | null {
  return heard ? heard.lowest : readWritten()
}

function readWritten(): number | null {
  return writtenPrices()?.lowest ?? null
}
