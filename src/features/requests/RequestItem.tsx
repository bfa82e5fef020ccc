import { clsx } from 'clsx'
import { type ReactNode, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Link } from 'react-router-dom'
import { isHeldFor, isOpen, type Received, type Rivals } from '#domain/inbox.ts'
import { isRemoved } from '#domain/removedPerson.ts'
import { countNights } from '#domain/stay.ts'
import { SourceBadge, WaitingBadge } from '#features/office/cards.tsx'
import { formatDates, formatMoment } from '#features/office/stayText.ts'
import { useGuestName } from '#features/office/useOffice.ts'
import { formatDate } from '#i18n/format.ts'
import { formatHeadcount } from '#i18n/headcountWords.ts'
import {
  type InboxContext,
  pricedRequest,
  useInboxContext,
  useSelectedRequest,
} from './inboxContext.ts'
import { GuestAnswerText, KnownGuest } from '#features/office/guestNotes.tsx'
import { RequestActions, type RequestActionsProps } from './RequestActions.tsx'
import { ContactWays } from '#features/letters/ContactWays.tsx'
import { requestRecipient, writeLetter } from '#features/letters/letterText.ts'
import { Button } from '#ui/Button.tsx'
import { quoteOf } from '#domain/prices/quote.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'

type RequestItemProps = RequestActionsProps & {
  selected: boolean
  rivals: Rivals | undefined
  onSelect: (request: Received) => void
}

/** One request in the inbox. */
export function RequestItem(props: RequestItemProps) {
  const { selected, rivals, onSelect, ...actions } = props
  const {
    requests: { historyOf, saidOf, sought, addressOf },
    stays: { stayOf, staysOf },
    answers: { waiting },
  } = useInboxContext()
  const { t, language } = useTranslation()
  const { request } = actions
  const { stay, notes, ids } = request
  const said = saidOf(request)
  const gone = isRemoved(request.guest)
  const guest = useGuestName()(request.guest)
  const id = useId()
  const article = useSought(sought !== null && ids.includes(sought))
  return (
    <article
      ref={article}
      tabIndex={-1}
      data-request={request.id}
      aria-labelledby={id}
      // Rendered by the browser only when in view.
      className={clsx(
        'relative -mx-3 flex gap-x-3 px-3 py-4 [contain-intrinsic-size:auto_12rem] [content-visibility:auto]',
        selected && 'rounded-field bg-accent-50',
      )}
    >
      <ChosenMark id={request.id} />
      <input
        type="checkbox"
        aria-label={t('admin.requests.select', { guest })}
        checked={selected}
        onChange={() => onSelect(request)}
        className="mt-1 size-5 shrink-0 accent-accent-700"
      />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h3 id={id} className="font-sans font-semibold wrap-anywhere">
            {guest}
          </h3>
          <RequestState request={request} stay={stayOf(request)} />
          {waiting.has(request.id) && <WaitingBadge>{t('admin.table.waiting')}</WaitingBadge>}
        </div>
        {said && <GuestAnswerText answer={said} />}
        <p className="flex flex-wrap gap-x-3 tabular-nums">
          <span>{formatDates(stay, language)}</span>
          <span>
            {[
              t('admin.nights', { count: countNights(stay) }),
              ...(request.guests
                ? [formatHeadcount(t, 'admin.requests.people', request.guests)]
                : []),
            ].join(' · ')}
          </span>
        </p>
        {isOpen(request) && <AvailabilityAndPrice request={request} free={!rivals} />}
        {rivals && <RivalsNote rivals={rivals} />}
        {!gone && (
          <p className="mt-1 flex flex-wrap gap-x-5 wrap-anywhere">
            <span>{request.phone}</span>
            <span>{request.email}</span>
          </p>
        )}
        {!gone && <KnownGuest stays={staysOf(request)} className="mt-1" />}
        {notes !== '' && <p className="mt-1 whitespace-pre-line wrap-anywhere">{notes}</p>}
        <p className="text-sm text-pine-600">
          <Link
            to={addressOf(request)}
            className="inline-block py-1 text-pine-700 underline underline-offset-2"
          >
            <Sent at={request.sentAt} />
          </Link>
          {ids.length === 2 && ` · ${t('admin.requests.twice')}`}
          {ids.length > 2 && ` · ${t('admin.requests.often', { times: ids.length })}`}
        </p>
        <div className="max-sm:-ml-8">
          {!gone && <ContactLinks request={request} rivals={rivals} />}
          <RequestActions {...actions} />
        </div>
        {request.status !== 'new' && <RequestHistory>{historyOf(request)}</RequestHistory>}
      </div>
    </article>
  )
}

/** Focuses the request, which scrolls to it, when it is the one in the address. */
function useSought(isSought: boolean): RefObject<HTMLElement | null> {
  const article = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isSought) article.current?.focus()
  }, [isSought])
  return article
}

/** The owner's answer; nothing for an open request. */
function RequestState({
  request,
  stay,
}: {
  request: Received
  stay: ReturnType<InboxContext['stays']['stayOf']>
}) {
  const { status, heldUntil } = request
  const { t, language } = useTranslation()
  if (status === 'new') return null
  const accepted = acceptedText(stay)
  const isLost = accepted !== 'office.requests.accepted'
  return (
    <span className={clsx('text-sm font-semibold', isLost ? 'text-alert-700' : 'text-accent-800')}>
      {status === 'held' && heldUntil
        ? t('office.requests.heldUntil', { day: formatDate(heldUntil, language) })
        : t(status === 'accepted' ? accepted : 'office.requests.declined')}
    </span>
  )
}

function acceptedText(stay: ReturnType<InboxContext['stays']['stayOf']>) {
  if (stay === 'gone') return 'office.requests.stayDeleted'
  return stay?.cancellation ? 'office.requests.stayCancelled' : 'office.requests.accepted'
}

function Sent({ at }: { at: number }) {
  const { t, language } = useTranslation()
  return (
    <time dateTime={new Date(at).toISOString()}>
      {t('admin.requests.sent', { time: formatMoment(at, language) })}
    </time>
  )
}

/** A bar at the edge of the selected request. */
function ChosenMark({ id }: { id: string }) {
  if (useSelectedRequest() !== id) return null
  return <span aria-hidden className="absolute inset-y-3 left-0 w-1 rounded-full bg-accent-500" />
}

function RequestHistory({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <details className="mt-1 text-sm" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="w-fit cursor-pointer py-2 font-semibold text-accent-700">
        {t('office.requests.history.title')}
      </summary>
      {open && children}
    </details>
  )
}

/** The number of each kind shown. */
const NAMED = 3

function RivalsNote({ rivals: { stays, requests } }: { rivals: Rivals }) {
  const { t, language } = useTranslation()
  const nameOf = useGuestName()
  const taken = stays.slice(0, NAMED)
  const wanted = requests.slice(0, NAMED)
  const more = stays.length + requests.length - taken.length - wanted.length
  return (
    <ul className="my-1 text-sm font-semibold wrap-anywhere text-alert-700">
      {taken.map(({ id, musteriAdi, stay, source }) => (
        <li key={id}>
          {t('office.requests.taken', {
            guest: nameOf(musteriAdi),
            dates: formatDates(stay, language),
          })}{' '}
          {source && <SourceBadge>{t(`admin.sources.${source}`)}</SourceBadge>}
        </li>
      ))}
      {wanted.map(({ id, guest, stay }) => (
        <li key={id}>
          {t('office.requests.wantedToo', {
            guest: nameOf(guest),
            dates: formatDates(stay, language),
          })}
        </li>
      ))}
      {more > 0 && <li>{t('office.requests.andMore', { count: more })}</li>}
    </ul>
  )
}

/** Links to a guest: a message and a mail with their text, a call, and other letters. */
function ContactLinks({ request, rivals }: { request: Received; rivals: Rivals | undefined }) {
  const { t } = useTranslation()
  const {
    today,
    estimate: { prices, usesSeen },
    letters: { own: letters, write, onWritten },
    stays: { stayOf },
  } = useInboxContext()
  const asSeen = usesSeen(request)
  const stay = stayOf(request)
  const taken = rivals !== undefined && rivals.stays.length > 0
  const recipient = useMemo(
    () => requestRecipient(pricedRequest(request, asSeen), { taken, prices, today }),
    [request, asSeen, taken, prices, today],
  )
  const [likeliest] = recipient.kinds
  // Memoized, because a hundred are in the list and few change.
  const letter = useMemo(
    () => likeliest && writeLetter(likeliest, recipient.language, recipient.facts, letters),
    [likeliest, recipient, letters],
  )
  // The sender of an accepted request is written to as the guest of the stay.
  const own = likeliest && { request: recipient }
  const to = stay === null || stay === 'gone' ? own : { stay }
  return (
    <ContactWays
      phone={request.phone}
      email={request.email}
      letter={letter}
      onSend={likeliest && (() => onWritten(recipient, likeliest))}
    >
      {to && (
        <Button variant="quiet" size="small" onClick={() => write(to)}>
          {t('office.writing.open')}
        </Button>
      )}
    </ContactWays>
  )
}

type AvailabilityAndPriceProps = {
  request: Received
  /** Whether no stay or other request has its nights. */
  free: boolean
}

function AvailabilityAndPrice({ request, free }: AvailabilityAndPriceProps) {
  const { stay, quote: seen } = request
  const { t, language } = useTranslation()
  const {
    today,
    estimate: { prices, usesSeen, onUseSeen },
    stays: { reservations },
  } = useInboxContext()
  const isClosed = reservations.some((each) => isHeldFor(each, request))
  const quote = prices && quoteOf(stay, prices)
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-pine-800 tabular-nums empty:hidden">
      {free && stay.checkIn >= today && (
        <span className="font-semibold text-accent-800">
          {t(`office.requests.glance.${isClosed ? 'closed' : 'free'}`)}
        </span>
      )}
      {quote && (
        <span>
          {quote.state === 'priced'
            ? t('office.requests.glance.price', {
                total: formatMoney(quote.total, language),
                deposit: formatMoney(quote.deposit, language),
              })
            : t('office.prices.noOffer', { count: quote.nights })}
        </span>
      )}
      {seen && quote?.state === 'priced' && seen.total !== quote.total && (
        <span className="basis-full">
          <b>{t('office.requests.seenPrice.saw', { total: formatMoney(seen.total, language) })}</b>{' '}
          <button
            type="button"
            className="py-1 text-accent-700 underline underline-offset-2"
            onClick={() => onUseSeen(request, !usesSeen(request))}
          >
            {t(
              usesSeen(request)
                ? 'office.requests.seenPrice.answerToday'
                : 'office.requests.seenPrice.answer',
            )}
          </button>
        </span>
      )}
    </p>
  )
}
