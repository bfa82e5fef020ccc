import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNote } from '#features/office/FailureNote.tsx'
import { Button } from '#ui/Button.tsx'
import { isTimeToAsk, noteAnswered } from './askMonthly.ts'
import { type Remove, useRemoval } from './useRemoval.ts'

/** A larger number is not shown. */
const COUNTED = 500

type RetentionNoticeProps = {
  /**
   * Finds the ids of at most `limit` requests older than a year that became no stay; keep the
   * function stable across renders.
   */
  onFind: (limit?: number) => Promise<readonly string[]>
  onRemove: Remove
}

/**
 * Asks once a month whether to delete the old requests that the privacy notice limits to a year.
 */
export function RetentionNotice({ onFind, onRemove }: RetentionNoticeProps) {
  const { t } = useTranslation()
  const [count, setCount] = useState(0)
  const { removing, progress, failure, begin } = useRemoval(onFind, onRemove)

  useEffect(() => {
    let gone = false
    async function look() {
      const ids = await onFind(COUNTED + 1)
      if (!gone) setCount(ids.length)
    }
    // A failed search runs again when the page is next opened.
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
