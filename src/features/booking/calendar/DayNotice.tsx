import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatLongDate, formatStay } from '#i18n/format.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useProblemWords } from '#i18n/problemWords.ts'
import type { Notice } from '#features/booking/useDays.ts'

/** Announces why days could not be picked, what a pick did, or that picked days were booked. */
export function DayNotice({ notice }: { notice: Notice | null }) {
  const say = useNoticeWords()
  if (!notice) return null
  return (
    <p role="alert" className="flex gap-2 text-sm text-sun-100 sm:text-base">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 sm:mt-1" />
      {say(notice)}
    </p>
  )
}

function useNoticeWords(): (notice: Notice) => string {
  const { t } = useTranslation()
  const say = useProblemWords()
  const language = useLanguage()

  return (notice) => {
    if (!('begun' in notice)) {
      if (notice.code === 'short' || notice.code === 'arrival') return say(notice, 'checkOut')
      const day = 'day' in notice ? formatLongDate(notice.day, language) : ''
      return t(`booking.notice.${notice.code}`, { day })
    }
    const { begun } = notice
    const checkIn = formatStay({ checkIn: begun, checkOut: begun }, language)
    return `${say(notice, 'checkOut')} ${t('booking.notice.begun', { day: checkIn })}`
  }
}
