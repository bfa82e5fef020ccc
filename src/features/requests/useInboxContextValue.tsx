import { useCallback, useMemo, useState } from 'react'
import { guestAnswerOf, isUnanswered, type Received } from '#domain/inbox.ts'
import type { IsoDate } from '#domain/date.ts'
import type { GuestAnswers } from '#domain/guestPage/guestAnswer.ts'
import { guestBookOf, hasBegun, staysOf } from '#domain/office/knownGuests.ts'
import type { Answer } from '#domain/request.ts'
import type { Reservation } from '#domain/reservation.ts'
import { forgetAddition } from '#features/stays/form/reservationDraft.ts'
import { requestRecipient } from '#features/letters/recipient.ts'
import { type InboxContext, pricedRequest } from './inboxContext.ts'
import { followGuestAnswers } from '#db/guestAnswers.ts'
import { followStoredPrices } from '#db/prices.ts'
import { findRequests, removeRequests } from '#db/requestChanges.ts'
import { useFormatError } from '#i18n/failureWords.ts'
import { useRemote } from '#lib/remote.ts'
import { requestAddress, requestNamedBy } from '#features/office/addresses.ts'
import { toastFailed } from '#ui/toasts.ts'
import { type Office, useOffice } from '#features/office/useOffice.ts'
import { useQueuedNavigation } from '#features/office/useQueuedNavigation.ts'
import { useStayWork } from '#features/stays/useStayWork.ts'
import { useOfficeAnswers } from './useAnswers.ts'
import { useOfficeLetters } from '#features/letters/useLetters.ts'
import { useOfficeSaves } from '#features/office/useSaves.ts'
import type { Failure } from '#domain/failure.ts'
import type { RequestEntry } from '#domain/office/requestLog.ts'
import { followRequestLog } from '#db/stayLog.ts'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '#features/office/stayText.ts'
import { formatDate } from '#i18n/format.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useLocation, useNavigate } from 'react-router-dom'

const NOBODY: GuestAnswers = new Map()

/** The operations on the requests of this office. */
export function useInboxContextValue(today: IsoDate): InboxContext {
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
  const formatError = useFormatError()
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
    work.closeEditors({ guest: request.guest, stay: null, requests: request.ids })
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
    reservations,
    staysOf: ({ phone, email, reservationId }) =>
      staysOf(book, { phone, email }, reservationId).filter(hasBegun(today)),
    prices: known,
    saidOf: (request) => guestAnswerOf(request, said),
    usesSeen,
    onUseSeen: ({ id }, uses) =>
      setUnseen((now) => new Set(uses ? [...now].filter((each) => each !== id) : [...now, id])),
    pending: work.pending,
    waiting: answers.waiting,
    sought,
    addressOf: ({ id }) => requestAddress(id),
    stayOf: stayNow,
    historyOf: ({ id }) => <AnswerHistory id={id} />,
    accept: (request) => work.beginFrom(pricedRequest(request, usesSeen(request))),
    answer,
    holdDays: work.holdDays,
    openStay: work.edit,
    letters: letters.own,
    write: letters.write,
    onWritten: ({ id, language }, kind) => letters.onWritten(id, kind, language),
    forget: (request) => {
      const stay = stayNow(request)
      const { guest, ids } = request
      onForget({ guest, requests: ids, stay: stay === 'gone' ? null : (stay?.id ?? null) })
    },
    find: (period) => findRequests(period, isUnanswered),
    remove: (ids, onRemoved) => done(ids, saves.track(removeRequests(ids, onRemoved))),
  }
}

/**
 * The stay of a request, cancelled or not; unreadable stays and those in the older layout count as
 * existing.
 */
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

/** The earlier answers to a request, live. */
function AnswerHistory({ id }: { id: string }) {
  const follow = useCallback(
    (onEntries: (entries: RequestEntry[]) => void, onFailure: (failure: Failure) => void) =>
      followRequestLog(id, onEntries, onFailure),
    [id],
  )
  const [log] = useRemote(follow)
  return log.state === 'ready' && <Answers entries={log.value} />
}

/** The answers to one request, newest first. */
function Answers({ entries }: { entries: readonly RequestEntry[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
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

  /**
   * Removes requests from the address once `work` on them is done; the page does not scroll to them
   * from the start.
   */
  async function done<T>(ids: readonly string[], work: Promise<T>): Promise<T> {
    if (isNamed(ids)) setAnsweredAt(location.key)
    const result = await work
    close(ids)
    return result
  }

  return { sought: location.key === answeredAt ? null : named, done }
}
