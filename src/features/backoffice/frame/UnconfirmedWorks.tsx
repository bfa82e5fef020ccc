import { useTranslation } from 'react-i18next'
import type { Work } from '#domain/keptWork.ts'
import { Button } from '#ui/Button.tsx'
import { WorkWords } from './WorkWords.tsx'

type UnconfirmedWorksProps = {
  works: readonly Work[]
  /** The moment by this device's clock, in milliseconds since 1970. */
  now: number
  onSend: (works: readonly Work[]) => void
  /** Asks whether to give one up. */
  onGiveUp: (work: Work) => void
  /** Asks whether to give all of them up. */
  onGiveUpAll: () => void
}

// So many are shown at once: what is sent has been looked at.
const SHOWN = 20

/** What this device keeps and was not written on it under this sign-in: it is sent when its owner says so, and not before. */
export function UnconfirmedWorks(props: UnconfirmedWorksProps) {
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
              <WorkWords work={work} now={now} />
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
