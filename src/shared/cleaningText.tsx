import { useTranslation } from '#i18n/useTranslation.ts'
import type { CleaningDay, CleaningEntry } from '#domain/cleaning/cleaning.ts'
import { countNights } from '#domain/stay/stayDates.ts'
import { formatArrival, formatFullDate } from '#i18n/format.ts'
import type { i18n } from 'i18next'
import { villa } from '#content/villa.ts'
import type { Language } from '#i18n/languages.ts'

/** The days on which guests leave or arrive, for the person who cleans. */
export function CleaningList({ days }: { days: readonly CleaningDay[] }) {
  const { t, language } = useTranslation()
  if (days.length === 0) return <p>{t('cleaning.none')}</p>
  return (
    <ol className="divide-y divide-linen-300">
      {days.map((day) => (
        <li key={day.date} className="py-3">
          <p className="font-semibold">{formatFullDate(day.date, language)}</p>
          {cleaningLines(day, t, language).map((line) => (
            <p key={line} className="wrap-anywhere whitespace-pre-line">
              {line}
            </p>
          ))}
        </li>
      ))}
    </ol>
  )
}

/** The tasks of a day, line by line. */
function cleaningLines(
  { leaves, arrives }: CleaningDay,
  t: i18n['t'],
  language: Language,
): string[] {
  const nameOf = ({ guest }: CleaningEntry) => guest || t('cleaning.guest')
  return [
    ...(leaves ? [t('cleaning.leaves', { guest: nameOf(leaves) })] : []),
    ...(arrives
      ? [
          [
            t('cleaning.arrives', { guest: nameOf(arrives) }),
            arrives.arrivalTime === undefined
              ? t('cleaning.from')
              : formatArrival(t, { dates: arrives, arrivalTime: arrives.arrivalTime }, language),
            arrives.guests !== undefined && t('units.guests', { count: arrives.guests }),
            t('units.nights', { count: countNights(arrives) }),
            arrives.cot && t('cleaning.cot'),
          ]
            .filter(Boolean)
            .join(', '),
        ]
      : []),
    ...(leaves && arrives ? [t('cleaning.sameDay')] : []),
    ...(arrives?.houseNotes === undefined
      ? []
      : [t('cleaning.notes', { notes: arrives.houseNotes })]),
  ]
}

/** The whole list as a message. */
export function cleaningText(
  days: readonly CleaningDay[],
  t: i18n['t'],
  language: Language,
): string {
  const blocks = days.map((day) =>
    [formatFullDate(day.date, language), ...cleaningLines(day, t, language)].join('\n'),
  )
  return [
    `${villa.name}: ${t('cleaning.title')}`,
    ...(blocks.length > 0 ? blocks : [t('cleaning.none')]),
  ].join('\n\n')
}
