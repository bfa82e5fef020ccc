import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNote } from '#features/backoffice/FailureNote.tsx'
import { Button } from '#ui/Button.tsx'
import { isTimeToAsk, noteAnswered } from './askMonthly.ts'
import { type Remove, useRemoval } from './useRemoval.ts'

/** Beyond it the number does not matter. */
const COUNTED = 500

type DueNoticeProps = {
  /** Finds the ids of what is older than a year and became no stay, at most `limit`; the same function at each render. */
  onFind: (limit?: number) => Promise<readonly string[]>
  onRemove: Remove
}

/** Asks once a month whether to delete what the privacy page promises to delete; one tap does it. */
export function DueNotice({ onFind, onRemove }: DueNoticeProps) {
  const { t } = useTranslation()
  const [count, setCount] = useState(0)
  const { removing, progress, failure, begin } = useRemoval(onFind, onRemove)

  useEffect(() => {
    let gone = false
    async function look() {
      const ids = await onFind(COUNTED + 1)
      if (!gone) setCount(ids.length)
    }
    // What fails now is looked for again when the page is next opened.
    if (isTimeToAsk(Date.now())) look().catch(() => {})
    return () => {
      gone = true
    }
  }, [onFind])

  function close() {
    noteAnswered(Date.now())
    setCount(0)
  }

  if (count === 0) return null
  return (
    <div className="mt-4 rounded-field bg-linen-100 p-4">
      <p className="max-w-text">
        {count > COUNTED
          ? t('admin.requests.due.many', { count: COUNTED })
          : t('admin.requests.due.text', { count })}
      </p>
      <output className="tabular-nums">{progress}</output>
      {failure !== null && <FailureNote>{failure}</FailureNote>}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" variant="danger" aria-disabled={removing} onClick={() => begin(close)}>
          {t('admin.requests.deleteAll')}
        </Button>
        <Button size="small" onClick={close}>
          {t('admin.requests.due.later')}
        </Button>
      </div>
    </div>
  )
}
