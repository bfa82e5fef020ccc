import { NewTabLink } from '#shared/NewTabLink.tsx'
import { CalendarPlus, Mail, MessageCircle, Phone, Printer, Share2 } from 'lucide-react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { addressLine, directionsUrl } from '#content/address.ts'
import { villa } from '#content/villa.ts'
import { useSiteSettings } from '#guests/shared/siteSettings.ts'
import type { SiteSettings } from '#domain/settings/siteSettings.ts'
import type { StayDates } from '#domain/stay/stayDates.ts'
import { formatLongDate } from '#i18n/format.ts'
import { mailLink } from '#domain/contact/links.ts'
import { phoneLink, whatsappLink } from '#domain/contact/phone.ts'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { useState } from 'react'
import { writeStayEvent } from '#domain/guestPage/stayEvent.ts'
import { download, fileName } from '#ui/download.ts'
import { shareLink, type ShareResult } from '#ui/shareLink.ts'

/** The contact links to the owners; messages begin with the stay's dates. */
export function Contact({ dates: stay }: { dates: StayDates | null }) {
  const { t, language } = useTranslation()
  const { phone } = useSiteSettings()
  const days = stay && {
    checkIn: formatLongDate(stay.checkIn, language),
    checkOut: formatLongDate(stay.checkOut, language),
  }
  const text = days ? t('guestPage.contact.about', days) : t('guestPage.contact.bare')
  const subject = days ? t('guestPage.contact.subject', days) : villa.name
  return (
    <section aria-labelledby="contact-title" className="print:hidden">
      <h2 id="contact-title" className="text-heading">
        {t('guestPage.contact.title')}
      </h2>
      <p className="mt-2">{t('guestPage.contact.text')}</p>
      <ul className="mt-4 grid grid-pairs gap-3 *:*:w-full sm:flex sm:flex-wrap">
        <li>
          <NewTabLink href={whatsappLink(phone, text)} className={buttonStyle()}>
            <MessageCircle aria-hidden className="size-5 text-accent-700" />
            {t('guestPage.contact.whatsapp')}
          </NewTabLink>
        </li>
        <li>
          <a href={mailLink(villa.email, { subject, body: text })} className={buttonStyle()}>
            <Mail aria-hidden className="size-5 text-accent-700" />
            {t('guestPage.contact.mail')}
          </a>
        </li>
        <li className="col-span-full">
          <a href={phoneLink(phone)} className={buttonStyle()}>
            <Phone aria-hidden className="size-5 text-accent-700" />
            {t('guestPage.contact.call')}
            <span className="tabular-nums">{phone}</span>
          </a>
        </li>
      </ul>
    </section>
  )
}

/** Ways to keep a page and to hand it on; a stay that is booked can be put into a calendar, and printed. */
export function KeepPage({ address, booked }: { address: string; booked: StayDates | null }) {
  const { t } = useTranslation()
  const settings = useSiteSettings()
  const [result, setResult] = useState<ShareResult>(null)
  return (
    <section
      aria-labelledby="keep-title"
      className="mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 print:hidden"
    >
      <div className="max-w-text">
        <h2 id="keep-title" className="text-lead">
          {t('guestPage.keep.title')}
        </h2>
        <p className="mt-1">{t('guestPage.keep.text')}</p>
      </div>
      <div className="grid grow grid-pairs gap-3 *:last:odd:col-span-full max-sm:*:gap-1.5 max-sm:*:px-1 sm:flex sm:grow-0 sm:flex-wrap">
        {booked && (
          <Button
            onClick={() => {
              const text = t('guestPage.keep.event', { address })
              saveEvent(booked, { text, address, settings })
            }}
          >
            <CalendarPlus aria-hidden className={ICON} />
            {t('guestPage.keep.calendar')}
          </Button>
        )}
        <Button onClick={() => void shareLink(address).then(setResult)}>
          <Share2 aria-hidden className={ICON} />
          {t('guestPage.keep.share')}
        </Button>
        {booked && (
          <Button onClick={() => print()}>
            <Printer aria-hidden className={ICON} />
            {t('guestPage.keep.print')}
          </Button>
        )}
      </div>
      <p aria-live="polite" className="basis-full wrap-anywhere empty:sr-only">
        {result && (result === 'copied' ? t('guestPage.keep.copied') : address)}
      </p>
    </section>
  )
}

const ICON = 'size-5 text-accent-700'

type EventTexts = { text: string; address: string; settings: SiteSettings }

function saveEvent(stay: StayDates, { text, address, settings }: EventTexts) {
  const { checkInFrom, checkOutBy } = settings
  const event = writeStayEvent(stay, {
    uid: new URL(address).hash.slice(1),
    title: villa.name,
    text: `${text}\n${directionsUrl}`,
    place: addressLine,
    zone: villa.timeZone,
    checkInFrom,
    checkOutBy,
    madeAt: Date.now(),
  })
  download(`${fileName(villa.name, stay.checkIn)}.ics`, event, 'text/calendar')
}
