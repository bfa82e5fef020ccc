import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { DAYS_DELETED, type Reservation, type UnreadableRecord } from '#domain/reservation.ts'
import { paymentsOf } from '#domain/payments/ledger.ts'
import { useLedger } from '#features/payments/paymentsContext.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { formatError } from '#i18n/failureWords.ts'
import { toastDone, toastFailed } from '#ui/toasts.ts'
import { forgetEdit, forgetTyped } from '#features/stays/form/reservationForm.ts'
import { Question } from '#features/office/forms.tsx'
import { StayLines } from '#features/office/guestNotes.tsx'
import { StatusNote } from '#features/office/StatusNote.tsx'
import { StoredText } from '#features/office/StoredText.tsx'
import { translate } from '#i18n/index.ts'
import type { Person } from '#domain/removedPerson.ts'
import type { QueuedChange } from '#domain/queuedChange.ts'
import type { Saves } from '#features/office/useSaves.ts'
import type { usePendingChanges } from '#features/office/useQueue.ts'
import type { ReservationWork } from '#features/stays/useReservationWork.ts'
import { forgetPerson } from '#db/requestChanges.ts'

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

/** An owner's pending changes, and how to discard one. */
type StoredOutbox = Pick<ReturnType<typeof usePendingChanges>, 'works' | 'unconfirmed' | 'discard'>

/** Asks an owner before it removes a person's data from the database and from this device. */
export function useForgetting(
  { works, unconfirmed, discard }: StoredOutbox,
  work: ReservationWork,
  saves: Saves,
) {
  const [person, setPerson] = useState<Person | null>(null)
  const asked = useRef<Person | null>(null)

  function ask(next: Person | null) {
    asked.current = next
    setPerson(next)
  }

  /** Rejects with a `Failure`. */
  async function remove(): Promise<void> {
    if (!person) return
    await work.saves.track(saves.track(forgetPerson(person))).catch((failure: unknown) => {
      // An open dialog shows the failure itself.
      if (asked.current !== person)
        toastFailed(() => translate('office.person.failed', { message: formatError(failure) }))
      throw failure
    })
    // Pending changes for the person would store their data again.
    work.editors.closeFor(person)
    forgetTyped(person)
    const kept = [...works.map(({ work: each }) => each), ...unconfirmed]
    await Promise.all(kept.filter((each) => isOf(person, each)).map(discard))
    toastDone(() => translate('office.person.done'))
    if (asked.current === person) ask(null)
  }

  return { person, ask, remove, close: () => ask(null) }
}

function isOf({ stay, requests }: Person, kept: QueuedChange): boolean {
  // All other records contain no data of guests.
  if (kept.of !== 'answer' && kept.of !== 'stay') return false
  const isAnswer = kept.of === 'answer'
  const answered = isAnswer ? kept.ids : kept.verb === 'add' ? (kept.requests ?? []) : []
  const isOfStay = !isAnswer && kept.id === stay
  return isOfStay || answered.some((request) => requests.includes(request))
}

type ForgetQuestionProps = {
  person: Person | null
  /** Removes the data and closes the dialog; rejects with a `Failure`. */
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** Asks before a person's data are removed, listing which are. */
export function ForgetQuestion({ person, onConfirm, onClose }: ForgetQuestionProps) {
  const { t } = useTranslation()
  return (
    <Question
      open={person !== null}
      title={t('office.person.question')}
      answer={t('office.person.confirm')}
      onAnswer={onConfirm}
      onClose={onClose}
      failed={(message) => t('office.person.failed', { message })}
    >
      <p className="mt-3 wrap-anywhere">{person && t('office.person.goes', person)}</p>
      <p className="mt-3">{t('office.person.stays')}</p>
      <p className="mt-3">{t('office.person.final')}</p>
    </Question>
  )
}
