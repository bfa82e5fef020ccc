import { useTranslation } from 'react-i18next'
import { copyAlarmsOf } from '#domain/caretaker/alarms.ts'
import type { Caretaker } from '#domain/caretaker/caretaker.ts'
import { useWatchWords } from './useWatchWords.ts'

type WatchStateProps = {
  caretaker: Caretaker
  /** The moment by the database's clock. */
  now: number
}

/** When the caretaker looked last, what it found and what it keeps; or how to get one. */
export function WatchState({ caretaker, now }: WatchStateProps) {
  const { t } = useTranslation()
  const words = useWatchWords(now)
  const { look, copies } = caretaker
  if (!look) return <p className="mb-4 max-w-text">{t('office.watch.offer.how')}</p>
  return (
    <div className="mb-4 max-w-text">
      <p className="font-semibold">{words.looked(look.at)}</p>
      <p>{words.found(look).join(' ')}</p>
      <p>{words.copied(copies).join(' ')}</p>
      {copyAlarmsOf(caretaker, now).map((alarm) => (
        <p key={alarm.is} className="mt-1 text-alert-700">
          {words.alarm(alarm)}
        </p>
      ))}
    </div>
  )
}
