import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import type { IsoDate } from '#domain/date.ts'
import { formatLongDate } from '#i18n/format.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { StatusNote } from '#features/backoffice/StatusNote.tsx'

type ClockNoticeProps = {
  /** The device's clock is known to be wrong, and has been corrected. */
  wrong: boolean
  /** Today, as corrected. */
  today: IsoDate | null
}

/** Says that the device's clock is wrong and which day is counted as today instead. */
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
