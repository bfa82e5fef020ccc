import type { Caretaker } from '#domain/caretaker/caretaker.ts'
import { WatchState } from '#features/backoffice/watch/WatchState.tsx'
import { useServerNow } from './useServerNow.ts'

/** What the caretaker did last, as it is by now. */
export function ToolsWatch({ caretaker }: { caretaker: Caretaker }) {
  return <WatchState caretaker={caretaker} now={useServerNow()} />
}
