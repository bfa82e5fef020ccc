import type { Caretaker } from '#domain/caretaker/caretaker.ts'
import { WatchState } from './WatchState.tsx'
import { useServerNow } from './useServerNow.ts'

/** The caretaker's last results. */
export function ToolsWatch({ caretaker }: { caretaker: Caretaker }) {
  return <WatchState caretaker={caretaker} now={useServerNow()} />
}
