import { MessageCircle, Phone } from 'lucide-react'
import type { StayDates } from '#domain/stay/stayDates.ts'
import { phoneLink, whatsappLink } from '#domain/contact/phone.ts'
import { useAskMessage } from '#guests/booking/OtherWays.tsx'
import { useSiteSettings } from '#guests/shared/siteSettings.ts'
import { NewTabLink } from '#shared/NewTabLink.tsx'
import { useTranslation } from '#i18n/useTranslation.ts'
import { buttonStyle } from '#ui/Button.tsx'

/** Replaces the form while the owners take no requests. */
export function ClosedForm({ dates }: { dates: StayDates | null }) {
  const { t } = useTranslation()
  const { phone } = useSiteSettings()
  const message = useAskMessage(dates)
  return (
    <div>
      <h3 className="text-heading">{t('booking.closed.title')}</h3>
      {/* Announced, because it can replace a form that somebody fills in. */}
      <output className="mt-3 block">{t('booking.closed.text')}</output>
      <div className="mt-5 flex flex-wrap gap-3">
        <a href={phoneLink(phone)} className={buttonStyle({ variant: 'primary' })}>
          <Phone aria-hidden className="size-5" />
          {t('booking.closed.call', { phone })}
        </a>
        <NewTabLink href={whatsappLink(phone, message)} className={buttonStyle()}>
          <MessageCircle aria-hidden className="size-5 text-accent-700" />
          {t('booking.sent.whatsapp')}
        </NewTabLink>
      </div>
    </div>
  )
}
