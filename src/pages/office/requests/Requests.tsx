import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { IsoDate } from '#domain/date.ts'
import { duePeriod, isDue, isUnanswered, type Received } from '#domain/inbox.ts'
import type { Reservation } from '#domain/reservation.ts'
import { RequestInbox } from '#features/backoffice/requests/RequestInbox.tsx'
import { DueNotice } from '#features/backoffice/requests/DueNotice.tsx'
import type { Remove } from '#features/backoffice/requests/useRemoval.ts'
import { serverNow } from '#firebase/clock.ts'
import { followStoredPrices } from '#firebase/prices.ts'
import { findRequests, removeRequests } from '#firebase/requestChanges.ts'
import { useRemote } from '#lib/remote.ts'
import { AnswerHistory } from './AnswerHistory.tsx'
import type { Answers } from './useAnswers.ts'
import { Refused } from '#pages/office/Refused.tsx'
import { INBOX_PAGE, useInbox } from './useInbox.ts'
import { usePending } from '#pages/office/usePending.ts'

type RequestsProps = {
  today: IsoDate | null
  reservations: readonly Reservation[]
  /** A change has not been answered by the database yet. */
  pending: boolean
  /** Begins the stay that a request becomes. */
  onAccept: (request: Received) => void
  /** The stay that a request became; `gone` when it has been deleted since, `null` where that is not known. */
  stayOf: (request: Received) => Reservation | 'gone' | null
  onOpenStay: (stay: Reservation) => void
  onForget: (request: Received) => void
  answers: Answers
}

/** The owners' inbox, live. */
export function Requests({ today, ...rest }: RequestsProps) {
  return today && <RequestsUntil today={today} {...rest} />
}

function RequestsUntil({
  today,
  reservations,
  pending,
  onAccept,
  stayOf,
  onOpenStay,
  onForget,
  answers,
}: RequestsProps & { today: IsoDate }) {
  const { hash } = useLocation()
  const [count, setCount] = useState(INBOX_PAGE)
  const [inbox, retry] = useInbox(today, count)
  const [prices] = useRemote(followStoredPrices)
  const [, track] = usePending()

  if (inbox.state === 'loading') return null
  if (inbox.state === 'failed') return <Refused onRetry={retry} />
  const { requests, late, unreadable, hasOlder, asked } = inbox.value
  const remove: Remove = (ids, onRemoved) => track(removeRequests(ids, onRemoved))
  const older = asked < count ? 'loading' : () => setCount(count + INBOX_PAGE)
  return (
    <RequestInbox
      today={today}
      reservations={reservations}
      prices={prices.state === 'ready' ? prices.value : null}
      requests={requests}
      late={late}
      unreadable={unreadable}
      pending={pending}
      onAccept={onAccept}
      waiting={answers.waiting}
      onAnswer={answers.answer}
      onOlder={hasOlder ? older : null}
      onFind={(period) => findRequests(period, isUnanswered)}
      onRemove={remove}
      stayOf={stayOf}
      onOpenStay={onOpenStay}
      onForget={onForget}
      sought={hash === '' ? null : hash.slice(1)}
      historyOf={({ id }) => <AnswerHistory id={id} />}
    >
      <DueNotice onFind={findDue} onRemove={remove} />
    </RequestInbox>
  )
}

function findDue(limit?: number): Promise<string[]> {
  return findRequests(duePeriod(serverNow()), isDue, limit)
}
