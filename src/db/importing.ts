import { SERVER_TIME } from '#domain/commands/writes.ts'
import type { Command } from '#domain/commands/command.ts'
import { unreadableFields } from '#domain/channels/channel.ts'
import { type LeftByImport, soldFields } from '#domain/channels/imported.ts'
import { Failure } from '#domain/failure.ts'
import { type Fields, type ValuesOf, writeFields } from '#domain/record.ts'
import { tryUpdate, type Line } from './line.ts'
import { makeChange, newKey } from './makeChange.ts'
import { type Outcome, sendInRounds } from './rounds.ts'
import { submitChange } from './writer.ts'

/**
 * Writes the commands of a calendar's rows, and reports the result of each. Pending while offline.
 */
export function importOver<Row extends { intended: Command }>(
  line: Line,
  rows: readonly Row[],
  onOutcome: (row: Row, outcome: Outcome) => void,
): Promise<void> {
  return sendInRounds(
    rows,
    ({ intended }) => submitChange(line, makeChange(line.database, intended)),
    onOutcome,
  )
}

/** Stores the rest of a calendar's import over the earlier one. Rejects with a `Failure`. */
export async function keepLeftOver(
  line: Line,
  feed: string,
  { sold, unreadable }: LeftByImport,
): Promise<void> {
  const keyed = <F extends Fields>(fields: F, all: readonly ValuesOf<F>[]) =>
    Object.fromEntries(all.map((each) => [newKey(line.database), writeFields(fields, each)]))
  const left = {
    at: SERVER_TIME,
    sold: keyed(soldFields, sold),
    unreadable: keyed(unreadableFields, unreadable),
  }
  const isNothing = sold.length + unreadable.length === 0
  if (await tryUpdate(line, { [`caretaker/imported/${feed}`]: isNothing ? null : left })) return
  throw new Failure('permission', 'Permission denied')
}

/** Stores that an entry of an import is settled. Rejects with a `Failure`. */
export async function settleOver(line: Line, feed: string, place: string): Promise<void> {
  if (await tryUpdate(line, { [`caretaker/imported/${feed}/${place}`]: null })) return
  throw new Failure('permission', 'Permission denied')
}
