import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { Question } from '#features/backoffice/questions/Question.tsx'

type SignOutQuestionProps = {
  /** How many changes have not been sent; nothing is asked when there are none. */
  unsent: number
  /** The database does not take the changes of who leaves. */
  refused: boolean
  onStay: () => void
  onKeep: () => void
  onDiscard: () => void
}

/** Asks what is to become of unsent changes before their owner signs out: nothing of a guest stays here unless they say so. */
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
