import { Mail, MessageCircle } from 'lucide-react'
import { useId } from 'react'
import { villa } from '#content/villa.ts'
import type { IsoDate } from '#domain/date.ts'
import { type GuestPage, pageFacts, refundOf } from '#domain/guestPage/guestPage.ts'
import type { StayDates } from '#domain/stay/stayDates.ts'
import { NewTabLink } from '#shared/NewTabLink.tsx'
import { formatLongDate } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { whatsappLink } from '#domain/contact/phone.ts'
import { useSiteSettings } from '#guests/shared/siteSettings.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { mailLink } from '#domain/contact/links.ts'
import { buttonStyle } from '#ui/Button.tsx'
import type { PageState } from '#domain/guestPage/pageState.ts'
import type { Situation } from '#domain/stay/money.ts'

/** A page with a guest's dates. */
export type StayState = Extract<PageState, { dates: unknown }>

type PageOf = { page: GuestPage; today: IsoDate }

type Message = 'want' | 'release' | 'cancel'

type MessagesProps = { shown: StayState; today: IsoDate }

/** Links that open a written message to the owners about held dates. */
export function WantMessage({ shown }: { shown: StayState }) {
  const { t } = useTranslation()
  return (
    <section
      aria-labelledby="want-title"
      className="rounded-card bg-white p-5 shadow-soft sm:p-7 print:hidden"
    >
      <h2 id="want-title" className="text-heading">
        {t('guestPage.messages.want.title')}
      </h2>
      <p className="mt-2">{t('guestPage.messages.want.owesNothing')}</p>
      <MessageLinks message="want" dates={shown.dates} />
    </section>
  )
}

type ChangeOfPlansProps = MessagesProps & { situation: Situation | null }

/** A quiet link to the prepared message by which a guest gives up the dates or cancels. */
export function ChangeOfPlans({ shown, situation, today }: ChangeOfPlansProps) {
  const { t } = useTranslation()
  const message = changeOf(shown, today)
  if (message === null) return null
  return (
    // A new element for each state, because a translator may have replaced the texts.
    <details key={message} className="mt-6 print:hidden">
      <summary className="w-fit text-accent-700 underline underline-offset-3">
        {t(`guestPage.messages.${message}.title`)}
      </summary>
      {message === 'cancel' && 'page' in shown && situation && (
        <Refund page={shown.page} {...{ situation, today }} />
      )}
      <MessageLinks message={message} dates={shown.dates} />
    </details>
  )
}

function changeOf(shown: StayState, today: IsoDate): 'release' | 'cancel' | null {
  switch (shown.state) {
    case 'new':
    case 'held':
      return 'release'
    case 'booked':
      // A channel's guest cancels there.
      return today < shown.dates.checkIn && shown.page.source === undefined ? 'cancel' : null
    case 'declined':
    case 'replaced':
    case 'cancelled':
      return null
  }
}

function MessageLinks({ message, dates: stay }: { message: Message; dates: StayDates }) {
  const { t, language } = useTranslation()
  const { phone } = useSiteSettings()
  const id = useId()
  const days = {
    checkIn: formatLongDate(stay.checkIn, language),
    checkOut: formatLongDate(stay.checkOut, language),
  }
  const text = t(`guestPage.messages.${message}.text`, days)
  const subject = t('guestPage.contact.subject', days)
  const variant = message === 'want' ? 'primary' : 'secondary'
  return (
    <div className="mt-4">
      <p id={id} className="font-semibold">
        {t(`guestPage.messages.${message}.label`)}
      </p>
      <ul
        aria-labelledby={id}
        className="mt-2 grid grid-pairs gap-3 *:*:w-full max-sm:*:*:px-3 sm:flex sm:flex-wrap"
      >
        <li>
          <NewTabLink href={whatsappLink(phone, text)} className={buttonStyle({ variant })}>
            <MessageCircle aria-hidden className="size-5" />
            {t('guestPage.contact.whatsapp')}
          </NewTabLink>
        </li>
        <li>
          <a href={mailLink(villa.email, { subject, body: text })} className={buttonStyle()}>
            <Mail aria-hidden className="size-5" />
            {t('guestPage.contact.mail')}
          </a>
        </li>
      </ul>
    </div>
  )
}

/** What would be refunded by the terms on a day. */
function Refund({ page, situation, today }: PageOf & { situation: Situation }) {
  const { t, language } = useTranslation()
  const facts = pageFacts(page)
  const { agreed, paid } = situation
  const refund = refundOf(facts, situation, today)
  const part = refund === paid ? 'all' : (refund ?? 0) > 0 ? 'part' : 'none'
  return (
    <div className="mt-2 max-w-text space-y-2">
      {agreed > 0 && refund !== null && (
        <p className="font-semibold">
          {paid > 0
            ? t(`guestPage.messages.cancel.refund.${part}`, {
                refund: formatMoney(refund, language),
                paid: formatMoney(paid, language),
              })
            : t('guestPage.messages.cancel.unpaid')}
        </p>
      )}
      <p>{t('guestPage.messages.cancel.untilThen')}</p>
    </div>
  )
}
