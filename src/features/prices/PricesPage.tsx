import { ShortGaps } from './ShortGaps.tsx'
import { PricesView } from './PricesView.tsx'
import { pricesWithPending } from '#domain/prices/pendingPrices.ts'
import { followPriceLog, followStoredPrices, newSeasonId } from '#db/prices.ts'
import { useRemote } from '#lib/remote.ts'
import { AccessDenied } from '#features/office/AccessDenied.tsx'
import { LoadingPlaceholder } from '#features/office/LoadingPlaceholder.tsx'
import { useOffice } from '#features/office/useOffice.ts'
import { pendingOf } from '#domain/queuedChange.ts'
import { type PriceChange, undoPrices } from '#domain/prices/priceChange.ts'
import { useQueue, useSubmit } from '#features/office/useQueue.ts'

export function PricesPage() {
  const { season, reservations, today } = useOffice()
  const { pending, submit } = useOfficePrices()
  const [prices, retry] = useRemote(followStoredPrices)
  const [history] = useRemote(followPriceLog)
  if (prices.state === 'failed') return <AccessDenied onRetry={retry} />
  if (prices.state === 'loading') return <LoadingPlaceholder quiet />
  if (today === null) return null

  const now = pricesWithPending(prices.value, pending)
  const change = { prices: now, today, newId: newSeasonId, onChange: submit }
  return (
    <>
      {season.state === 'ready' && <ShortGaps reservations={reservations} {...change} />}
      <PricesView history={history.state === 'ready' ? history.value : []} {...change} />
    </>
  )
}

/** The pending changes of the prices, and how to submit one as `useSubmit` does. */
function useOfficePrices() {
  const { works } = useQueue()
  const submit = useSubmit()
  return {
    pending: pendingOf(works, 'prices'),
    submit: (change: PriceChange) =>
      submit({ of: 'prices', ...change }, { of: 'prices', ...undoPrices(change) }),
  }
}
