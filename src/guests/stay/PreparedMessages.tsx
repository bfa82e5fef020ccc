import { Mail, MessageCircle } from 'lucide-react'
import { useId } from 'react'
import { villa } from '#content/villa.ts'
import type { IsoDate } from '#domain/date.ts'
import { pageFacts, refundOf } from '#domain/guestPage/guestPage.ts'
import type { StayDates } from '#domain/stay/stayDates.ts'
import { NewTabLink } from '#shared/NewTabLink.tsx'
import { PriceLines } from './PriceLines.tsx'
import { formatFullDate, formatLongDate } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { whatsappLink } from '#domain/contact/phone.ts'
import { useSiteSettings } from '#guests/shared/siteSettings.ts'
import { termFacts } from '#i18n/termFacts.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { mailLink } from '#domain/contact/links.ts'
import { buttonStyle } from '#ui/Button.tsx'
import type { PageOfDates, PageState } from '#domain/guestPage/pageState.ts'
import { lastFreeDay, type Situation } from '#domain/stay/money.ts'

type StayState = Extract<PageState, { dates: unknown }>

type PageOf = { page: PageOfDates; today: IsoDate }

type Message = 'want' | 'release' | 'cancel'

type PreparedMessagesProps = {
  shown: PageState
  situation: Situation | null
  today: IsoDate | null
  /** Whether the days of a hold that has ended are booked or closed. */
  taken: boolean
}

/** Links that open a written message to the owners: about held dates, a request or a cancellation. */
export function PreparedMessages({ shown, situation, today, taken }: PreparedMessagesProps) {
  const { t } = useTranslation()
  if (today === null || !('dates' in shown)) return null
  const messages = messagesFor(shown, today, taken)
  const [first] = messages
  if (first === undefined) return null
  return (
    <section
      // A new element for each state, because a translator may have replaced the texts.
      key={first}
      aria-labelledby="messages-title"
      className={`${shown.state === 'held' ? 'mt-4' : 'mt-10'} rounded-card bg-white p-5 shadow-soft sm:p-7`}
    >
      {first === 'want' && 'page' in shown && <Offer page={shown.page} today={today} />}
      <div className="print:hidden">
        <h2 id="messages-title" className="text-heading">
          {t(`guestPage.messages.${first}.title`)}
        </h2>
        {first === 'cancel' && 'page' in shown && situation && (
          <Terms page={shown.page} {...{ situation, today }} />
        )}
        <p className="mt-2">{t('guestPage.messages.ready')}</p>
        {messages.map((message) => (
          <MessageLinks key={message} message={message} dates={shown.dates} />
        ))}
      </div>
    </section>
  )
}

function messagesFor(shown: StayState, today: IsoDate, taken: boolean): readonly Message[] {
  switch (shown.state) {
    case 'new':
      return ['release']
    case 'held':
      return taken ? ['release'] : ['want', 'release']
    case 'booked':
      // A channel's guest cancels there.
      return today < shown.dates.checkIn && shown.page.source === undefined ? ['cancel'] : []
    case 'declined':
    case 'cancelled':
      return []
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
    <div className="mt-5">
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

/** The price of held dates, until when they are kept, and the terms. */
function Offer({ page, today }: PageOf) {
  const { t, language } = useTranslation()
  const { total, deposit = 0, heldUntil, agreement } = page
  const lastFree = agreement && lastFreeDay(page, agreement)
  const words = agreement && {
    day: formatFullDate(lastFreeDay(page, agreement), language),
    ...termFacts(agreement),
  }
  return (
    <div className="mb-5">
      <dl className="mb-3 space-y-2 tabular-nums *:flex *:flex-wrap *:items-baseline *:justify-between *:gap-x-6">
        <PriceLines lines={agreement?.lines ?? []} />
        {total !== undefined && total > 0 && (
          <div className="text-lead font-semibold">
            <dt>{t('guestPage.messages.want.price')}</dt>
            <dd>{formatMoney(total, language)}</dd>
          </div>
        )}
        {deposit > 0 && (
          <div>
            <dt>{t('guestPage.messages.want.deposit')}</dt>
            <dd>{formatMoney(deposit, language)}</dd>
          </div>
        )}
        {heldUntil !== undefined && today <= heldUntil && (
          <div>
            <dt>{t('guestPage.messages.want.keptUntil')}</dt>
            <dd>{formatFullDate(heldUntil, language)}</dd>
          </div>
        )}
      </dl>
      <p className="max-w-text text-pine-700">{t('guestPage.messages.want.owesNothing')}</p>
      {words && lastFree && (
        <p className="max-w-text text-pine-700">
          {today <= lastFree
            ? t('guestPage.messages.want.freeUntil', words)
            : t('guestPage.messages.cancel.lateTerms', words)}
        </p>
      )}
    </div>
  )
}

/** The terms of cancelling, and their refund. */
function Terms({ page, situation, today }: PageOf & { situation: Situation }) {
  const { t, language } = useTranslation()
  const facts = pageFacts(page)
  if (!facts) return null
  const { agreed, paid } = situation
  const lastFree = lastFreeDay(facts.dates, facts.terms)
  const words = { day: formatFullDate(lastFree, language), ...termFacts(facts.terms) }
  const refund = refundOf(facts, situation, today)
  const part = refund === paid ? 'all' : refund > 0 ? 'part' : 'none'
  return (
    <div className="mt-2 max-w-text space-y-2">
      <p>{t(`guestPage.messages.cancel.${today <= lastFree ? 'terms' : 'lateTerms'}`, words)}</p>
      {agreed > 0 && (
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
