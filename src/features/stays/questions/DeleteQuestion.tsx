import { useEffect, useRef } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { DAYS_DELETED, type Reservation, type UnreadableRecord } from '#domain/reservation.ts'
import { paymentsOf } from '#domain/payments/ledger.ts'
import { useLedger } from '#features/payments/paymentsContext.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { formatError } from '#i18n/failureWords.ts'
import { toastFailed } from '#ui/toasts.ts'
import { forgetEdit } from '#features/stays/form/reservationForm.ts'
import { Question } from '#features/office/Question.tsx'
import { StayLines } from '#features/office/guestNotes.tsx'
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

/** Reports a failure as a message after the dialog is closed. */
export function DeleteQuestion(props: DeleteQuestionProps) {
  const { reservation, changed = false, onConfirm, onClose } = props
  const { t } = useTranslation()
  // A ref, because the dialog may be closed while the deletion is under way.
  const shown = useRef(reservation)
  useEffect(() => {
    shown.current = reservation
    return () => {
      shown.current = null
    }
  }, [reservation])

  async function confirm() {
    if (!reservation) return
    try {
      await onConfirm()
    } catch (failure) {
      if (shown.current?.id !== reservation.id)
        toastFailed(() => {
          const message = formatError(failure)
          return `${titleOf(reservation)}: ${translate('admin.deletion.failed', { message })}`
        })
      throw failure
    }
    if ('stay' in reservation) forgetEdit(reservation)
  }

  return (
    <Question open={reservation !== null} onAnswer={confirm} onClose={onClose}>
      <StatusNote className="not-empty:mt-3 not-empty:rounded-field not-empty:bg-accent-50 not-empty:px-4 not-empty:py-3 text-accent-800">
        {changed && t('admin.deletion.changed')}
      </StatusNote>
      {reservation && 'stay' in reservation && (
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
      )}
      {reservation && 'stored' in reservation && (
        <StoredText labels={t('admin.fields', { returnObjects: true })} wrong={reservation.wrong}>
          {reservation.stored}
        </StoredText>
      )}
    </Question>
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
