import { clsx } from 'clsx'
import { useEffect, useId, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { newKey, save, saveStay } from '#db/save.ts'
import { useOwnLetters, usePrices, useRequestLog, useSeason } from '#db/stores.ts'
import type { Change } from '#domain/save/change.ts'
import { isOpen, type Rivals } from '#domain/request/inbox.ts'
import { NO_OWN_LETTERS } from '#domain/letters/letter.ts'
import { guestBookOf, hasBegun, staysOf } from '#domain/stay/guestBook.ts'
import { requestLetters } from '#domain/letters/due.ts'
import { requestFacts } from '#domain/letters/facts.ts'
import { quoteOf } from '#domain/prices/quote.ts'
import { changeAnswer, deleteRequest } from '#domain/request/requestChange.ts'
import type { Answer, StoredRequest } from '#domain/request/request.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { changeStay, toDelete } from '#domain/stay/stayChange.ts'
import { countNights } from '#domain/stay/stayDates.ts'
import { ContactWays } from '#office/shared/ContactWays.tsx'
import { guestLanguage, writeLetter } from '#office/shared/letterText.ts'
import { acceptAddress, requestAddress, stayAddress } from '#i18n/officeAddresses.ts'
import { SourceBadge } from '#office/shared/cards.tsx'
import { ForgetGuest } from '#office/shared/ForgetGuest.tsx'
import { Question } from '#office/shared/forms.tsx'
import { KnownGuest, useGuestName } from '#office/shared/guestNotes.tsx'
import { formatDates, formatMoment } from '#i18n/stayText.ts'
import { useOfficeToday } from '#office/shared/useOfficeToday.ts'
import { formatError } from '#i18n/failureWords.ts'
import { formatDate, formatCounts } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { translate } from '#i18n/index.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { useSending } from '#ui/form/useSending.ts'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { toastDone, toastFailed } from '#ui/Toasts.tsx'
import { HoldQuestion } from './HoldQuestion.tsx'

type RequestItemProps = { request: StoredRequest; rivals: Rivals | undefined; isSought: boolean }

/** One request with its guest, its price and the owner's answers. */
export function RequestItem({ request, rivals, isSought }: RequestItemProps) {
  const { t, language } = useTranslation()
  const { dates, guests, phone, email, notes, sentAt, id } = request
  const isGuestRemoved = request.removed === true
  const nameId = useId()
  const article = useRef<HTMLElement>(null)
  const known = useOtherStays(request)
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
      </div>
      <p className="flex flex-wrap gap-x-3 tabular-nums">
        <span>{formatDates(dates, language)}</span>
        <span>
          {t('admin.nights', { count: countNights(dates) })}
          {guests && ` · ${formatCounts(t, guests)}`}
        </span>
      </p>
      {isOpen(request) && (
        <RequestPrice request={request} isFree={request.status === 'new' && !rivals} />
      )}
      {rivals && <RivalsNote rivals={rivals} />}
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
      <p className="text-sm">
        <Link
          to={requestAddress(id)}
          className="inline-block py-1 text-pine-700 underline underline-offset-2"
        >
          <time dateTime={new Date(sentAt).toISOString()}>
            {t('admin.requests.sent', { time: formatMoment(sentAt, language) })}
          </time>
        </Link>
      </p>
      {!isGuestRemoved && <Contact request={request} isTaken={(rivals?.stays.length ?? 0) > 0} />}
      <RequestActions request={request} />
      {request.status !== 'new' && <RequestHistory id={id} />}
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
    if (!isLost) return t(`office.requests.${status === 'accepted' ? 'accepted' : 'declined'}`)
    return t(`office.requests.${stay ? 'stayCancelled' : 'stayDeleted'}`)
  }
  return (
    <span className={clsx('text-sm font-semibold', isLost ? 'text-alert-700' : 'text-accent-800')}>
      {words()}
    </span>
  )
}

/** Whether the nights are free, and today's price beside the one that the guest saw. */
function RequestPrice({ request, isFree }: { request: StoredRequest; isFree: boolean }) {
  const { t, language } = useTranslation()
  const { dates, quote: seen } = request
  const prices = usePrices()
  const quote = prices.state === 'ready' ? quoteOf(dates, prices.value) : null
  const price = quote?.state === 'priced' ? quote : null
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
              guest: nameOf(stay),
              dates: formatDates(stay.dates, language),
            })}
          </Link>{' '}
          {stay.source && <SourceBadge>{t(`admin.sources.${stay.source}`)}</SourceBadge>}
        </li>
      ))}
      {requests.slice(0, NAMED).map((request) => (
        <li key={request.id}>
          {t('office.requests.wantedToo', {
            guest: nameOf(request),
            dates: formatDates(request.dates, language),
          })}
        </li>
      ))}
      {more > 0 && <li>{t('office.requests.andMore', { count: more })}</li>}
    </ul>
  )
}

/** Links to message, mail and call the guest, with the text that the status suggests. */
function Contact({ request, isTaken }: { request: StoredRequest; isTaken: boolean }) {
  const today = useOfficeToday()
  const prices = usePrices()
  const own = useOwnLetters()
  const letters = own.state === 'ready' ? own.value : NO_OWN_LETTERS
  const facts = requestFacts(request, prices.state === 'ready' ? prices.value : null)
  const [likeliest] = requestLetters(request, { taken: isTaken, today })
  const letter =
    likeliest && writeLetter(likeliest, guestLanguage(request.language), facts, letters)
  return <ContactWays phone={request.phone} email={request.email} letter={letter} />
}

/** What an owner can do with a request in its status. */
function RequestActions({ request }: { request: StoredRequest }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<'hold' | 'delete' | null>(null)
  const { send } = useSending()
  const stay = useStayOf(request)
  const { status, guest, id } = request
  const name = useGuestName()(request)
  const isStayGone = !stay || stay.status === 'cancelled'
  const close = () => setAsked(null)

  /** Answers; the stay that holds a request's days goes with a refusal. */
  async function answer(given: Answer): Promise<void> {
    if (status === 'held' && stay)
      await saveStay(toDelete(stay, { answered: { request, answer: given } }))
    else await save(changeAnswer(request, given, newKey()))
    toastDone(() => translate(`office.requests.answered.${given.status}`, { guest: name }))
  }

  /** Answers once, however often the button is pressed. */
  function tryAnswer(given: Answer): void {
    const sent = () =>
      answer(given).catch((failure: unknown) => {
        toastFailed(() => `${name}: ${formatError(failure)}`, {
          label: () => translate('admin.doing.again'),
          run: (dismiss) => {
            dismiss()
            tryAnswer(given)
          },
        })
      })
    void send(sent)
  }

  async function remove(): Promise<void> {
    const deletion = deleteRequest(request, newKey())
    const hold = status === 'held' ? stay : null
    const release = hold && changeStay({ ...toDelete(hold), id: hold.id, entry: newKey() })
    await save(release ? joinChanges(release, deletion) : deletion)
    toastDone(() => translate('admin.requests.deleted', { guest: name }))
    close()
  }

  return (
    <div className="flex flex-wrap gap-1.5 sm:gap-2">
      {isOpen(request) && (
        <>
          <Button variant="primary" size="small" onClick={() => void navigate(acceptAddress(id))}>
            {t('office.requests.accept')}
          </Button>
          {status === 'new' && (
            <Button size="small" onClick={() => setAsked('hold')}>
              {t('office.requests.holdIt')}
            </Button>
          )}
          <Button size="small" onClick={() => tryAnswer({ status: 'declined' })}>
            {t('office.requests.decline')}
          </Button>
        </>
      )}
      {stay && !isStayGone && (
        <Link to={stayAddress(stay.id)} className={buttonStyle({ size: 'small' })}>
          {t('office.requests.openStay')}
        </Link>
      )}
      {(status === 'declined' || status === 'held' || (status === 'accepted' && isStayGone)) && (
        <Button size="small" onClick={() => tryAnswer({ status: 'new' })}>
          {t(status === 'accepted' ? 'office.requests.reopen' : 'office.requests.takeBack')}
        </Button>
      )}
      {!isOpen(request) && <ForgetGuest guest={guest} stay={stay} requests={[request]} />}
      <Button size="small" variant="danger" onClick={() => setAsked('delete')}>
        {t('admin.table.delete')}
      </Button>
      {asked === 'hold' && <HoldQuestion request={request} onClose={close} />}
      <Question open={asked === 'delete'} onAnswer={remove} onClose={close}>
        {t('admin.requests.deleteHint', { guest: name })}
      </Question>
    </div>
  )
}

/** Who answered a request, and when. */
function RequestHistory({ id }: { id: string }) {
  const { t } = useTranslation()
  const [isOpened, setIsOpened] = useState(false)
  return (
    <details
      className="mt-1 text-sm"
      onToggle={({ currentTarget }) => setIsOpened(currentTarget.open)}
    >
      <summary className="w-fit cursor-pointer py-2 font-semibold text-accent-700">
        {t('office.requests.history.title')}
      </summary>
      {isOpened && <HistoryEntries id={id} />}
    </details>
  )
}

function HistoryEntries({ id }: { id: string }) {
  const { t, language } = useTranslation()
  const log = useRequestLog(id)
  if (log.state !== 'ready') return null
  if (log.value.length === 0) return <p>{t('office.requests.history.empty')}</p>
  return (
    <ul>
      {log.value.map((entry) => (
        <li key={entry.id} className="wrap-anywhere">
          {formatMoment(entry.at, language)} · {entry.by}{' '}
          {t(`office.requests.history.verbs.${entry.verb}`, {
            day: entry.until ? formatDate(entry.until, language) : '',
          })}
        </li>
      ))}
    </ul>
  )
}

/** The stay that holds the days of a request or accepts it; `null` without one. */
function useStayOf({ reservationId }: StoredRequest): Reservation | null {
  const season = useSeason()
  if (season.state !== 'ready' || reservationId === undefined) return null
  const { reservations, cancelled } = season.value
  return [...reservations, ...cancelled].find(({ id }) => id === reservationId) ?? null
}

/** The earlier stays of the person who sent a request. */
function useOtherStays({ phone, email, reservationId }: StoredRequest): readonly Reservation[] {
  const today = useOfficeToday()
  const season = useSeason()
  if (season.state !== 'ready') return NOTHING
  const { reservations, cancelled } = season.value
  const book = guestBookOf([...reservations, ...cancelled])
  return staysOf(book, { phone, email }, reservationId).filter(hasBegun(today))
}

const NOTHING: readonly Reservation[] = []

/** Two changes in one update, such as a request that is deleted with the stay that holds its days. */
function joinChanges(one: Change, other: Change): Change {
  return {
    writes: (by, keys) => ({ ...one.writes(by, keys), ...other.writes(by, keys) }),
    refusal: async (read) => (await one.refusal(read)) ?? other.refusal(read),
  }
}
