import { CalendarPlus, Mail, MessageCircle, Printer, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { addressLine, directionsUrl, villa } from '#content/villa.ts'
import { writeStayEvent } from '#domain/guestPage/stayEvent.ts'
import type { Stay } from '#domain/stay.ts'
import { download, fileName } from '#lib/download.ts'
import { type ShareResult, shareLink } from '#lib/shareLink.ts'
import { mailLink, whatsappLink } from '#lib/links.ts'
import { Button, buttonStyle } from '#ui/Button.tsx'

/** Ways to keep a page and to hand it on; a stay that is booked can be put into a calendar, and printed. */
export function KeepPage({ address, booked }: { address: string; booked: Stay | null }) {
  const { t } = useTranslation()
  const [told, tell] = useState<ShareResult>(null)
  const text = t('guestPage.keep.message', { address })

  return (
    <section aria-labelledby="keep-title" className="mt-10 print:hidden">
      <h2 id="keep-title" className="text-heading">
        {t('guestPage.keep.title')}
      </h2>
      <p className="mt-2">{t('guestPage.keep.text')}</p>
      <div className="mt-4 grid gap-3 *:last:odd:col-span-full min-[22rem]:grid-cols-2 max-sm:*:px-3 sm:flex sm:flex-wrap">
        {booked && (
          <Button
            onClick={() => saveEvent(booked, t('guestPage.keep.event', { address }), address)}
          >
            <CalendarPlus aria-hidden className={ICON} />
            {t('guestPage.keep.calendar')}
          </Button>
        )}
        <Button onClick={() => void shareLink(address).then(tell)}>
          <Share2 aria-hidden className={ICON} />
          {t('guestPage.keep.share')}
        </Button>
        <a href={whatsappLink('', text)} target="_blank" rel="noopener" className={buttonStyle()}>
          <MessageCircle aria-hidden className={ICON} />
          {t('guestPage.keep.whatsapp')}
          <span className="sr-only"> {t('app.newTab')}</span>
        </a>
        <a href={mailLink('', { subject: villa.name, body: text })} className={buttonStyle()}>
          <Mail aria-hidden className={ICON} />
          {t('guestPage.keep.mail')}
        </a>
        {booked && (
          <Button onClick={() => print()}>
            <Printer aria-hidden className={ICON} />
            {t('guestPage.keep.print')}
          </Button>
        )}
      </div>
      <p aria-live="polite" className="mt-3 wrap-anywhere empty:hidden">
        {told && (told === 'copied' ? t('guestPage.keep.copied') : address)}
      </p>
    </section>
  )
}

const ICON = 'size-5 text-accent-700'

function saveEvent(stay: Stay, text: string, address: string) {
  const event = writeStayEvent(stay, {
    uid: new URL(address).hash.slice(1),
    title: villa.name,
    text: `${text}\n${directionsUrl}`,
    place: addressLine,
    zone: villa.timeZone,
    checkInFrom: villa.checkInFrom,
    checkOutBy: villa.checkOutBy,
    madeAt: Date.now(),
  })
  download(`${fileName(villa.name, stay.checkIn)}.ics`, event, 'text/calendar')
}
