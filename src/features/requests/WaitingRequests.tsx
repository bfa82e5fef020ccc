import type { IsoDate } from '#domain/date.ts'
import { isWaiting } from '#domain/inbox.ts'
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

/** A link's badge with a number; nothing for 0. */
function WaitingCount({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="absolute top-1 left-1/2 ml-2 min-w-5 rounded-full bg-alert-600 px-1.5 text-center text-xs leading-5 font-semibold text-white tabular-nums md:static md:ml-0">
      {count > 99 ? '99+' : count}
    </span>
  )
}
