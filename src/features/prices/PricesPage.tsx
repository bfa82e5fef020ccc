import { ShortGaps } from './ShortGaps.tsx'
import { PricesView } from './PricesView.tsx'
import { pricesWithPending } from '#domain/prices/pendingPrices.ts'
import { followPriceLog, followStoredPrices, newSeasonId } from '#db/prices.ts'
import { useRemote } from '#lib/remote.ts'
import { AccessDenied } from '#features/office/AccessDenied.tsx'
import { LoadingPlaceholder } from '#features/office/LoadingPlaceholder.tsx'
import { useOffice } from '#features/office/useOffice.ts'
import { useOfficePrices } from './useOfficePrices.ts'

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
