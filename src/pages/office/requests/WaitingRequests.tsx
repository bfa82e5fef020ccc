import type { IsoDate } from '#domain/date.ts'
import { isWaiting } from '#domain/inbox.ts'
import { WaitingCount } from '#features/backoffice/requests/WaitingCount.tsx'
import { useInbox } from './useInbox.ts'

/** How many of the newest requests wait for an answer, beside the link to them. */
export function WaitingRequests({ today }: { today: IsoDate }) {
  const [inbox] = useInbox(today)
  if (inbox.state !== 'ready') return null
  return (
    <WaitingCount
      count={inbox.value.requests.filter((request) => isWaiting(request, today)).length}
    />
  )
}
