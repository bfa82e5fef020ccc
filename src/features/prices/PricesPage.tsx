import { PricesRoom } from './PricesRoom.tsx'
import { followPriceLog, followStoredPrices, newSeasonId, sendPrices } from '#db/prices.ts'
import { translate } from '#i18n/index.ts'
import { useRemote } from '#lib/remote.ts'
import { Refused } from '#features/office/Refused.tsx'
import { LoadingPlaceholder } from '#features/office/LoadingPlaceholder.tsx'
import { useOffice } from '#features/office/useOffice.ts'
import { useSaveHere } from '#features/office/useSaves.ts'

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
