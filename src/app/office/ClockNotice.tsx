import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import type { IsoDate } from '#domain/date.ts'
import { formatLongDate } from '#i18n/format.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { StatusNote } from '#features/office/StatusNote.tsx'

type ClockNoticeProps = {
  /** Whether the device's clock was wrong and is corrected. */
  wrong: boolean
  /** The corrected day. */
  today: IsoDate | null
}

/** Warns that the device's clock is wrong, and shows the corrected day. */
export function ClockNotice({ wrong, today }: ClockNoticeProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const told = wrong && today !== null
  return (
    <StatusNote
      className={clsx(
        told && 'mt-3 rounded-field bg-linen-200 px-4 py-3 text-pine-950 shadow-soft',
      )}
    >
      {told && t('admin.clock.wrong', { today: formatLongDate(today, language) })}
    </StatusNote>
  )
}
