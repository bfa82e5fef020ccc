import { useEffect, useSyncExternalStore } from 'react'
import { villa } from '#content/villa.ts'
import { dayIn } from '#domain/date.ts'
import { lowestPrice, type Prices, readPrices } from '#domain/prices/prices.ts'
import { pollValue } from '#db/pollValue.ts'
import { createStore, shareSubscription } from '#lib/store.ts'
import { tellLowest } from './lowestKnown.ts'
import { writtenPrices } from './writtenPrices.ts'

// Two separately hydrated parts show prices from one read.
const known = createStore<Prices | null>(null)
let written: { prices: Prices | null } | null = null

const hold = shareSubscription(() =>
  pollValue('prices', (stored) => {
    const prices = readPrices(stored)
    known.set(prices)
    tellLowest(lowestPrice(prices.seasons, dayIn(villa.timeZone, Date.now())))
  }),
)

/**
 * The prices: as last read, else as of the build, else `null`. Reads them when a part that shows
 * them is `near` the viewport and again while the page is visible; a failed read keeps the earlier
 * ones.
 */
export function usePrices(near: boolean): Prices | null {
  useEffect(() => (near ? hold() : undefined), [near])
  return useSyncExternalStore(known.subscribe, readKnown, readWritten)
}

function readKnown(): Prices | null {
  return known.get() ?? readWritten()
}

function readWritten(): Prices | null {
  if (!written) {
    const { stored = null } = writtenPrices() ?? {}
    written = { prices: stored === null ? null : readPrices(stored) }
  }
  return written.prices
}
