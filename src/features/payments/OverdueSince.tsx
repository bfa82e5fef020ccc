import { useTranslation } from 'react-i18next'
import type { IsoDate } from '#domain/date.ts'
import { ablativeOf } from '#i18n/endings.ts'
import { formatDate } from '#i18n/format.ts'
import { useLanguage } from '#i18n/useLanguage.ts'

/** The date since which an amount is overdue. */
export function OverdueSince({ day, className }: { day: IsoDate; className?: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const ablative = ablativeOf(Number(day.slice(0, 4)))
  return (
    <span className={className}>
      {t('office.payments.since', {
        day: formatDate(day, language).replaceAll(' ', '\u00A0'),
        ablative,
      })}
    </span>
  )
}
