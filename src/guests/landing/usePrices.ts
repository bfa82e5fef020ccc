import { useEffect, useSyncExternalStore } from 'react'
import { pollValue } from '#db/rest.ts'
import { type Prices, readPrices } from '#domain/prices/prices.ts'
import { createStore, shareSubscription } from '#ui/store.ts'
import { readBuildData } from './buildData.ts'

const latest = createStore<Prices | null>(null)
let built: { prices: Prices | null } | null = null

const follow = shareSubscription(() =>
  pollValue('prices', (stored) => latest.set(readPrices(stored))),
)

/** The prices: as last read, else as of the build, else `null`. */
export function usePrices(): Prices | null {
  useEffect(() => follow(), [])
  return useSyncExternalStore(latest.subscribe, () => latest.get() ?? ofBuild(), ofBuild)
}

function ofBuild(): Prices | null {
  if (!built || typeof document === 'undefined') {
    const { prices = null } = readBuildData() ?? {}
    built = { prices: prices === null ? null : readPrices(prices) }
  }
  return built.prices
}
