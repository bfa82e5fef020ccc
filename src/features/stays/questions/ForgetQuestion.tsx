import { useTranslation } from '#i18n/useTranslation.ts'
import { useRef, useState } from 'react'
import type { Person } from '#domain/removedPerson.ts'
import type { QueuedChange } from '#domain/queuedChange.ts'
import { toastDone, toastFailed } from '#ui/toasts.ts'
import { Question } from '#features/office/forms.tsx'
import { forgetTyped } from '#features/stays/form/reservationForm.ts'
import type { Saves } from '#features/office/useSaves.ts'
import type { usePendingChanges } from '#features/office/useQueue.ts'
import type { ReservationWork } from '#features/stays/useReservationWork.ts'
import { forgetPerson } from '#db/requestChanges.ts'
import { formatError } from '#i18n/failureWords.ts'
import { translate } from '#i18n/index.ts'

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
