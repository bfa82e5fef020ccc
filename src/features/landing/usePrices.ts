import { useEffect, useSyncExternalStore } from 'react'
import { pollValue } from '#db/rest.ts'
import { type Prices, readPrices } from '#domain/prices/prices.ts'
import { createStore, shareSubscription } from '#ui/store.ts'
import { readWritten } from './written.ts'

const read = createStore<Prices | null>(null)
let written: { prices: Prices | null } | null = null

const hold = shareSubscription(() => pollValue('prices', (stored) => read.set(readPrices(stored))))

/** The prices: as last read, else as of the build, else `null`. */
export function usePrices(): Prices | null {
  useEffect(() => hold(), [])
  return useSyncExternalStore(read.subscribe, () => read.get() ?? ofBuild(), ofBuild)
}

function ofBuild(): Prices | null {
  if (!written || typeof document === 'undefined') {
    const { prices = null } = readWritten() ?? {}
    written = { prices: prices === null ? null : readPrices(prices) }
  }
  return written.prices
}
