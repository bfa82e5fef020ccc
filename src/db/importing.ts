import { SERVER_TIME } from '#domain/commands/writes.ts'
import type { Command } from '#domain/commands/command.ts'
import { unreadableFields } from '#domain/channels/channel.ts'
import { type LeftByImport, soldFields } from '#domain/channels/imported.ts'
import { Failure } from '#domain/failure.ts'
import { type Fields, type ValuesOf, writeFields } from '#domain/record.ts'
import { tryUpdate, type DatabaseClient } from './client.ts'
import { makeChange, newKey } from './makeChange.ts'
import { type Outcome, submitInBatches } from './batches.ts'
import { submitChange } from './writer.ts'

/**
 * Writes the commands of a calendar's rows, and reports the result of each. Pending while offline.
 */
export function importOver<Row extends { intended: Command }>(
  client: DatabaseClient,
  rows: readonly Row[],
  onOutcome: (row: Row, outcome: Outcome) => void,
): Promise<void> {
  return submitInBatches(
    rows,
    ({ intended }) => submitChange(client, makeChange(client.database, intended)),
    onOutcome,
  )
}

/** Stores the rest of a calendar's import over the earlier one. Rejects with a `Failure`. */
export async function keepLeftOver(
  client: DatabaseClient,
  feed: string,
  { sold, unreadable }: LeftByImport,
): Promise<void> {
  const keyed = <F extends Fields>(fields: F, all: readonly ValuesOf<F>[]) =>
    Object.fromEntries(all.map((each) => [newKey(client.database), writeFields(fields, each)]))
  const left = {
    at: SERVER_TIME,
    sold: keyed(soldFields, sold),
    unreadable: keyed(unreadableFields, unreadable),
  }
  const isNothing = sold.length + unreadable.length === 0
  if (await tryUpdate(client, { [`caretaker/imported/${feed}`]: isNothing ? null : left })) return
  throw new Failure('permission', 'Permission denied')
}

/** Stores that an entry of an import is settled. Rejects with a `Failure`. */
export async function settleOver(
  client: DatabaseClient,
  feed: string,
  place: string,
): Promise<void> {
  if (await tryUpdate(client, { [`caretaker/imported/${feed}/${place}`]: null })) return
  throw new Failure('permission', 'Permission denied')
}
