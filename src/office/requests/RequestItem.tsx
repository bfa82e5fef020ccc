import { clsx } from 'clsx'
import { useEffect, useId, useRef } from 'react'
import { Link } from 'react-router-dom'
import { newKey, save } from '#db/save.ts'
import { useOwnLetters, usePrices, useSeason } from '#db/stores.ts'
import { isOpen, type Rivals } from '#domain/request/inbox.ts'
import { NO_OWN_LETTERS } from '#domain/letters/letter.ts'
import { hasBegun, staysOfGuest } from '#domain/stay/guestBook.ts'
import { requestLetters } from '#domain/letters/requestLetters.ts'
import { keepSentLetter, type SendingWay } from '#domain/letters/sentLetters.ts'
import { requestFacts, stayFacts } from '#domain/letters/facts.ts'
import { situationIn } from '#domain/payments/ledger.ts'
import { quoteOf } from '#domain/prices/quote.ts'
import type { StoredRequest } from '#domain/request/request.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { agreedOn, agreedDeposit } from '#domain/stay/money.ts'
import { contentOf } from '#domain/stay/nextLetter.ts'
import { countNights, sameDates } from '#domain/stay/stayDates.ts'
import { ContactWays } from '#office/shared/ContactWays.tsx'
import { guestLanguage, sentText, writeLetter } from '#office/shared/letterText.ts'
import { toastFailure } from '#office/shared/messages.ts'
import { stayAddress } from '#i18n/officeAddresses.ts'
import { StaySource } from '#office/shared/cards.tsx'
import { KnownGuest, useGuestName } from '#office/shared/guestNotes.tsx'
import { formatDates, formatVillaMoment, isolated } from '#i18n/stayText.ts'
import { useLetterContext } from '#office/shared/useLetterContext.ts'
import { useAskedAlso } from '#office/shared/otherRequests.ts'
import { useOfficeToday } from '#office/shared/useOfficeToday.ts'
import { formatArrival, formatDate, formatCounts } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useSiteSettings } from '#office/shared/useSiteSettings.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { RequestActions } from './RequestActions.tsx'
import { useStayOf } from './stayOfRequest.ts'

type RequestItemProps = {
  request: StoredRequest
  rivals: Rivals | null
  isSought: boolean
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
}

/** One request with its guest, its price and the owner's answers. */
export function RequestItem(props: RequestItemProps) {
  const { request, rivals, isSought, isSelected, onSelect } = props
  const { t, language } = useTranslation()
  const { dates, guests, arrivalTime, phone, email, notes, at } = request
  const isGuestRemoved = request.removed === true
  const nameId = useId()
  const article = useRef<HTMLElement>(null)
  const known = useOtherStays(request)
  const also = useAskedAlso(request)
  const name = useGuestName()(request)
  useEffect(() => {
    if (isSought) article.current?.focus()
  }, [isSought])

  return (
    <article
      ref={article}
      tabIndex={-1}
      aria-labelledby={nameId}
      className={clsx('py-4', isSought && '-mx-3 rounded-field bg-accent-50 px-3')}
    >
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id={nameId} className="font-sans text-base font-semibold wrap-anywhere">
          {name}
        </h2>
        <RequestState request={request} />
        {/* A held one is deleted with its stay, and alone. */}
        {request.status !== 'held' && (
          <label className="ml-auto flex min-h-8 items-center gap-2 text-sm">
            <input
              type="checkbox"
              checked={isSelected}
              onChange={({ target }) => onSelect(target.checked)}
              aria-label={t('office.requests.many.select', { guest: name })}
              className="size-5 accent-accent-700"
            />
            <span aria-hidden>{t('office.requests.many.selectShort')}</span>
          </label>
        )}
      </div>
      <p className="flex flex-wrap gap-x-3 tabular-nums">
        <span>{formatDates(dates, language)}</span>
        <span>
          {t('units.nights', { count: countNights(dates) })}
          {guests && ` · ${formatCounts(t, guests)}`}
        </span>
        {arrivalTime !== undefined && (
          <span>
            {t('office.guests.comes', { time: formatArrival(t, { dates, arrivalTime }, language) })}
          </span>
        )}
      </p>
      {isOpen(request) && (
        <RequestPrice request={request} isFree={request.status === 'new' && !rivals} />
      )}
      {rivals && <RivalsNote rivals={rivals} />}
      {isOpen(request) && also.length > 0 && (
        <p className="my-1 text-sm font-semibold text-accent-800">
          {t('office.requests.askedAlso', {
            dates: also.map((each) => formatDates(each.dates, language)),
          })}
        </p>
      )}
      {!isGuestRemoved && (
        <>
          <p className="mt-1 flex flex-wrap gap-x-5 wrap-anywhere">
            <span>{phone}</span>
            <span>{email}</span>
          </p>
          <KnownGuest stays={known} className="mt-1" />
        </>
      )}
      {notes !== '' && <p className="mt-1 whitespace-pre-line wrap-anywhere">{notes}</p>}
      <time dateTime={new Date(at).toISOString()} className="block py-1 text-sm text-pine-700">
        {t('admin.requests.sent', { time: formatVillaMoment(at, language) })}
      </time>
      {!isGuestRemoved && <Contact request={request} isTaken={(rivals?.stays.length ?? 0) > 0} />}
      <RequestActions request={request} />
    </article>
  )
}

/** The answer to a request; nothing for an open one. */
function RequestState({ request }: { request: StoredRequest }) {
  const { t, language } = useTranslation()
  const { status, heldUntil } = request
  const stay = useStayOf(request)
  if (status === 'new') return null
  const isLost = status === 'accepted' && (!stay || stay.status === 'cancelled')
  const words = () => {
    if (status === 'held' && heldUntil)
      return t('office.requests.heldUntil', { day: formatDate(heldUntil, language) })
    if (stay && status === 'accepted' && !isLost && !sameDates(stay.dates, request.dates))
      return t('office.requests.acceptedNow', { dates: formatDates(stay.dates, language) })
    if (status === 'replaced') return t('office.requests.replaced')
    if (!isLost) return t(`office.requests.${status === 'accepted' ? 'accepted' : 'declined'}`)
    return t(`office.requests.${stay ? 'stayCancelled' : 'stayDeleted'}`)
  }
  return (
    <span className={clsx('text-sm font-semibold', isLost ? 'text-alert-700' : 'text-accent-800')}>
      {words()}
    </span>
  )
}

/** Whether the nights are free, and the offered or today's price beside the one that the guest saw. */
function RequestPrice({ request, isFree }: { request: StoredRequest; isFree: boolean }) {
  const { t, language } = useTranslation()
  const { dates, quote: seen } = request
  const prices = usePrices()
  const quote = prices.state === 'ready' ? quoteOf(dates, prices.value) : null
  const todaysPrice = quote?.state === 'priced' ? quote : null
  const stay = useStayOf(request)
  const price =
    stay?.status === 'held' ? { total: agreedOn(stay), deposit: agreedDeposit(stay) } : todaysPrice
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-pine-800 tabular-nums empty:hidden">
      {isFree && (
        <span className="font-semibold text-accent-800">{t('office.requests.glance.free')}</span>
      )}
      {price && (
        <span>
          {t('office.requests.glance.price', {
            total: formatMoney(price.total, language),
            deposit: formatMoney(price.deposit, language),
          })}
        </span>
      )}
      {seen && seen.total !== price?.total && (
        <b>{t('office.requests.seenPrice', { total: formatMoney(seen.total, language) })}</b>
      )}
    </p>
  )
}

/** The number of rivals of each kind that are named. */
const NAMED = 3

function RivalsNote({ rivals: { stays, requests } }: { rivals: Rivals }) {
  const { t, language } = useTranslation()
  const nameOf = useGuestName()
  const more = Math.max(0, stays.length - NAMED) + Math.max(0, requests.length - NAMED)
  return (
    <ul className="my-1 text-sm font-semibold wrap-anywhere text-alert-700">
      {stays.slice(0, NAMED).map((stay) => (
        <li key={stay.id}>
          <Link to={stayAddress(stay.id)} className="underline underline-offset-2">
            {t('office.requests.taken', {
              guest: isolated(nameOf(stay)),
              dates: formatDates(stay.dates, language),
            })}
          </Link>{' '}
          <StaySource stay={stay} />
        </li>
      ))}
      {requests.slice(0, NAMED).map((request) => (
        <li key={request.id}>
          {t('office.requests.wantedToo', {
            guest: isolated(nameOf(request)),
            dates: formatDates(request.dates, language),
          })}
        </li>
      ))}
      {more > 0 && <li>{t('office.requests.andMore', { count: more })}</li>}
    </ul>
  )
}

type ContactProps = { request: StoredRequest; isTaken: boolean }

/** Links to message, mail and call the guest, with the letter that the status suggests. */
function Contact({ request, isTaken }: ContactProps) {
  const stay = useStayOf(request)
  if (stay?.status === 'held') return <HoldContact request={request} stay={stay} />
  return <RequestContact {...{ request, isTaken }} />
}

/** A held request has the letters of its stay. */
function HoldContact({ request, stay }: { request: StoredRequest; stay: Reservation }) {
  const today = useOfficeToday()
  const season = useSeason()
  const known = useLetterContext()
  const own = useOwnLetters()
  const site = useSiteSettings()
  if (season.state !== 'ready') return null
  const letters = own.state === 'ready' ? own.value : NO_OWN_LETTERS
  const situation = situationIn(season.value, stay, today)
  const facts = stayFacts(stay, situation, known)
  const language = guestLanguage(stay.language ?? request.language, stay.phone)
  const letter = writeLetter('held', language, facts, letters, site)

  function keep(how: SendingWay) {
    const sent = { kind: 'held' as const, language, how, text: sentText(letter, how) }
    const content = contentOf(stay, situation)
    void save(keepSentLetter(stay.id, newKey(), { ...sent, content })).catch(toastFailure)
  }

  return <ContactWays phone={stay.phone} email={stay.email} letter={letter} onSend={keep} />
}

function RequestContact({ request, isTaken }: ContactProps) {
  const today = useOfficeToday()
  const prices = usePrices()
  const own = useOwnLetters()
  const site = useSiteSettings()
  const letters = own.state === 'ready' ? own.value : NO_OWN_LETTERS
  const facts = requestFacts(request, prices.state === 'ready' ? prices.value : null)
  const [likeliest] = requestLetters(request, { taken: isTaken, today })
  const language = guestLanguage(request.language)
  const letter = likeliest && writeLetter(likeliest, language, facts, letters, site)
  const content = { ...request.dates, total: facts.price?.total ?? 0, paid: 0 }

  function keep(how: SendingWay) {
    if (!likeliest || !letter) return
    const sent = { kind: likeliest, language, how, text: sentText(letter, how) }
    void save(keepSentLetter(request.id, newKey(), { ...sent, content })).catch(toastFailure)
  }

  return <ContactWays phone={request.phone} email={request.email} letter={letter} onSend={keep} />
}

/** The earlier stays of the person who sent a request. */
function useOtherStays({ phone, email, reservationId }: StoredRequest): readonly Reservation[] {
  const today = useOfficeToday()
  const season = useSeason()
  if (season.state !== 'ready') return NO_STAYS
  const { reservations, cancelled } = season.value
  const stays = [...reservations, ...cancelled]
  return staysOfGuest(stays, { phone, email }, reservationId).filter(hasBegun(today))
}

const NO_STAYS: readonly Reservation[] = []
