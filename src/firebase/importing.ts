import type { Intended } from '#domain/change.ts'
import type { Line } from './line.ts'
import { makeChange } from './makeChange.ts'
import { type Outcome, sendInRounds } from './rounds.ts'
import { sendOver } from './writer.ts'

/** Writes what is intended with rows of a calendar's plan, and tells what became of each. Pending while the line is cut. */
export function importOver<Row extends { intended: Intended }>(
  line: Line,
  rows: readonly Row[],
  onOutcome: (row: Row, outcome: Outcome) => void,
): Promise<void> {
  return sendInRounds(
    rows,
    ({ intended }) => sendOver(line, makeChange(line.database, intended)),
    onOutcome,
  )
}
