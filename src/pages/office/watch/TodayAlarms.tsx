import { alarmsOf } from '#domain/caretaker/alarms.ts'
import type { Caretaker } from '#domain/caretaker/caretaker.ts'
import { WatchAlarms } from '#features/backoffice/watch/WatchAlarms.tsx'
import { useConnected } from '#pages/office/line/useConnected.ts'
import { useShowsKnown } from '#pages/office/line/useKnownAt.ts'
import { useServerNow } from './useServerNow.ts'

/** What is wrong with the caretaker; nothing while the line has brought nothing, for then it is this page that hears nothing. */
export function TodayAlarms({ caretaker }: { caretaker: Caretaker }) {
  const now = useServerNow()
  const connected = useConnected()
  const isOld = useShowsKnown()
  return connected && !isOld && <WatchAlarms alarms={alarmsOf(caretaker, now)} now={now} />
}
