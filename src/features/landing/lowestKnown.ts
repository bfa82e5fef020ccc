import { useSyncExternalStore } from 'react'
import { createStore } from '#lib/store.ts'
import { writtenPrices } from './writtenPrices.ts'

// The first view hydrates long before the script that loads prices, and only needs this figure.
const heard = createStore<{ lowest: number | null } | null>(null)

/** Publishes the lowest price a night of the loaded prices to the first view. */
export function tellLowest(lowest: number | null): void {
  heard.set({ lowest })
}

/** The lowest price a night: as loaded, else as of the build; `null` when both are missing. */
export function useLowestKnown(): number | null {
  return useSyncExternalStore(heard.subscribe, readKnown, readWritten)
}

function readKnown(): number | null {
  const known = heard.get()
  return known ? known.lowest : readWritten()
}

function readWritten(): number | null {
  return writtenPrices()?.lowest ?? null
}
