import { useTranslation } from '#i18n/useTranslation.ts'
import { ownersDrafts } from '#office/shared/unfinished.tsx'
import { Question } from '#office/shared/forms.tsx'
import { forgetDraft } from '#ui/form/drafts.ts'
import { Button } from '#ui/Button.tsx'

type SignOutQuestionProps = { open: boolean; onSignOut: () => void; onClose: () => void }

/** Asks an owner who signs out what becomes of the unfinished entries. */
export function SignOutQuestion({ open, onSignOut, onClose }: SignOutQuestionProps) {
  const { t } = useTranslation()
  return (
    <Question
      open={open}
      title={t('admin.draft.signOutTitle')}
      answer={t('admin.draft.dropAll')}
      onAnswer={() => {
        for (const { key } of ownersDrafts()) forgetDraft(key)
        onSignOut()
      }}
      onClose={onClose}
      others={<Button onClick={onSignOut}>{t('admin.draft.keepAll')}</Button>}
    >
      <p>{t('admin.draft.signOutText', { count: ownersDrafts().length })}</p>
    </Question>
  )
}
