import { useTranslation } from 'react-i18next'
import type { Caretaker } from '#domain/caretaker/caretaker.ts'
import { copyAlarmsOf } from '#domain/caretaker/alarms.ts'
import { useCaretakerTexts, useServerNow } from './useCaretakerTexts.ts'

/** The caretaker's last results. */
export function ToolsCaretaker({ caretaker }: { caretaker: Caretaker }) {
  return <CaretakerStatus caretaker={caretaker} now={useServerNow()} />
}

type CaretakerStatusProps = {
  caretaker: Caretaker
  /** The database's time. */
  now: number
}

/** When the caretaker last ran, its results and backups; or how to set it up. */
export function CaretakerStatus({ caretaker, now }: CaretakerStatusProps) {
  const { t } = useTranslation()
  const words = useCaretakerTexts(now)
  const { look } = caretaker
  if (!look) {
    const next = caretaker.script ? 'office.watch.saved' : 'office.watch.never'
    return <p className="mb-4 max-w-text">{t(next)}</p>
  }
  return (
    <div className="mb-4 max-w-text">
      <p className="font-semibold">{words.looked(look.at)}</p>
      <p>{words.found(look).join(' ')}</p>
      <p>{words.copied(caretaker).join(' ')}</p>
      {copyAlarmsOf(caretaker, now).map((alarm) => (
        <p key={alarm.is} className="mt-1 text-alert-700">
          {words.alarm(alarm)}
        </p>
      ))}
    </div>
  )
}
