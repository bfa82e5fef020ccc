import { type PriceChange, undoPrices } from '#domain/prices/priceChange.ts'
import { waitingOf } from '#domain/keptWork.ts'
import { workFor } from '#db/changes.ts'
import type { Outbox, StoredChanges } from '#db/outbox.ts'
import { useFormatError } from '#i18n/failureWords.ts'
import { translate } from '#i18n/index.ts'
import { requiredContext } from '#lib/requiredContext.ts'
import { toastDone, toastFailed } from '#ui/toasts.ts'

/** The pending changes of the prices, and how to submit one. */
export type OfficePrices = {
  pending: readonly PriceChange[]
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
  works,
  post,
}: Pick<StoredChanges, 'works'> & Pick<Outbox, 'post'>): OfficePrices {
  const formatError = useFormatError()

  async function submit(change: PriceChange): Promise<void> {
    const { state } = await post(workFor({ of: 'prices', ...change }))
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

  return { pending: waitingOf(works, 'prices'), submit }
}
