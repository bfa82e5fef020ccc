import type { i18n } from 'i18next'
import type { Alarm } from '#domain/caretaker/alarms.ts'
import { formatVillaMoment } from './stayText.ts'
import { formatAge } from './format.ts'
import type { Language } from './languages.ts'

/** Formats a warning as a sentence in a language; `now` is the database's time. */
export function formatAlarm(t: i18n['t'], each: Alarm, language: Language, now: number): string {
  const ageOf = (at: number) => formatAge(now - at, language)
  switch (each.is) {
    case 'silent':
      return t('office.watch.alarms.silent', {
        age: ageOf(each.at),
        moment: formatVillaMoment(each.at, language),
      })
    case 'unsent':
      return [
        t('office.watch.alarms.unsent', {
          to: each.to,
          moment: formatVillaMoment(each.at, language),
        }),
        t(`office.caretaker.problems.${each.problem}`),
      ].join(' ')
    case 'noBackup':
    case 'noCalendar':
      return t(`office.watch.alarms.${each.is}`, {
        moment: formatVillaMoment(each.at, language),
        why: t(`office.watch.alarms.disk.${each.problem}`),
      })
    case 'oldBackup':
      return t('office.watch.alarms.oldBackup', { age: ageOf(each.at) })
  }
}
