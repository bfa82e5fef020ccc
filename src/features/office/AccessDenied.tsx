import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'

/** Shown instead of data that the database refused. */
export function AccessDenied({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <div role="alert" className="rounded-card bg-white p-6 shadow-soft">
      <p className="mb-4">{t('admin.failure.permission')}</p>
      <Button onClick={onRetry}>{t('app.retry')}</Button>
    </div>
  )
}
