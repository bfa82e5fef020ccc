import { useTranslation } from '#i18n/useTranslation.ts'
import { writeAmount } from '#domain/amount.ts'
import { type Cancellation, cancellationFields } from '#domain/cancellation.ts'
import type { IsoDate } from '#domain/date.ts'
import { readTexts } from '#domain/record.ts'
import type { Reservation } from '#domain/reservation.ts'
import { FailureNote, StatusNote } from '#features/office/StatusNote.tsx'
import { StayLines } from '#features/office/guestNotes.tsx'
import { formatError } from '#i18n/failureWords.ts'
import { cancellingTerms, translate } from '#i18n/index.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextAreaField, TextField } from '#ui/Field.tsx'
import { KeptSums } from '#features/payments/Sums.tsx'
import { CANCEL_DRAFTS } from '#features/office/draftKeys.ts'
import { useAccount } from '#features/payments/paymentsContext.ts'
import { useProblemWords } from '#i18n/problemWords.ts'
import { withSuggestions } from '#lib/form/typedFields.ts'
import { useForm } from '#lib/form/useForm.ts'
import { EMPTY_CANCELLATION, keepingByTerms } from '#features/stays/form/reservationForm.ts'

type CancelQuestionProps = {
  /** The stay to cancel; `null` closes the dialog. */
  reservation: Reservation | null
  /** Whether the stay has changed since the dialog was opened. */
  changed: boolean
  today: IsoDate | null
  /** Cancels the stay and closes the dialog; rejects with a `Failure`. */
  onConfirm: (cancellation: Cancellation) => Promise<void>
  onClose: () => void
}

/** Asks how much of the money is kept and why before a stay is cancelled. */
export function CancelQuestion({ reservation, ...asking }: CancelQuestionProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={reservation !== null}
      title={t('office.cancelling.question')}
      onClose={asking.onClose}
    >
      {reservation && <Answer key={reservation.id} reservation={reservation} {...asking} />}
    </Dialog>
  )
}

type AnswerProps = CancelQuestionProps & { reservation: Reservation }

function Answer({ reservation, changed, today, onConfirm, onClose }: AnswerProps) {
  const { t } = useTranslation()
  const { form, values, suggested, paid } = useCancelForm(reservation, today, onConfirm)
  const { field, change, sending, props } = form
  const read = readTexts(cancellationFields, { ...values, reason: '' })
  const failed = (failure: unknown) =>
    translate('admin.acts.cancel.failed', {
      guest: reservation.musteriAdi,
      message: formatError(failure),
    })

  return (
    <form {...props}>
      <StatusNote className="not-empty:mt-3 not-empty:rounded-field not-empty:bg-accent-50 not-empty:px-4 not-empty:py-3 text-accent-800">
        {changed && t('office.cancelling.changed')}
      </StatusNote>
      <StayLines reservation={reservation} />
      <p className="mt-3 text-sm text-pine-700">{t('office.cancelling.frees')}</p>
      <div className="mt-4 space-y-2">
        <TextField
          {...field('kept')}
          value={values.kept}
          className="tabular-nums"
          note="₺"
          inputMode="decimal"
          autoComplete="off"
        />
        {paid > 0 && (
          <div className="-mt-2 mb-3 flex flex-wrap gap-2">
            <Button size="small" onClick={() => change({ kept: suggested.kept })}>
              {t('office.cancelling.byTerms')}
            </Button>
            <Button size="small" onClick={() => change({ kept: writeAmount(paid) })}>
              {t('office.cancelling.all')}
            </Button>
            <Button size="small" onClick={() => change({ kept: '0' })}>
              {t('office.cancelling.none')}
            </Button>
          </div>
        )}
        <div aria-live="polite">
          {'value' in read && <KeptSums paid={paid} kept={read.value.kept} />}
        </div>
      </div>
      <TextAreaField {...field('reason')} className="mt-4" rows={2} />
      {sending.state === 'failed' && <FailureNote>{failed(sending.failure)}</FailureNote>}
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Button
          onClick={() => {
            form.restart()
            onClose()
          }}
        >
          {t('office.cancelling.keep')}
        </Button>
        <Button type="submit" variant="danger" aria-disabled={sending.state === 'sending'}>
          {t('office.cancelling.confirm')}
        </Button>
      </div>
    </form>
  )
}

/** The cancellation's form over the texts `suggested`, which follow the terms. */
function useCancelForm(
  reservation: Reservation,
  today: IsoDate | null,
  onConfirm: (cancellation: Cancellation) => Promise<void>,
) {
  const { t } = useTranslation()
  const { account } = useAccount(reservation, today)
  const suggested = keepingByTerms(reservation, account, cancellingTerms(), today)
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
