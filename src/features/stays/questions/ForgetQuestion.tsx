import { useTranslation } from 'react-i18next'
import type { Person } from '#domain/removedPerson.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { SendingAnswer } from '#features/office/SendingAnswer.tsx'

type ForgetQuestionProps = {
  /** The person whose data to remove; `null` closes the dialog. */
  person: Person | null
  /** Removes the data and closes the dialog; rejects with a `Failure`. */
  onConfirm: () => Promise<void>
  onClose: () => void
}

/**
 * Asks before a person's data are removed, listing which are; stays open with the error when that
 * fails.
 */
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
  return (
    <>
      <p className="mt-3 wrap-anywhere">{t('office.person.goes', { guest })}</p>
      <p className="mt-3">{t('office.person.stays')}</p>
      <p className="mt-3">{t('office.person.final')}</p>
      <SendingAnswer
        label={t('office.person.confirm')}
        onAnswer={onConfirm}
        onClose={onClose}
        failed={(message) => t('office.person.failed', { message })}
      />
    </>
  )
}
