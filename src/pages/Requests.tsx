import { useState } from 'react'
import type { IsoDate } from '#domain/date.ts'
import { duePeriod, isDue, isUnanswered, type Received } from '#domain/inbox.ts'
import { RequestInbox } from '#features/backoffice/RequestInbox.tsx'
import { DueNotice } from '#features/backoffice/requests/DueNotice.tsx'
import type { Remove } from '#features/backoffice/requests/useRemoval.ts'
import { serverNow } from '#firebase/clock.ts'
import { findRequests, removeRequests } from '#firebase/requestChanges.ts'
import { Refused } from './Refused.tsx'
import { INBOX_PAGE, useInbox } from './useInbox.ts'
import { usePending } from './usePending.ts'

type RequestsProps = {
  today: IsoDate | null
  /** A change has not been answered by the database yet. */
  pending: boolean
  /** Begins a reservation from a request. */
  onUse: (request: Received) => void
}

/** The owners' inbox, live. */
export function Requests({ today, pending, onUse }: RequestsProps) {
  return today && <RequestsUntil today={today} pending={pending} onUse={onUse} />
}

function RequestsUntil({ today, pending, onUse }: RequestsProps & { today: IsoDate }) {
  const [count, setCount] = useState(INBOX_PAGE)
  const [inbox, retry] = useInbox(today, count)
  const [, track] = usePending()

  if (inbox.state === 'loading') return null
  if (inbox.state === 'failed') return <Refused onRetry={retry} />
  const { requests, late, unreadable, hasOlder, asked } = inbox.value
  const remove: Remove = (ids, onRemoved) => track(removeRequests(ids, onRemoved))
  const older = asked < count ? 'loading' : () => setCount(count + INBOX_PAGE)
  return (
    <RequestInbox
      requests={requests}
      late={late}
      unreadable={unreadable}
      pending={pending}
      onUse={onUse}
      onOlder={hasOlder ? older : null}
      onFind={(period) => findRequests(period, isUnanswered)}
      onRemove={remove}
    >
      <DueNotice onFind={findDue} onRemove={remove} />
    </RequestInbox>
  )
}

function findDue(limit?: number): Promise<string[]> {
  return findRequests(duePeriod(serverNow()), isDue, limit)
}
