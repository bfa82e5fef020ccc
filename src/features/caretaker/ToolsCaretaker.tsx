import type { Caretaker } from '#domain/caretaker/caretaker.ts'
import { CaretakerStatus } from './CaretakerStatus.tsx'
import { useServerNow } from './useServerNow.ts'

/** The caretaker's last results. */
export function ToolsCaretaker({ caretaker }: { caretaker: Caretaker }) {
  return <CaretakerStatus caretaker={caretaker} now={useServerNow()} />
}
