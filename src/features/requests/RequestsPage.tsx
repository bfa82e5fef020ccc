import { type Office, useOffice } from '#features/office/useOffice.ts'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { useLocation, useNavigate } from 'react-router-dom'
import type { IsoDate } from '#domain/date.ts'
import { duePeriod, guestAnswerOf, isDue, isUnanswered, type Received } from '#domain/inbox.ts'
import type { GuestAnswers } from '#domain/guestPage/guestAnswer.ts'
import type { Answer } from '#domain/request.ts'
import type { Reservation } from '#domain/reservation.ts'
import { guestBookOf, hasBegun, staysOf } from '#domain/office/requestLog.ts'
import {
  type InboxContext,
  InboxProvider,
  pricedRequest,
  type Remove,
  useRemoval,
} from './inboxContext.ts'
import { RequestInbox } from './RequestInbox.tsx'
import {
  AccessDenied,
  FailureNote,
  LoadingPlaceholder,
  StatusNote,
} from '#features/office/StatusNote.tsx'
import { serverNow } from '#db/clock.ts'
import { findRequests, removeRequests } from '#db/requestChanges.ts'
import type { Inbox } from '#db/requests.ts'
import { followGuestAnswers } from '#db/pageAccounts.ts'
import { followStoredPrices } from '#db/officeValues.ts'
import { followRequestLog } from '#db/stayLog.ts'
import { forgetAddition } from '#features/stays/form/reservationForm.ts'
import { requestRecipient } from '#features/letters/letterText.ts'
import { requestAddress, requestNamedBy } from '#features/office/addresses.ts'
import { useQueuedNavigation } from '#features/office/useQueue.ts'
import { useStayWork } from '#features/stays/useReservationWork.ts'
import { useFollowed, useOfficeLetters } from '#features/letters/useLetters.ts'
import { useOfficeSaves } from '#features/office/useSaves.ts'
import { formatMoment } from '#features/office/stayText.ts'
import { Button } from '#ui/Button.tsx'
import { toastFailed } from '#ui/toasts.ts'
import { formatError } from '#i18n/failureWords.ts'
import { formatDate } from '#i18n/format.ts'
import { useRemote } from '#lib/remote.ts'
import { INBOX_PAGE, useInboxNow, useOfficeAnswers } from './useAnswers.ts'

export function RequestsPage() {
  const { today } = useOffice()
  return today && <Requests today={today} />
}

/** The owners' inbox, live; goes back as far as the request in the address. */
function Requests({ today }: { today: IsoDate }) {
  const { t } = useTranslation()
  const [count, setCount] = useState(INBOX_PAGE)
  const answers = useOfficeAnswers()
  const [inbox, retry] = useInboxNow(today, answers, count)
  const context = useInboxContextValue(today)

  if (inbox.state === 'loading') return <LoadingPlaceholder quiet />
  if (inbox.state === 'failed') return <AccessDenied onRetry={retry} />
  const { requests, late, unreadable, hasOlder, asked } = inbox.value
  const place =
    context.requests.sought === null ? 'here' : placeOf(context.requests.sought, inbox.value)
  if (place === 'older' && asked === count) setCount(count + INBOX_PAGE)
  const older = asked < count ? 'loading' : () => setCount(count + INBOX_PAGE)
  return (
    <InboxProvider value={context}>
      <RequestInbox
        requests={requests}
        late={late}
        unreadable={unreadable}
        onOlder={hasOlder ? older : null}
      >
        <StatusNote className="not-empty:mt-4 not-empty:rounded-field not-empty:bg-accent-50 not-empty:px-4 not-empty:py-3">
          {place === 'gone' && t('office.address.requestGone')}
        </StatusNote>
        <RetentionNotice onFind={findDue} onRemove={context.requests.remove} />
      </RequestInbox>
    </InboxProvider>
  )
}

/** The section that holds the request `sought`; request ids sort by the time of sending. */
function placeOf(sought: string, { requests, late, unreadable, hasOlder }: Inbox) {
  const shown = [...[...requests, ...late].flatMap(({ ids }) => ids), ...unreadable]
  if (shown.includes(sought)) return 'here'
  return hasOlder && !shown.some((id) => id < sought) ? 'older' : 'gone'
}

function findDue(limit?: number): Promise<string[]> {
  return findRequests(duePeriod(serverNow()), isDue, limit)
}

const STORAGE_KEY = 'villa.dueAsked'
const MONTH_MS = 30 * 24 * 3_600_000

/** Whether a month has passed since an owner was last asked, or the date is unknown. */
export function isTimeToAsk(now: number): boolean {
  try {
    const asked = Number(localStorage.getItem(STORAGE_KEY))
    // A date from a clock that was ahead would suppress the question for years.
    return !(asked > now - MONTH_MS && asked <= now)
  } catch {
    return true
  }
}

/** Stores when an owner has answered. */
export function noteAnswered(now: number): void {
  try {
    localStorage.setItem(STORAGE_KEY, String(now))
  } catch {
    // Some private windows have no storage; the question then comes again.
  }
}

/** A larger number is not shown. */
const COUNTED = 500

type RetentionNoticeProps = {
  /** Finds at most `limit` old requests without a stay; must be stable across renders. */
  onFind: (limit?: number) => Promise<readonly string[]>
  onRemove: Remove
}

/** Asks once a month whether to delete requests that the privacy notice limits to a year. */
export function RetentionNotice({ onFind, onRemove }: RetentionNoticeProps) {
  const { t } = useTranslation()
  const [count, setCount] = useState(0)
  const { removing, progress, failure, begin } = useRemoval(onFind, onRemove)

  useEffect(() => {
    let gone = false
    async function look() {
      const ids = await onFind(COUNTED + 1)
      if (!gone) setCount(ids.length)
    }
    // A failed search runs again when the page is next opened.
    if (isTimeToAsk(Date.now())) look().catch(() => {})
    return () => {
      gone = true
    }
  }, [onFind])

  function close() {
    noteAnswered(Date.now())
    setCount(0)
  }

  if (count === 0) return null
  return (
    <div className="mt-4 rounded-field bg-linen-100 p-4">
      <p className="max-w-text">
        {count > COUNTED
          ? t('admin.requests.due.many', { count: COUNTED })
          : t('admin.requests.due.text', { count })}
      </p>
      <output className="tabular-nums">{progress}</output>
      {failure !== null && <FailureNote>{failure}</FailureNote>}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" variant="danger" aria-disabled={removing} onClick={() => begin(close)}>
          {t('admin.requests.deleteAll')}
        </Button>
        <Button size="small" onClick={close}>
          {t('admin.requests.due.later')}
        </Button>
      </div>
    </div>
  )
}

const NOBODY: GuestAnswers = new Map()

function useInboxContextValue(today: IsoDate): InboxContext {
  const { season, reservations, all } = useOffice()
  const { work, onForget } = useStayWork()
  const answers = useOfficeAnswers()
  const letters = useOfficeLetters()
  const saves = useOfficeSaves()
  const [guests] = useRemote(followGuestAnswers)
  const said = guests.state === 'ready' ? guests.value : NOBODY
  const [prices] = useRemote(followStoredPrices)
  const { sought, done } = useRequestAddress()
  // Waits for the navigation that removes the request from the address, and does nothing once the
  // owner has left the inbox.
  const writeTo = useQueuedNavigation(letters.write)
  const book = useMemo(() => guestBookOf(all), [all])
  const known = prices.state === 'ready' ? prices.value : null
  const [unseen, setUnseen] = useState<ReadonlySet<string>>(new Set())

  /** Submits an answer, and offers the letter to a guest who was declined. */
  async function answer(request: Received, given: Answer) {
    const state = await done(request.ids, answers.answer(request, given))
    const answered = { ...request, status: given.status }
    const to = requestRecipient(answered, { taken: false, prices: known, today })
    if (given.status !== 'declined') return
    // Closes a form that was opened to accept this guest.
    work.editors.closeFor({ guest: request.guest, stay: null, requests: request.ids })
    forgetAddition(request.ids)
    // The other owner may give another answer before a queued one is sent.
    if (state === 'answered' && to.kinds.length > 0)
      writeTo({ request: to, onReopen: () => reopen(answered) })
  }

  function reopen(declined: Received) {
    answer(declined, { status: 'new' }).catch((failure: unknown) =>
      toastFailed(() => `${declined.guest}: ${formatError(failure)}`),
    )
  }

  const usesSeen = ({ id }: Received) => !unseen.has(id)

  const stayNow = (request: Received) => stayOf(request, all, season)
  return {
    today,
    stays: {
      reservations,
      staysOf: ({ phone, email, reservationId }) =>
        staysOf(book, { phone, email }, reservationId).filter(hasBegun(today)),
      stayOf: stayNow,
      openStay: work.editors.edit,
    },
    requests: {
      sought,
      addressOf: ({ id }) => requestAddress(id),
      historyOf: ({ id }) => <AnswerHistory id={id} />,
      saidOf: (request) => guestAnswerOf(request, said),
      forget: (request) => {
        const stay = stayNow(request)
        const { guest, ids } = request
        onForget({ guest, requests: ids, stay: stay === 'gone' ? null : (stay?.id ?? null) })
      },
      find: (period) => findRequests(period, isUnanswered),
      remove: (ids, onRemoved) => done(ids, saves.track(removeRequests(ids, onRemoved))),
    },
    estimate: {
      prices: known,
      usesSeen,
      onUseSeen: ({ id }, uses) =>
        setUnseen((now) => new Set(uses ? [...now].filter((each) => each !== id) : [...now, id])),
    },
    letters: {
      own: letters.own,
      write: letters.write,
      onWritten: ({ id, language }, kind) => letters.onWritten(id, kind, language),
    },
    answers: {
      pending: work.saves.pending,
      waiting: answers.waiting,
      accept: (request) => work.editors.beginFrom(pricedRequest(request, usesSeen(request))),
      answer,
      holdDays: work.operations.holdDays,
    },
  }
}

/** Unreadable stays and those in the older layout count as existing. */
function stayOf(
  { status, reservationId }: Received,
  reservations: readonly Reservation[],
  season: Office['season'],
): Reservation | 'gone' | null {
  if (status !== 'accepted' || season.state !== 'ready') return null
  const { unreadable, older } = season.value
  const named = ({ id }: { id: string }) => id === reservationId
  const isThere = [...unreadable, ...older].some(named)
  return reservations.find(named) ?? (isThere ? null : 'gone')
}

function AnswerHistory({ id }: { id: string }) {
  const { t, language } = useTranslation()
  const entries = useFollowed(followRequestLog, id)
  if (!entries) return null
  if (entries.length === 0) return <p>{t('office.requests.history.empty')}</p>
  return (
    <ol>
      {entries.map(({ id, at, by, verb, until }) => (
        <li key={id} className="py-0.5 wrap-anywhere">
          <time dateTime={new Date(at).toISOString()}>{formatMoment(at, language)}</time>
          {', '}
          {by}
          {': '}
          {t(`office.requests.history.verbs.${verb}`, {
            day: until ? formatDate(until, language) : '',
          })}
        </li>
      ))}
    </ol>
  )
}

/** The request in the address until it is answered. */
function useRequestAddress() {
  const navigate = useNavigate()
  const location = useLocation()
  const named = requestNamedBy(location)
  const isNamed = (ids: readonly string[]) => named !== null && ids.includes(named)
  const [answeredAt, setAnsweredAt] = useState<string | null>(null)
  const close = useQueuedNavigation((ids: readonly string[]) => {
    if (isNamed(ids)) void navigate(requestAddress(null), { replace: true })
  })

  /** The page does not scroll from the start when the address changes. */
  async function done<T>(ids: readonly string[], work: Promise<T>): Promise<T> {
    if (isNamed(ids)) setAnsweredAt(location.key)
    const result = await work
    close(ids)
    return result
  }

  return { sought: location.key === answeredAt ? null : named, done }
}
