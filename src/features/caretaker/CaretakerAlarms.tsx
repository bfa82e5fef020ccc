import { useTranslation } from 'react-i18next'
import type { Alarm } from '#domain/caretaker/alarms.ts'
import { Card } from '#features/office/Card.tsx'
import { useCaretakerTexts } from './useCaretakerTexts.ts'

type WatchAlarmsProps = {
  alarms: readonly Alarm[]
  /** The database's time. */
  now: number
}

/** The caretaker's failures to run, send mail or make backups; nothing without any. */
export function CaretakerAlarms({ alarms, now }: WatchAlarmsProps) {
  const { t } = useTranslation()
  const words = useCaretakerTexts(now)
  if (alarms.length === 0) return null
  return (
    <Card title={t('office.watch.alarms.title')} alarming>
      <ul className="max-w-text space-y-2 wrap-anywhere">
        {alarms.map((alarm) => (
          <li key={alarm.is === 'unsent' ? alarm.to : alarm.is}>{words.alarm(alarm)}</li>
        ))}
      </ul>
    </Card>
  )
}
