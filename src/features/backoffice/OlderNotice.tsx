import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { IsoDate } from '#domain/date.ts'
import { formatDate } from '#i18n/format.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { Button } from '#ui/Button.tsx'

type OlderNoticeProps = {
  /** Stays that ended before have not been read. */
  since: IsoDate
  /** What stands here needs all of them. */
  forStatement?: boolean
  onRead: () => void
}

/** Of a season that is too long to be read at once: since when what is on show counts, and a way to have the rest. */
export function OlderNotice({ since, forStatement = false, onRead }: OlderNoticeProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [asked, setAsked] = useState(false)
  const day = formatDate(since, language)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-linen-100 px-5 py-3 text-sm text-pine-700 print:hidden">
      <p className="max-w-text">
        {t(forStatement ? 'office.older.statement' : 'office.older.text', { day })}
      </p>
      <Button
        size="small"
        aria-disabled={asked}
        onClick={() => {
          setAsked(true)
          onRead()
        }}
      >
        {t(asked ? 'office.older.reading' : 'office.older.read')}
      </Button>
    </div>
  )
}
