import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'

/** Saves the typed text as a new record after the original was deleted. */
export function AddAgain({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation()
  return (
    <Button variant="quiet" size="small" className="underline" onClick={onClick}>
      {t('admin.form.addAgain')}
    </Button>
  )
}
