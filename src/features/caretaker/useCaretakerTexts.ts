import { useTranslation } from '#i18n/useTranslation.ts'
import type { Alarm } from '#domain/caretaker/alarms.ts'
import type { Caretaker } from '#domain/caretaker/caretaker.ts'
import { formatAge, formatDate } from '#i18n/format.ts'
import { useClockError, useNow } from '#features/office/connectionState.ts'
import { sayAlarm } from './alarmText.ts'

/** The database's time, updated every 15 seconds; errors of minutes are ignored. */
export function useServerNow(): number {
  return useNow() + useClockError()
}

/** Returns functions that format the caretaker's results as of a time of the database. */
export function useCaretakerTexts(now: number) {
  const { t, language } = useTranslation()
  const ageOf = (at: number) => formatAge(now - at, language)

  function looked(at: number): string {
    return t('office.watch.looked', { age: ageOf(at) })
  }

  /** The results of its last run. */
  function found({
    channels,
    needed,
    mails,
    mailing,
    limit,
  }: NonNullable<Caretaker['look']>): string[] {
    return [
      channels === 0
        ? t('office.watch.noChannels')
        : t('office.watch.channels', { count: channels }),
      ...(needed > 0 ? [t('office.watch.needed', { count: needed })] : []),
      ...(mails > 0 ? [t('office.watch.mails', { count: mails })] : []),
      ...(mailing ? [] : [t('office.watch.noMail')]),
      ...(limit ? [t(`office.watch.limits.${limit}`)] : []),
    ]
  }

  /** The age of its last backup, and the number of backups. */
  function copied({ copies: { copy, trouble }, script }: Caretaker): string[] {
    if (!copy && trouble) return []
    if (!copy) return [t(script ? 'office.watch.noCopiesThere' : 'office.watch.noCopies')]
    const { at, day, bytes, sealed, kept } = copy
    // Rounded up, so that no backup shows a size of 0.
    const size = Math.ceil(bytes / 1000)
    return [
      t('office.watch.copied', { age: ageOf(at), day: formatDate(day, language), size }),
      ...(sealed ? [t('office.watch.sealed')] : []),
      t('office.watch.kept', { count: kept }),
    ]
  }

  function alarm(each: Alarm): string {
    return sayAlarm(t, each, language, now)
  }

  return { looked, found, copied, alarm }
}
