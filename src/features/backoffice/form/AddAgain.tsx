import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'

/** Saves what is typed as a new record, for the one it was typed over has been deleted. */
export function AddAgain({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation()
  return (
    <Button variant="quiet" size="small" className="underline" onClick={onClick}>
      {t('admin.form.addAgain')}
    </Button>
  )
}
