import { alarmsOf } from '#domain/caretaker/alarms.ts'
import type { Caretaker } from '#domain/caretaker/caretaker.ts'
import { WatchAlarms } from '#features/backoffice/watch/WatchAlarms.tsx'
import { useIsCurrent } from '#pages/office/line/useKnownAt.ts'
import { useServerNow } from './useServerNow.ts'

/** What is wrong with the caretaker; nothing while the line has brought nothing, for then it is this page that hears nothing. */
export function TodayAlarms({ caretaker }: { caretaker: Caretaker }) {
  const now = useServerNow()
  const isCurrent = useIsCurrent()
  return isCurrent && <WatchAlarms alarms={alarmsOf(caretaker, now)} now={now} />
}
