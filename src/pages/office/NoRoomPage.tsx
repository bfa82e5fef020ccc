import { useTranslation } from 'react-i18next'

/** An address of the office at which there is no room; the ways on stand around it. */
export function NoRoomPage() {
  const { t } = useTranslation()
  return <p className="max-w-text text-lead">{t('office.noRoom.text')}</p>
}
