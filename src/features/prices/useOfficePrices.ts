import { pendingOf } from '#domain/queuedChange.ts'
import { type PriceChange, undoPrices } from '#domain/prices/priceChange.ts'
import { useQueue, useSubmit } from '#features/office/useQueue.ts'

/** The pending changes of the prices, and how to submit one as `useSubmit` does. */
export function useOfficePrices() {
  const { works } = useQueue()
  const submit = useSubmit()
  return {
    pending: pendingOf(works, 'prices'),
    submit: (change: PriceChange) =>
      submit({ of: 'prices', ...change }, { of: 'prices', ...undoPrices(change) }),
  }
}
