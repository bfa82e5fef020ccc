import { useCaretaker } from '#db/stores.ts'
import { diskAlarmsOf } from '#domain/caretaker/alarms.ts'
import type { Caretaker } from '#domain/caretaker/caretaker.ts'
import { ToolCard } from '#office/shared/cards.tsx'
import { formatAge, formatDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { formatAlarm } from '#i18n/alarmText.ts'
import { useNow } from '#office/shared/CaretakerAlarms.tsx'

/** The caretaker's last run. */
export function CaretakerCard() {
  const { t } = useTranslation()
  const caretaker = useCaretaker()
  const now = useNow()
  if (caretaker.state !== 'ready') return null
  return (
    <ToolCard title={t('office.caretaker.title')} text={t('office.caretaker.text')}>
      <CaretakerStatus caretaker={caretaker.value} now={now} />
    </ToolCard>
  )
}

/** When the caretaker last ran, its results, backups and failed mails; or that it never did. */
export function CaretakerStatus({ caretaker, now }: { caretaker: Caretaker; now: number }) {
  const { t, language } = useTranslation()
  const { run, mailTrouble } = caretaker
  if (!run) return <p className="mb-4 max-w-text">{t('office.watch.never')}</p>
  const results = [
    run.channels === 0
      ? t('office.watch.noChannels')
      : t('office.watch.channels', { count: run.channels }),
    ...(run.needed > 0 ? [t('office.watch.needed', { count: run.needed })] : []),
    ...(run.mails > 0 ? [t('office.watch.mails', { count: run.mails })] : []),
    ...(run.mailing ? [] : [t('office.watch.noMail')]),
  ]
  return (
    <div className="mb-4 max-w-text">
      <p className="font-semibold">
        {t('office.watch.looked', { age: formatAge(now - run.at, language) })}
      </p>
      <p>{results.join(' ')}</p>
      <Backups caretaker={caretaker} now={now} />
      {mailTrouble && (
        <p className="mt-1 wrap-anywhere text-alert-700">
          {formatAlarm(t, { is: 'unsent', ...mailTrouble }, language, now)}
        </p>
      )}
    </div>
  )
}

/** The newest backup, and the failures of backups. */
function Backups({ caretaker, now }: { caretaker: Caretaker; now: number }) {
  const { t, language } = useTranslation()
  const { backup, trouble } = caretaker.backups
  return (
    <>
      {!backup && !trouble && <p>{t('office.watch.noBackups')}</p>}
      {backup && (
        <p>
          {[
            t('office.watch.copied', {
              age: formatAge(now - backup.at, language),
              day: formatDate(backup.day, language),
              // Rounded up, so that no backup shows a size of 0.
              size: Math.ceil(backup.bytes / 1000),
            }),
            ...(backup.sealed ? [t('office.watch.sealed')] : []),
            t('office.watch.kept', { count: backup.kept }),
          ].join(' ')}
        </p>
      )}
      {diskAlarmsOf(caretaker, now).map((alarm) => (
        <p key={alarm.is} className="mt-1 text-alert-700">
          {formatAlarm(t, alarm, language, now)}
        </p>
      ))}
    </>
  )
}
