import { Mail, MessageCircle, Phone } from 'lucide-react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { villa } from '#content/villa.ts'
import { contactPhone, whatsappUrl } from '#i18n/index.ts'
import type { Stay } from '#domain/stay.ts'
import { formatLongDate } from '#i18n/format.ts'
import { mailLink, phoneLink } from '#lib/links.ts'
import { buttonStyle } from '#ui/Button.tsx'

/** The contact links to the owners; messages begin with the stay's dates. */
export function Contact({ stay }: { stay: Stay | null }) {
  const { t, language } = useTranslation()
  const days = stay && {
    checkIn: formatLongDate(stay.checkIn, language),
    checkOut: formatLongDate(stay.checkOut, language),
  }
  const text = days ? t('guestPage.contact.about', days) : t('guestPage.contact.bare')
  const subject = days ? t('guestPage.contact.subject', days) : villa.name
  return (
    <section aria-labelledby="contact-title" className="mt-10">
      <h2 id="contact-title" className="text-heading">
        {t('guestPage.contact.title')}
      </h2>
      <p className="mt-2">{t('guestPage.contact.text')}</p>
      <ul className="mt-4 grid gap-3 *:*:w-full min-[22rem]:grid-cols-2 sm:flex sm:flex-wrap print:hidden">
        <li>
          <a href={whatsappUrl(text)} target="_blank" rel="noopener" className={buttonStyle()}>
            <MessageCircle aria-hidden className="size-5 text-accent-700" />
            {t('guestPage.contact.whatsapp')}
            <span className="sr-only"> {t('app.newTab')}</span>
          </a>
        </li>
        <li>
          <a href={mailLink(villa.email, { subject, body: text })} className={buttonStyle()}>
            <Mail aria-hidden className="size-5 text-accent-700" />
            {t('guestPage.contact.mail')}
          </a>
        </li>
        <li className="col-span-full">
          <a href={phoneLink(contactPhone())} className={buttonStyle()}>
            <Phone aria-hidden className="size-5 text-accent-700" />
            {t('guestPage.contact.call')}
            <span className="tabular-nums">{contactPhone()}</span>
          </a>
        </li>
      </ul>
      {/* On paper. */}
      <p className="hidden print:block">
        {contactPhone()} · {villa.email}
      </p>
    </section>
  )
}
