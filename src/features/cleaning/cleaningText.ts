import type { i18n } from 'i18next'
import { villa } from '#content/villa.ts'
import type { CleaningDay } from '#domain/cleaning/cleaning.ts'
import { formatFullDate } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'

/** The tasks of a day, line by line. */
export function cleaningLines(day: CleaningDay, t: i18n['t']): string[] {
  const { leaves, arrives, at, people, nights, cot, notes } = day
  const guest = (name: string) => name || t('cleaning.guest')
  return [
    ...(leaves === undefined
      ? []
      : [t('cleaning.leaves', { guest: guest(leaves), time: villa.checkOutBy })]),
    ...(arrives === undefined
      ? []
      : [
          [
            t('cleaning.arrives', { guest: guest(arrives) }),
            at === undefined ? t('cleaning.from') : t('cleaning.at', { time: at }),
            people !== undefined && t('cleaning.people', { count: people }),
            nights !== undefined && t('cleaning.nights', { count: nights }),
            cot && t('cleaning.cot'),
          ]
            .filter(Boolean)
            .join(', '),
        ]),
    ...(leaves !== undefined && arrives !== undefined ? [t('cleaning.sameDay')] : []),
    ...(notes === undefined ? [] : [t('cleaning.notes', { notes })]),
  ]
}

/** The whole list as a message. */
export function cleaningText(
  days: readonly CleaningDay[],
  t: i18n['t'],
  language: Language,
): string {
  const blocks = days.map((day) =>
    [formatFullDate(day.date, language), ...cleaningLines(day, t)].join('\n'),
  )
  return [
    `${villa.name}: ${t('cleaning.title')}`,
    ...(blocks.length > 0 ? blocks : [t('cleaning.none')]),
  ].join('\n\n')
}
