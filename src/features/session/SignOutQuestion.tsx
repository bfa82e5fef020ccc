import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { Question } from '#features/office/Question.tsx'

type SignOutQuestionProps = {
  /** The number of pending changes; the dialog is closed for 0. */
  unsent: number
  /** Whether the database refuses the owner's changes. */
  refused: boolean
  onStay: () => void
  onKeep: () => void
  onDiscard: () => void
}

/**
 * Asks before an owner with pending changes signs out, because signing out removes guests' data
 * from the device.
 */
export function SignOutQuestion(props: SignOutQuestionProps) {
  const { unsent, refused, onStay, onKeep, onDiscard } = props
  const { t } = useTranslation()
  return (
    <Question
      open={unsent > 0}
      title={t('admin.signOut.title')}
      answer={t('admin.signOut.discard')}
      onAnswer={onDiscard}
      onClose={onStay}
      others={<Button onClick={onKeep}>{t('admin.signOut.keep')}</Button>}
    >
      <p>{t(refused ? 'admin.signOut.refused' : 'admin.signOut.text', { count: unsent })}</p>
      <p className="mt-3">{t('admin.signOut.choices')}</p>
    </Question>
  )
}
