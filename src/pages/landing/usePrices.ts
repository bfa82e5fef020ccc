import { useEffect, useSyncExternalStore } from 'react'
import { villa } from '#content/villa.ts'
import { dayIn } from '#domain/date.ts'
import { lowestPrice, type Prices } from '#domain/prices/prices.ts'
import { readPrices } from '#domain/prices/storedPrices.ts'
import { followPrices } from '#firebase/pricesStream.ts'
import { tellLowest } from './lowestKnown.ts'
import { useTabVisible } from './useTabVisible.ts'
import { writtenPrices } from './writtenPrices.ts'

const HIDDEN_LIMIT_MS = 60_000

// Two parts of the page show prices and wake by themselves; the line is one for both.
const watchers = new Set<() => void>()
let known: Prices | null = null
let written: { prices: Prices | null } | null = null
let holders = 0
let letGo = () => {}

/**
 * The prices as last heard, before that as they were when the site was built, `null` where it was built without: asked for when a part of the page that shows them is `near`, live while it is
 * looked at, and kept when the line is let go or lost.
 */
export function usePrices(near: boolean): Prices | null {
  const listening = useTabVisible(HIDDEN_LIMIT_MS) && near
  useEffect(() => (listening ? hold() : undefined), [listening])
  return useSyncExternalStore(watch, readKnown, readWritten)
}

/** Whether the prices have been heard since the page was opened. */
export function usePricesHeard(): boolean {
  return useSyncExternalStore(
    watch,
    () => known !== null,
    () => false,
  )
}

function hold(): () => void {
  if (holders === 0) letGo = followPrices(giveNews)
  holders += 1
  return () => {
    holders -= 1
    if (holders === 0) letGo()
  }
}

function giveNews(prices: Prices) {
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
