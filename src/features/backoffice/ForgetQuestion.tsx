import { useTranslation } from 'react-i18next'
import type { Person } from '#domain/removedPerson.ts'
import { useFailureWords } from '#i18n/failureWords.ts'
import { useSending } from '#lib/form/useSending.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FailureNote } from './FailureNote.tsx'

type ForgetQuestionProps = {
  /** Whose data are to be removed; `null` while nothing is asked. */
  person: Person | null
  /** Removes them, and takes the question away once that is done; rejects with the failure to be told. */
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** Asks before a person's data are removed, saying what goes and what stays; stays open with the reason when that fails. */
export function ForgetQuestion({ person, onConfirm, onClose }: ForgetQuestionProps) {
  const { t } = useTranslation()
  return (
    <Dialog open={person !== null} title={t('office.person.question')} onClose={onClose}>
      {person && <Answer guest={person.guest} onConfirm={onConfirm} onClose={onClose} />}
    </Dialog>
  )
}

type AnswerProps = Pick<ForgetQuestionProps, 'onConfirm' | 'onClose'> & { guest: string }

function Answer({ guest, onConfirm, onClose }: AnswerProps) {
  const { t } = useTranslation()
  const inWords = useFailureWords()
  const { sending, send } = useSending()
  return (
    <>
      <p className="mt-3 wrap-anywhere">{t('office.person.goes', { guest })}</p>
      <p className="mt-3">{t('office.person.stays')}</p>
      <p className="mt-3">{t('office.person.final')}</p>
      {sending.state === 'failed' && (
        <FailureNote>
          {t('office.person.failed', { message: inWords(sending.failure) })}
        </FailureNote>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t('admin.cancel')}</Button>
        <Button
          variant="danger"
          aria-disabled={sending.state === 'sending'}
          onClick={() => void send(onConfirm)}
        >
          {t('office.person.confirm')}
        </Button>
      </div>
    </>
  )
}
