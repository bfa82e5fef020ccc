import { useEffect, useSyncExternalStore } from 'react'
import { villa } from '#content/villa.ts'
import { dayIn } from '#domain/date.ts'
import { lowestPrice, type Prices, readPrices } from '#domain/prices/prices.ts'
import { pollValue } from '#db/pollValue.ts'
import { tellLowest } from './lowestKnown.ts'
import { writtenPrices } from './writtenPrices.ts'

// Two separately hydrated parts show prices from one read.
const watchers = new Set<() => void>()
let known: Prices | null = null
let written: { prices: Prices | null } | null = null
let holders = 0
let unsubscribe = () => {}

/**
 * The prices: as last read, else as of the build, else `null`. Reads them when a part that shows
 * them is `near` the viewport and again while the page is visible; a failed read keeps the earlier
 * ones.
 */
export function usePrices(near: boolean): Prices | null {
  useEffect(() => (near ? hold() : undefined), [near])
  return useSyncExternalStore(watch, readKnown, readWritten)
}

function hold(): () => void {
  if (holders === 0) unsubscribe = pollValue('prices', (stored) => emit(readPrices(stored)))
  holders += 1
  return () => {
    holders -= 1
    if (holders === 0) unsubscribe()
  }
}

function emit(prices: Prices) {
  known = prices
  tellLowest(lowestPrice(prices.seasons, dayIn(villa.timeZone, Date.now())))
  for (const watcher of watchers) watcher()
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

function readKnown(): Prices | null {
  return known ?? readWritten()
}

function readWritten(): Prices | null {
  if (!written) {
    const { stored = null } = writtenPrices() ?? {}
    written = { prices: stored === null ? null : readPrices(stored) }
  }
  return written.prices
}
