import { ShortGaps } from './ShortGaps.tsx'
import { PricesRoom } from './PricesRoom.tsx'
import { pricesWithPending } from '#domain/prices/priceWork.ts'
import { followPriceLog, followStoredPrices, newSeasonId } from '#db/prices.ts'
import { useRemote } from '#lib/remote.ts'
import { Refused } from '#features/office/Refused.tsx'
import { LoadingPlaceholder } from '#features/office/LoadingPlaceholder.tsx'
import { useOffice } from '#features/office/useOffice.ts'
import { useOfficePrices } from './useOfficePrices.ts'

export function PricesPage() {
  const { season, reservations, today } = useOffice()
  const { pending, submit } = useOfficePrices()
  const [prices, retry] = useRemote(followStoredPrices)
  const [history] = useRemote(followPriceLog)
  if (prices.state === 'failed') return <Refused onRetry={retry} />
  if (prices.state === 'loading') return <LoadingPlaceholder quiet />
  if (today === null) return null

  const now = pricesWithPending(prices.value, pending)
  const change = { prices: now, today, newId: newSeasonId, onChange: submit }
  return (
    <>
      {season.state === 'ready' && <ShortGaps reservations={reservations} {...change} />}
      <PricesRoom history={history.state === 'ready' ? history.value : []} {...change} />
    </>
  )
}
