import { PricesRoom } from '#features/backoffice/prices/PricesRoom.tsx'
import { followPriceLog, followStoredPrices, newSeasonId, sendPrices } from '#firebase/prices.ts'
import { translate } from '#i18n/index.ts'
import { useRemote } from '#lib/remote.ts'
import { Refused } from './Refused.tsx'
import { LoadingPlaceholder } from './connection/LoadingPlaceholder.tsx'
import { useOffice } from './useOffice.ts'
import { useSaveHere } from './useSaves.ts'

export function PricesPage() {
  const { today } = useOffice()
  const save = useSaveHere((message) => translate('office.prices.failed', { message }))
  const [prices, retry] = useRemote(followStoredPrices)
  const [history] = useRemote(followPriceLog)
  if (prices.state === 'failed') return <Refused onRetry={retry} />
  if (prices.state === 'loading') return <LoadingPlaceholder quiet />
  if (today === null) return null

  return (
    <PricesRoom
      prices={prices.value}
      history={history.state === 'ready' ? history.value : []}
      today={today}
      newId={newSeasonId}
      onChange={(change) => save(sendPrices(change, prices.value))}
    />
  )
}
