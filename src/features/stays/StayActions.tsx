import { useState } from 'react'
import { flushSync } from 'react-dom'
import { newKey, read, save, saveStay } from '#db/save.ts'
import { useRequests, useSeason } from '#db/stores.ts'
import { forgetPerson, isRemoved } from '#domain/forgetPerson.ts'
import { paymentsOf } from '#domain/payments/account.ts'
import {
  isCancelled,
  type Reservation,
  type Seen,
  type UnreadableRecord,
} from '#domain/reservation.ts'
import { isPast } from '#domain/stay.ts'
import { toDelete, toUncancel } from '#domain/stayChange.ts'
import { Question } from '#features/office/forms.tsx'
import { StayLines } from '#features/office/guestNotes.tsx'
import { StoredText } from '#features/office/StoredText.tsx'
import { useOfficeToday } from '#features/office/useOfficeToday.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { translate } from '#i18n/index.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { forgetDraft } from '#ui/form/drafts.ts'
import { Button } from '#ui/Button.tsx'
import { toastDone } from '#ui/toasts.ts'
import { CancelQuestion } from './CancelQuestion.tsx'
import { toastStored, tryCommandOn } from './stayCommands.ts'
import { draftKey } from './stayForm.ts'

type StayActionsProps = {
  stay: Reservation
  /** The id of the element that names the guest. */
  describedBy?: string
  onDeleted?: () => void
}

/** Cancels a stay or undoes that, and deletes it. */
export function StayActions({ stay, describedBy, onDeleted }: StayActionsProps) {
  const { t } = useTranslation()
  const today = useOfficeToday()
  const [question, setQuestion] = useState<'cancel' | 'delete' | null>(null)
  const close = () => setQuestion(null)
  const look = { variant: 'quiet', size: 'small', 'aria-describedby': describedBy } as const
  const canCancel = !stay.cancellation && !stay.blocked && !stay.held && !isPast(stay.stay, today)
  return (
    <>
      {isCancelled(stay) && (
        <Button {...look} onClick={() => tryCommandOn(stay, uncancelled)}>
          {t('admin.acts.uncancel.button')}
        </Button>
      )}
      {canCancel && (
        <Button {...look} onClick={() => setQuestion('cancel')}>
          {t('admin.acts.cancel.button')}
        </Button>
      )}
      <Button {...look} className="text-alert-700" onClick={() => setQuestion('delete')}>
        {t('admin.acts.delete.button')}
      </Button>
      {question === 'cancel' && <CancelQuestion stay={stay} onClose={close} />}
      {question === 'delete' && (
        <DeleteQuestion record={stay} onDeleted={onDeleted} onClose={close} />
      )}
    </>
  )
}

function uncancelled(stay: Reservation) {
  if (!isCancelled(stay)) throw new Error(`${stay.id} is not cancelled`)
  return toUncancel(stay)
}

type DeleteQuestionProps = {
  record: Seen
  onDeleted: (() => void) | undefined
  onClose: () => void
}

/** Asks before a record is deleted with its payments. */
export function DeleteQuestion({ record, onDeleted, onClose }: DeleteQuestionProps) {
  const { t, language } = useTranslation()
  const season = useSeason()
  const requests = useRequests()
  const payments = season.state === 'ready' ? paymentsOf(season.value.payments, record) : []
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0)
  const stay = 'stay' in record ? record : null
  // The request of a held stay is open again.
  const request =
    stay?.held && requests.state === 'ready'
      ? requests.value.requests.find(({ id }) => id === stay.request)
      : undefined

  async function remove(): Promise<void> {
    const answered = request && { request, answer: { status: 'new' as const } }
    const change = await saveStay(toDelete(record, { payments, ...(answered && { answered }) }))
    forgetDraft(draftKey(record.id))
    toastStored(change, { canUndo: !answered })
    // The question has to be closed before the panel goes back in the history.
    flushSync(onClose)
    onDeleted?.()
  }

  return (
    <Question open onAnswer={remove} onClose={onClose}>
      {stay && <StayLines reservation={stay} />}
      {payments.length > 0 && (
        <p className="mt-2 text-alert-700">
          {t(stay?.cancellation ? 'admin.deletion.payments' : 'admin.deletion.paymentsOrCancel', {
            paid: formatMoney(paid, language),
          })}
        </p>
      )}
      {stay?.held && <p className="mt-2 text-alert-700">{t('admin.deletion.held')}</p>}
      {!('stay' in record) && <StoredRecord record={record} />}
    </Question>
  )
}

/** An unreadable record as it is stored. */
export function StoredRecord({ record }: { record: UnreadableRecord }) {
  const { t } = useTranslation()
  return (
    <StoredText
      labels={{
        ...t('admin.fields', { returnObjects: true }),
        ...t('admin.unreadable.fields', { returnObjects: true }),
      }}
      words={t('admin.unreadable.statuses', { returnObjects: true })}
      wrong={record.wrong}
    >
      {record.stored}
    </StoredText>
  )
}

/** Removes the guest's personal data from a stay and its request, once an owner has confirmed it. */
export function ForgetGuest({ stay }: { stay: Reservation }) {
  const { t } = useTranslation()
  const requests = useRequests()
  const [isAsked, setIsAsked] = useState(false)
  const { musteriAdi: guest, guestKey } = stay
  if (isRemoved(guest) || stay.blocked) return null

  async function forget(): Promise<void> {
    const all = requests.state === 'ready' ? requests.value.requests : []
    const review = guestKey === undefined ? null : await read(`reviews/${guestKey}`)
    const own = all.filter(({ id }) => id === stay.request)
    await save(forgetPerson({ stay, requests: own, review, entry: newKey() }))
    forgetDraft(draftKey(stay.id))
    toastDone(() => translate('office.person.done'))
    setIsAsked(false)
  }

  return (
    <>
      <Button variant="quiet" size="small" className="-ml-3" onClick={() => setIsAsked(true)}>
        {t('office.person.remove')}
      </Button>
      <Question
        open={isAsked}
        title={t('office.person.question')}
        answer={t('office.person.confirm')}
        failed={(message) => t('office.person.failed', { message })}
        onAnswer={forget}
        onClose={() => setIsAsked(false)}
      >
        <p>{t('office.person.goes', { guest })}</p>
        <p className="mt-2">{t('office.person.stays')}</p>
        <p className="mt-2">{t('office.person.final')}</p>
      </Question>
    </>
  )
}
