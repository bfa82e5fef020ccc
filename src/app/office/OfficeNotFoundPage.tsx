import { useTranslation } from 'react-i18next'

/** The page for unknown addresses within the office. */
export function OfficeNotFoundPage() {
  const { t } = useTranslation()
  return <p className="max-w-text text-lead">{t('office.noRoom.text')}</p>
}
