import { isUnanswered, type Received } from '#domain/inbox.ts'
import type { IsoDate } from '#domain/date.ts'
import type { Reservation } from '#domain/reservation.ts'
import type { Desk } from '#features/backoffice/requests/desk.ts'
import { followStoredPrices } from '#firebase/prices.ts'
import { findRequests, removeRequests } from '#firebase/requestChanges.ts'
import { useRemote } from '#lib/remote.ts'
import { requestAddress } from '#pages/office/addresses.ts'
import { type Office, useOffice } from '#pages/office/useOffice.ts'
import { AnswerHistory } from './AnswerHistory.tsx'
import { useRequestAddress } from './useRequestAddress.ts'

/** The desk of this office: what its requests are answered with. */
export function useDeskHere(today: IsoDate): Desk {
  const { season, reservations, work, answers, onForget } = useOffice()
  const [prices] = useRemote(followStoredPrices)
  const { sought, done } = useRequestAddress()
  const stayNow = (request: Received) => stayOf(request, reservations, season)
  return {
    today,
    reservations,
    prices: prices.state === 'ready' ? prices.value : null,
    pending: work.pending,
    waiting: answers.waiting,
    sought,
    addressOf: ({ id }) => requestAddress(id),
    stayOf: stayNow,
    historyOf: ({ id }) => <AnswerHistory id={id} />,
    accept: work.beginFrom,
    answer: (request, given) => done(request.ids, answers.answer(request, given)),
    openStay: work.edit,
    forget: (request) => {
      const stay = stayNow(request)
      const { guest, ids } = request
      onForget({ guest, requests: ids, stay: stay === 'gone' ? null : (stay?.id ?? null) })
    },
    find: (period) => findRequests(period, isUnanswered),
    remove: (ids, onRemoved) => done(ids, removeRequests(ids, onRemoved)),
  }
}

/** A stay that nobody can read, or that has not been moved yet, is there all the same. */
function stayOf(
  { status, reservationId }: Received,
  reservations: readonly Reservation[],
  season: Office['season'],
): Reservation | 'gone' | null {
  if (status !== 'accepted' || season.state !== 'ready') return null
  const { unreadable, older } = season.value
  const named = ({ id }: { id: string }) => id === reservationId
  return reservations.find(named) ?? ([...unreadable, ...older].some(named) ? null : 'gone')
}
