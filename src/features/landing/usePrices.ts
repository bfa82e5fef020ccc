import { useEffect, useSyncExternalStore } from 'react'
import { pollValue } from '#db/pollValue.ts'
import { lowestPrice, type Prices, readPrices } from '#domain/prices/prices.ts'
import { useToday } from '#features/site/useToday.ts'
import { createStore, shareSubscription } from '#lib/store.ts'
import { readWritten } from './written.ts'

const read = createStore<Prices | null>(null)
let written: { prices: Prices | null } | null = null

const hold = shareSubscription(() => pollValue('prices', (stored) => read.set(readPrices(stored))))

/** The prices: as last read, else as of the build, else `null`. */
export function usePrices(): Prices | null {
  useEffect(() => hold(), [])
  return useSyncExternalStore(read.subscribe, () => read.get() ?? ofBuild(), ofBuild)
}

/** The lowest price a night from today on in whole lira; `null` without prices. */
export function useLowestPrice(): number | null {
  const { seasons = [] } = usePrices() ?? {}
  const today = useToday()
  // Until the day is known, all prices are those of the build, which are not past.
  const from = today ?? seasons.map((season) => season.from).toSorted()[0]
  return from === undefined ? null : lowestPrice(seasons, from)
}

function ofBuild(): Prices | null {
  if (!written || typeof document === 'undefined') {
    const { prices = null } = readWritten() ?? {}
    written = { prices: prices === null ? null : readPrices(prices) }
  }
  return written.prices
}
