import { useSyncExternalStore } from 'react'
import { writtenPrices } from './writtenPrices.ts'

// The first view shows one figure of the prices, and is awake long before what hears and reads them.
const watchers = new Set<() => void>()
let heard: { lowest: number | null } | null = null

/** Tells the first view what a night costs at least, as the owners' prices now say. */
export function tellLowest(lowest: number | null): void {
  heard = { lowest }
  for (const watcher of watchers) watcher()
}

/** What a night costs at least: as it was when the site was built, then as heard; `null` where neither says. */
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
