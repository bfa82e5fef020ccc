import { readPrices } from '#domain/prices/storedPrices.ts'
import type { Prices } from '#domain/prices/prices.ts'
import { followStream } from './stream.ts'
import { createValueCopy } from './valueCopy.ts'

/**
 * Follows the prices for a guest's page. While they cannot be had nothing is told: a page without prices is whole, and one
 * that has been told some keeps them until the line stands again.
 */
export function followPrices(onPrices: (prices: Prices) => void): () => void {
  const copy = createValueCopy()
  const giveNews = (connected: boolean) => {
    if (connected) onPrices(readPrices(copy.value()))
  }
  return followStream('prices', copy, giveNews, () => {})
}
