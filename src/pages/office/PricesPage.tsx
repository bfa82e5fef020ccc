import { PricesRoom } from '#features/backoffice/prices/PricesRoom.tsx'
import { followPriceLog, followStoredPrices, newSeasonId, sendPrices } from '#firebase/prices.ts'
import { useRemote } from '#lib/remote.ts'
import { Refused } from './Refused.tsx'
import { useOffice } from './useOffice.ts'

/** The room of what stays cost. */
export function PricesPage() {
  const { today } = useOffice()
  const [prices, retry] = useRemote(followStoredPrices)
  const [history] = useRemote(followPriceLog)
  if (prices.state === 'failed') return <Refused onRetry={retry} />
  if (prices.state === 'loading' || today === null) return null
  return (
    <PricesRoom
      prices={prices.value}
      history={history.state === 'ready' ? history.value : []}
      today={today}
      newId={newSeasonId}
      onChange={(change) => sendPrices(change, prices.value)}
    />
  )
}
