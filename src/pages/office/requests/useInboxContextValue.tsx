import { useMemo } from 'react'
import { isUnanswered, type Received } from '#domain/inbox.ts'
import type { IsoDate } from '#domain/date.ts'
import { guestBookOf, hasBegun, staysOf } from '#domain/office/knownGuests.ts'
import type { Answer } from '#domain/request.ts'
import type { Reservation } from '#domain/reservation.ts'
import { forgetAddition } from '#features/backoffice/form/reservationDraft.ts'
import { requestRecipient } from '#features/backoffice/letters/recipient.ts'
import type { InboxContext } from '#features/backoffice/requests/inboxContext.ts'
import { followStoredPrices } from '#firebase/prices.ts'
import { findRequests, removeRequests } from '#firebase/requestChanges.ts'
import { useFormatError } from '#i18n/failureWords.ts'
import { useRemote } from '#lib/remote.ts'
import { requestAddress } from '#pages/office/addresses.ts'
import { toastFailed } from '#ui/toasts.ts'
import { type Office, useOffice } from '#pages/office/useOffice.ts'
import { AnswerHistory } from './AnswerHistory.tsx'
import { useStep } from '#pages/office/useStep.ts'
import { useRequestAddress } from './useRequestAddress.ts'

/** The operations on the requests of this office. */
export function useInboxContextValue(today: IsoDate): InboxContext {
  const { season, reservations, all, work, answers, letters, saves, onForget } = useOffice()
  const [prices] = useRemote(followStoredPrices)
  const { sought, done } = useRequestAddress()
  // Waits for the navigation that removes the request from the address, and does nothing once the
  // owner has left the inbox.
  const writeTo = useStep(letters.write)
  const formatError = useFormatError()
  const book = useMemo(() => guestBookOf(all), [all])
  const known = prices.state === 'ready' ? prices.value : null

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

  const stayNow = (request: Received) => stayOf(request, all, season)
  return {
    today,
    reservations,
    staysOf: ({ phone, email, reservationId }) =>
      staysOf(book, { phone, email }, reservationId).filter(hasBegun(today)),
    prices: known,
    pending: work.pending,
    waiting: answers.waiting,
    sought,
    addressOf: ({ id }) => requestAddress(id),
    stayOf: stayNow,
    historyOf: ({ id }) => <AnswerHistory id={id} />,
    accept: work.beginFrom,
    answer,
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
