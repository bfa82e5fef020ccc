import type { PriceChange } from '#domain/prices/priceChange.ts'
import type { StoredPrices } from '#domain/prices/storedPrices.ts'
import { PricesRoom } from '#features/backoffice/prices/PricesRoom.tsx'
import { followPriceLog, followStoredPrices, newSeasonId } from '#firebase/prices.ts'
import { useFailureWords } from '#i18n/failureWords.ts'
import { tell } from '#i18n/index.ts'
import { useRemote } from '#lib/remote.ts'
import { useShown } from '#lib/useShown.ts'
import { toastFailed } from '#ui/toasts.ts'
import { Refused } from './Refused.tsx'
import { RoomOnItsWay } from './line/RoomOnItsWay.tsx'
import { useOffice } from './useOffice.ts'

/** The room of what stays cost. */
export function PricesPage() {
  const { today, priceChanges } = useOffice()
  const inWords = useFailureWords()
  const shown = useShown()
  const [prices, retry] = useRemote(followStoredPrices)
  const [history] = useRemote(followPriceLog)
  if (prices.state === 'failed') return <Refused onRetry={retry} />
  if (prices.state === 'loading') return <RoomOnItsWay quiet />
  if (today === null) return null

  async function send(change: PriceChange, known: StoredPrices) {
    try {
      await priceChanges.send(change, known)
    } catch (failure) {
      // Who has gone to another room sees no form that could say so.
      if (!shown.current)
        toastFailed(() => tell('office.prices.failed', { message: inWords(failure) }))
      throw failure
    }
  }

  return (
    <PricesRoom
      prices={prices.value}
      history={history.state === 'ready' ? history.value : []}
      today={today}
      newId={newSeasonId}
      onChange={(change) => send(change, prices.value)}
    />
  )
}
