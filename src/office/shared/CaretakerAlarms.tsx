import { useEffect, useState } from 'react'
import { useConnection } from '#db/connection.ts'
import { useCaretaker } from '#db/stores.ts'
import { type Alarm, alarmsOf } from '#domain/caretaker/alarms.ts'
import { Card } from './cards.tsx'
import { useTranslation } from '#i18n/useTranslation.ts'
import { formatAlarm } from '#i18n/alarmText.ts'
import { serverNow } from '#db/clock.ts'

/** By then the database's report has replaced the device's older one. */
const LOADED_AFTER_MS = 3_000

/** The caretaker's failures to run, send mail or make backups; nothing without any. */
export function CaretakerAlarms() {
  const caretaker = useCaretaker()
  const connection = useConnection()
  const now = useNow()
  const [isLoaded, setIsLoaded] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLoaded(true), LOADED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  if (connection !== 'connected' || !isLoaded || caretaker.state !== 'ready') return null
  return <AlarmsCard alarms={alarmsOf(caretaker.value, now)} now={now} />
}

/** The failures as a card; nothing without any. */
export function AlarmsCard({ alarms, now }: { alarms: readonly Alarm[]; now: number }) {
  const { t, language } = useTranslation()
  if (alarms.length === 0) return null
  return (
    <Card title={t('office.watch.alarms.title')} alarming>
      <ul className="max-w-text space-y-2 wrap-anywhere">
        {alarms.map((alarm) => (
          <li key={alarm.is === 'unsent' ? alarm.to : alarm.is}>
            {formatAlarm(t, alarm, language, now)}
          </li>
        ))}
      </ul>
    </Card>
  )
}

const TICK_MS = 30_000

/** The database's time in milliseconds since 1970, updated twice a minute. */
export function useNow(): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
