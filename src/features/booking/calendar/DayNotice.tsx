import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Notice } from '#features/booking/useDays.ts'
import { formatLongDate } from '#i18n/format.ts'
import { currentLanguage } from '#i18n/index.ts'

/** Says at once why days could not be picked, or that picked ones are gone. */
export function DayNotice({ notice }: { notice: Notice | null }) {
  const { t } = useTranslation()
  if (!notice) return null
  const day = 'day' in notice ? formatLongDate(notice.day, currentLanguage()) : ''
  return (
    <p role="alert" className="flex gap-2 text-sm text-terracotta-700">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {t(`booking.notice.${notice.code}`, { day })}
    </p>
  )
}
