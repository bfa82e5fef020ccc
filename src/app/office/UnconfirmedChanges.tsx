import { useTranslation } from 'react-i18next'
import type { QueuedChange } from '#domain/queuedChange.ts'
import { Button } from '#ui/Button.tsx'
import { QueuedChangeText } from './QueuedChangeText.tsx'

type UnconfirmedChangesProps = {
  works: readonly QueuedChange[]
  /** The device's time in milliseconds since 1970. */
  now: number
  onSend: (works: readonly QueuedChange[]) => void
  /** Asks whether to discard a change. */
  onGiveUp: (work: QueuedChange) => void
  /** Asks whether to discard all changes. */
  onGiveUpAll: () => void
}

// The number of changes shown, so that the owner reviews all that is sent.
const SHOWN = 20

/**
 * Changes that were not made on this device in this session, which are sent only once their owner
 * confirms.
 */
export function UnconfirmedChanges(props: UnconfirmedChangesProps) {
  const { works, now, onSend, onGiveUp, onGiveUpAll } = props
  const { t } = useTranslation()
  const shown = works.slice(0, SHOWN)
  return (
    <details open>
      <summary className="cursor-pointer py-1 font-semibold">
        {t('admin.unconfirmed.title', { count: works.length })}
      </summary>
      <p>{t('admin.unconfirmed.text')}</p>
      <ul className="-mx-3 max-h-[40vh] divide-y divide-pine-950/15 overflow-auto px-3">
        {shown.map((work) => (
          <li
            key={work.entry}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
          >
            <p className="min-w-0 wrap-anywhere">
              <QueuedChangeText work={work} now={now} />
            </p>
            <div className="-mx-3 flex">
              <Button variant="quiet" size="small" onClick={() => onSend([work])}>
                {t('admin.unconfirmed.send')}
              </Button>
              <Button variant="quiet" size="small" onClick={() => onGiveUp(work)}>
                {t('admin.unsent.giveUp')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {works.length > SHOWN && (
        <p>{t('admin.unconfirmed.more', { count: works.length - SHOWN })}</p>
      )}
      {works.length > 1 && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="small" onClick={() => onSend(shown)}>
            {t('admin.unconfirmed.sendShown', { count: shown.length })}
          </Button>
          <Button size="small" variant="danger" onClick={onGiveUpAll}>
            {t('admin.unconfirmed.giveUpAll', { count: works.length })}
          </Button>
        </div>
      )}
    </details>
  )
}
