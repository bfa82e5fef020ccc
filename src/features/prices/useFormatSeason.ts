import { useTranslation } from 'react-i18next'
import type { SeasonDraft } from '#domain/prices/season.ts'
import { formatWeekdays } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useLanguage } from '#i18n/useLanguage.ts'

/**
 * Formats a season's conditions except the price a night: "en az 5 gece", "hafta sonu ₺11.000".
 */
export function useFormatSeason(): (season: SeasonDraft) => string[] {
  const { t } = useTranslation()
  const language = useLanguage()

  return ({ minNights, weekendPerNight, weekPercent = 0, arrivalDays }) => [
    t('office.prices.atLeast', { count: minNights }),
    ...(weekendPerNight === undefined
      ? []
      : [t('office.seasons.weekend', { amount: formatMoney(weekendPerNight, language) })]),
    ...(weekPercent > 0 ? [t('office.seasons.week', { percent: weekPercent })] : []),
    ...(arrivalDays === undefined
      ? []
      : [t('office.seasons.arrival', { weekdays: formatWeekdays(arrivalDays, language) })]),
  ]
}
