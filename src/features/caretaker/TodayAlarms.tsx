import { alarmsOf } from '#domain/caretaker/alarms.ts'
import type { Caretaker } from '#domain/caretaker/caretaker.ts'
import { CaretakerAlarms } from './CaretakerAlarms.tsx'
import { useIsCurrent } from '#features/office/useCachedAt.ts'
import { useServerNow } from './useServerNow.ts'

/** The caretaker's warnings; none before the first load. */
export function TodayAlarms({ caretaker }: { caretaker: Caretaker }) {
  const now = useServerNow()
  const isCurrent = useIsCurrent()
  return isCurrent && <CaretakerAlarms alarms={alarmsOf(caretaker, now)} now={now} />
}
