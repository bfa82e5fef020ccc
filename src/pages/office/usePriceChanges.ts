import type { PriceChange } from '#domain/prices/priceChange.ts'
import type { StoredPrices } from '#domain/prices/storedPrices.ts'
import { sendPrices } from '#firebase/prices.ts'
import { useLeaveWarning } from './line/useLeaveWarning.ts'
import { usePending } from './usePending.ts'

/** The changes of the prices on their way to the database. */
export type PriceChanges = {
  pending: boolean
  /** Makes one that was made from the prices as `known`; rejects with the failure to be told. */
  send: (change: PriceChange, known: StoredPrices) => Promise<void>
}

/** Changes prices, whichever room is shown meanwhile; while the line is cut they wait in this page alone. */
export function usePriceChanges(): PriceChanges {
  const [pending, track] = usePending()
  useLeaveWarning(() => pending)
  return { pending, send: (change, known) => track(sendPrices(change, known)) }
}
