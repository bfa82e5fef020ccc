import { clsx } from 'clsx'
import { MessageCircle, Share2 } from 'lucide-react'
import { useState } from 'react'
import { countNights, type StayDates } from '#domain/stay/stayDates.ts'
import { formatLongDate } from '#i18n/format.ts'
import { whatsappLink } from '#domain/contact/phone.ts'
import { useSiteSettings } from '#guests/shared/siteSettings.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { NewTabLink } from '#shared/NewTabLink.tsx'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { shareLink, type ShareResult } from '#ui/shareLink.ts'
import { addressOfDays } from './askedDays.ts'

/** Other actions for the chosen dates: a WhatsApp message to the owners, and a link to share. */
export function OtherWays({ dates: stay }: { dates: StayDates | null }) {
  const { t } = useTranslation()
  const { phone } = useSiteSettings()
  const text = useAskMessage(stay)
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-t border-linen-200 px-[min(1.25rem,5vw)] py-3.5 text-pine-700 sm:px-7 xl:row-start-5 xl:justify-end xl:px-10 xl:group-data-open/request:col-start-1 xl:group-data-open/request:content-start xl:group-data-open/request:justify-start xl:group-data-open/request:bg-linen-50">
      {!stay && <span className="max-sm:hidden">{t('booking.whatsapp.hint')}</span>}
      <NewTabLink
        href={whatsappLink(phone, text)}
        className={clsx(buttonStyle(), 'max-sm:px-[min(1.25rem,5vw)]')}
      >
        <MessageCircle aria-hidden className="size-5 text-accent-700" />
        {t('booking.whatsapp.link')}
      </NewTabLink>
      {stay && <ShareDays dates={stay} />}
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
    nights: t('booking.summary.nights', { count: countNights(stay) }),
  })
}

/** Shares a link to the chosen dates by the device's share sheet, or copies it. */
function ShareDays({ dates: stay }: { dates: StayDates }) {
  const { t, language } = useTranslation()
  const [shared, setShared] = useState<{ address: string; result: ShareResult } | null>(null)
  const address = addressOfDays(stay, language)
  const result = shared?.address === address ? shared.result : null

  return (
    <>
      <Button
        variant="quiet"
        onClick={() => void shareLink(address).then((result) => setShared({ address, result }))}
      >
        <Share2 aria-hidden className="size-5 text-accent-700" />
        {t('booking.share.button')}
      </Button>
      <p aria-live="polite" className="basis-full text-center wrap-anywhere empty:sr-only">
        {result && (result === 'copied' ? t('booking.share.copied') : address)}
      </p>
    </>
  )
}
