import type { Change } from '#domain/change.ts'
import type { Command } from '#domain/commands/command.ts'
import { Failure } from '#domain/failure.ts'
import type { ChangeToQueue } from '#domain/queuedChange.ts'
import type { OlderRecord } from '#domain/records.ts'
import { signedInEmail } from './auth.ts'
import { database } from './database.ts'
import { moveRecord } from './repairNights.ts'
import type { DatabaseClient } from './client.ts'
import { makeChange, newKey } from './makeChange.ts'

/** The page's own connection. */
export const pageClient: DatabaseClient = {
  database,
  author: signedInEmail,
  withAuthRetry: (act) => act(),
}

/** An item for the queue. */
export const toQueuedChange = <W extends ChangeToQueue>(change: W) => ({
  ...change,
  entry: newKey(database),
  at: Date.now(),
})

/** The change of a command from this page. */
export const changeFor = (intended: Command): Change => makeChange(database, intended)

/** A key for the payment of a new stay. */
export const freshKey = (): string => newKey(database)

/**
 * Moves a record of the older layout as it is read; rejects with a `Failure` when it has changed
 * since.
 */
export async function moveOlder(id: string, older: OlderRecord): Promise<void> {
  if (!(await moveRecord(pageClient, id, older))) throw new Failure('changed', `${id} has changed`)
}
