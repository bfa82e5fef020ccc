import { useTranslation } from 'react-i18next'
import { type Cancellation, cancellationFields } from '#domain/cancelled/cancellation.ts'
import type { IsoDate } from '#domain/date.ts'
import { readTexts } from '#domain/record.ts'
import type { Reservation } from '#domain/reservation.ts'
import { CANCEL_DRAFTS } from '#features/office/draftKeys.ts'
import { useAccount } from '#features/payments/paymentsContext.ts'
import { useProblemWords } from '#i18n/problemWords.ts'
import { withSuggestions } from '#lib/form/suggestions.ts'
import { useForm } from '#lib/form/useForm.ts'
import { EMPTY_CANCELLATION, keepingAll } from './cancelForm.ts'

/** The cancellation's form over the texts `suggested`, which keep all payments. */
export function useCancelForm(
  reservation: Reservation,
  today: IsoDate | null,
  onConfirm: (cancellation: Cancellation) => Promise<void>,
) {
  const { t } = useTranslation()
  const { account } = useAccount(reservation, today)
  const suggested = keepingAll(account)
  const form = useForm({
    empty: EMPTY_CANCELLATION,
    draft: { key: CANCEL_DRAFTS + reservation.id },
    check: (typed) => readTexts(cancellationFields, withSuggestions(typed, suggested)),
    submit: async (cancellation) => {
      await onConfirm(cancellation)
      form.restart()
    },
    label: (name) => t(`office.cancelling.fields.${name}`),
    explain: useProblemWords(),
  })
  return { form, values: withSuggestions(form.values, suggested), suggested, paid: account.paid }
}
