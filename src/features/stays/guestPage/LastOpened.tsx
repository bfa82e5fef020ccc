import { useTranslation } from 'react-i18next'
import { formatMoment } from '#features/office/stayText.ts'
import { useLanguage } from '#i18n/useLanguage.ts'

/** When the guest's page was last opened with its link (ms since 1970); `null` for never. */
export function LastOpened({ at }: { at: number | null }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <p className="mt-4">
      {at === null
        ? t('office.guestPage.unopened')
        : t('office.guestPage.opened', { moment: formatMoment(at, language) })}
    </p>
  )
}
