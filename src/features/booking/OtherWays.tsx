import { clsx } from 'clsx'
import { MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { whatsappUrl } from '#i18n/index.ts'
import { countNights, type Stay } from '#domain/stay.ts'
import { formatLongDate } from '#i18n/format.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { buttonStyle } from '#ui/Button.tsx'
import { ShareDays } from './ShareDays.tsx'

/** Other actions for the chosen dates: a WhatsApp message to the owners, and a link to share. */
export function OtherWays({ stay }: { stay: Stay | null }) {
  const { t } = useTranslation()
  const text = useMessage(stay)
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-t border-linen-200 p-[min(1.25rem,5vw)] text-pine-700 sm:px-7 xl:row-start-3 xl:mx-8 xl:px-0">
      {t('booking.whatsapp.hint')}
      <a
        href={whatsappUrl(text)}
        target="_blank"
        rel="noopener"
        className={clsx(buttonStyle(), 'max-sm:px-[min(1.25rem,5vw)]')}
      >
        <MessageCircle aria-hidden className="size-5 text-accent-700" />
        {t('booking.whatsapp.link')}
        <span className="sr-only"> {t('app.newTab')}</span>
      </a>
      {stay && <ShareDays stay={stay} />}
    </div>
  )
}

function useMessage(stay: Stay | null): string {
  const { t } = useTranslation()
  const language = useLanguage()
  if (!stay) return t('booking.whatsapp.ask')
  return t('booking.whatsapp.askStay', {
    checkIn: formatLongDate(stay.checkIn, language),
    checkOut: formatLongDate(stay.checkOut, language),
    nights: t('booking.summary.nights', { count: countNights(stay) }),
  })
}
