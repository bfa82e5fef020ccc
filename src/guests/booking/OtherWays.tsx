import { clsx } from 'clsx'
import { MessageCircle } from 'lucide-react'
import { countNights, type StayDates } from '#domain/stay/stayDates.ts'
import { formatLongDate } from '#i18n/format.ts'
import { whatsappLink } from '#domain/contact/phone.ts'
import { useSiteSettings } from '#guests/shared/siteSettings.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { NewTabLink } from '#shared/NewTabLink.tsx'
import { buttonStyle } from '#ui/Button.tsx'

/** A WhatsApp message to the owners about the chosen dates. */
export function OtherWays({ dates: stay }: { dates: StayDates | null }) {
  const { t } = useTranslation()
  const { phone } = useSiteSettings()
  const text = useAskMessage(stay)
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-t border-linen-200 px-[min(1.25rem,5vw)] py-3.5 text-pine-700 sm:px-7 xl:col-start-1 xl:row-start-5 xl:content-start xl:justify-start xl:bg-linen-50 xl:px-10">
      {!stay && <span className="max-sm:hidden">{t('booking.whatsapp.hint')}</span>}
      <NewTabLink
        href={whatsappLink(phone, text)}
        className={clsx(buttonStyle(), 'scroll-mt-36 max-sm:px-[min(1.25rem,5vw)]')}
      >
        <MessageCircle aria-hidden className="size-5 text-accent-700" />
        {t('booking.whatsapp.link')}
      </NewTabLink>
    </div>
  )
}

/** The message to the owners that asks for dates, if any are chosen. */
export function useAskMessage(stay: StayDates | null): string {
  const { t, language } = useTranslation()
  if (!stay) return t('booking.whatsapp.ask')
  return t('booking.whatsapp.askStay', {
    checkIn: formatLongDate(stay.checkIn, language),
    checkOut: formatLongDate(stay.checkOut, language),
    nights: t('units.nights', { count: countNights(stay) }),
  })
}
