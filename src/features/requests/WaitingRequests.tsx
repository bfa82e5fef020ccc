import type { IsoDate } from '#domain/date.ts'
import { isWaiting } from '#domain/inbox.ts'
import { WaitingCount } from './WaitingCount.tsx'
import type { Answers } from './useAnswers.ts'
import { useInboxNow } from './useInbox.ts'

/** The number of unanswered requests among the newest, shown at the link to the inbox. */
export function WaitingRequests({ today, answers }: { today: IsoDate; answers: Answers }) {
  const [inbox] = useInboxNow(today, answers)
  if (inbox.state !== 'ready') return null
  return (
    <WaitingCount
      count={inbox.value.requests.filter((request) => isWaiting(request, today)).length}
    />
  )
}
