import { type PriceChange, undoPrices } from '#domain/prices/priceChange.ts'
import type { PendingPrices } from '#domain/prices/priceWork.ts'
import type { Outbox } from '#db/outbox.ts'
import { priceWorkFor } from '#db/prices.ts'
import { useFormatError } from '#i18n/failureWords.ts'
import { translate } from '#i18n/index.ts'
import { requiredContext } from '#lib/requiredContext.ts'
import { toastDone, toastFailed } from '#ui/toasts.ts'

/** The pending changes of the prices, and how to submit one. */
export type OfficePrices = {
  pending: readonly PendingPrices[]
  /**
   * Submits a change, or queues it while offline, and offers to undo it for ten seconds; rejects
   * with a `Failure`.
   */
  submit: (change: PriceChange) => Promise<void>
}

export const [OfficePricesProvider, useOfficePrices] =
  requiredContext<OfficePrices>('OfficePricesProvider')

/** The changes of the prices, independent of the page that is open. */
export function usePriceChanges({
  prices,
  postPrices,
}: { prices: readonly PendingPrices[] } & Pick<Outbox, 'postPrices'>): OfficePrices {
  const formatError = useFormatError()

  async function submit(change: PriceChange): Promise<void> {
    const { state } = await postPrices(priceWorkFor(change))
    toastDone(() => translate(state === 'kept' ? 'office.prices.kept' : 'office.prices.changed'), {
      label: () => translate('admin.doing.undo'),
      run: (dismiss) => {
        dismiss()
        submit(undoPrices(change)).catch((failure: unknown) =>
          toastFailed(() => translate('office.prices.failed', { message: formatError(failure) })),
        )
      },
    })
  }

  return { pending: prices, submit }
}
