import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { Question } from '#features/backoffice/questions/Question.tsx'

type SignOutQuestionProps = {
  /** How many changes have not been sent; nothing is asked when there are none. */
  unsent: number
  onStay: () => void
  onKeep: () => void
  onDiscard: () => void
}

/** Asks what is to become of unsent changes before their owner signs out: nothing of a guest stays here unless they say so. */
export function SignOutQuestion({ unsent, onStay, onKeep, onDiscard }: SignOutQuestionProps) {
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
      <p>{t('admin.signOut.text', { count: unsent })}</p>
      <p className="mt-3">{t('admin.signOut.choices')}</p>
    </Question>
  )
}
