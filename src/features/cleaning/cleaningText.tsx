import { useTranslation } from '#i18n/useTranslation.ts'
import type { CleaningDay } from '#domain/cleaning/cleaning.ts'
import { formatFullDate } from '#i18n/format.ts'
import { cleaningLines } from './cleaningText.ts'

/** The days on which guests leave or arrive, for the person who cleans. */
export function CleaningList({ days }: { days: readonly CleaningDay[] }) {
  const { t, language } = useTranslation()
  if (days.length === 0) return <p>{t('cleaning.none')}</p>
  return (
    <ol className="divide-y divide-linen-300">
      {days.map((day) => (
        <li key={day.date} className="py-3">
          <p className="font-semibold">{formatFullDate(day.date, language)}</p>
          {cleaningLines(day, t).map((line) => (
            <p key={line} className="wrap-anywhere whitespace-pre-line">
              {line}
            </p>
          ))}
        </li>
      ))}
    </ol>
  )
}
