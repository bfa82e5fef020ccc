import { useEffect, useRef } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { DAYS_DELETED } from '#domain/cancelled/cancelledStay.ts'
import { paymentsOf } from '#domain/payments/ledger.ts'
import type { Reservation, UnreadableRecord } from '#domain/reservation.ts'
import { useLedger } from '#features/payments/paymentsContext.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useFormatError } from '#i18n/failureWords.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { toastFailed } from '#ui/toasts.ts'
import { forgetEdit } from '#features/stays/form/reservationForm.ts'
import { SendingAnswer } from '#features/office/Question.tsx'
import { StayLines } from '#features/office/StayLines.tsx'
import { StatusNote } from '#features/office/StatusNote.tsx'
import { StoredText } from '#features/office/StoredText.tsx'
import { translate } from '#i18n/index.ts'

type DeleteQuestionProps = {
  /** The record to delete; `null` closes the dialog. */
  reservation: Reservation | UnreadableRecord | null
  /** Whether the record has changed since the dialog was opened. */
  changed?: boolean
  /** Deletes it and closes the dialog; rejects with a `Failure`. */
  onConfirm: () => Promise<void>
  onClose: () => void
}

/**
 * Asks before a record is deleted; stays open with the error when that fails, and reports a later
 * failure as a message.
 */
export function DeleteQuestion({
  reservation,
  changed = false,
  onConfirm,
  onClose,
}: DeleteQuestionProps) {
  const { t } = useTranslation()
  return (
    <Dialog open={reservation !== null} title={t('admin.deletion.question')} onClose={onClose}>
      {reservation && (
        <Answer
          key={reservation.id}
          reservation={reservation}
          changed={changed}
          onConfirm={onConfirm}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}

type AnswerProps = DeleteQuestionProps & { reservation: Reservation | UnreadableRecord }

function Answer({ reservation, changed, onConfirm, onClose }: AnswerProps) {
  const { t } = useTranslation()
  const formatError = useFormatError()
  const open = useRef(false)
  useEffect(() => {
    open.current = true
    return () => {
      open.current = false
    }
  }, [])

  const failed = (message: string) => translate('admin.deletion.failed', { message })

  async function confirm() {
    try {
      await onConfirm()
    } catch (failure) {
      if (!open.current)
        toastFailed(() => `${titleOf(reservation)}: ${failed(formatError(failure))}`)
      throw failure
    }
    if ('stay' in reservation) forgetEdit(reservation)
  }

  return (
    <>
      <StatusNote className="not-empty:mt-3 not-empty:rounded-field not-empty:bg-accent-50 not-empty:px-4 not-empty:py-3 text-accent-800">
        {changed && t('admin.deletion.changed')}
      </StatusNote>
      {'stay' in reservation ? (
        <>
          <StayLines reservation={reservation} />
          <PaymentsWithIt reservation={reservation} />
          {reservation.heldFor !== undefined && (
            <p className="mt-2 text-alert-700">{t('admin.deletion.held')}</p>
          )}
          <p className="mt-2 text-sm text-pine-700">
            {t('admin.deletion.undoable', { count: DAYS_DELETED })}
          </p>
        </>
      ) : (
        <StoredText labels={t('admin.fields', { returnObjects: true })} wrong={reservation.wrong}>
          {reservation.stored}
        </StoredText>
      )}
      <SendingAnswer
        label={t('admin.deletion.confirm')}
        onAnswer={confirm}
        onClose={onClose}
        failed={failed}
      />
    </>
  )
}

/** Warns that payments are deleted with the stay, and suggests cancelling it instead. */
function PaymentsWithIt({ reservation }: { reservation: Reservation }) {
  const { t, language } = useTranslation()
  const payments = paymentsOf(useLedger(), reservation)
  if (payments.length === 0) return null
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <p className="mt-2 text-alert-700">
      {t(reservation.cancellation ? 'admin.deletion.payments' : 'admin.deletion.paymentsOrCancel', {
        paid: formatMoney(paid, language),
      })}
    </p>
  )
}

function titleOf(record: Reservation | UnreadableRecord): string {
  return 'stay' in record ? record.musteriAdi : record.id
}
