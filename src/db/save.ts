import type { Change } from '#domain/save/change.ts'
import { Failure } from '#domain/save/failure.ts'
import {
  type AddedStay,
  changeStay,
  changeStays,
  type Command,
  idOf,
  type toAdd,
} from '#domain/stay/stayChange.ts'
import { signedInEmail } from './auth.ts'
import { type DatabaseClient, newKey as newKeyIn, read as readIn, saveIn } from './client.ts'
import { afterFirstAttempt, isConnected } from './connection.ts'
import { database } from './database.ts'

const office: DatabaseClient = { database, author: signedInEmail }

/**
 * Stores a change: the office's only way to write. Resolves once the database has stored it; while
 * the connection is cut in between, it waits. Rejects with a `Failure`: `offline` immediately without a
 * connection, or once a page's first attempt to connect has failed, else `ChangedMeanwhile`, `NightTaken`, `GoneMeanwhile`, `answered` or `permission`.
 */
export async function save(change: Change): Promise<void> {
  await afterFirstAttempt()
  if (!isConnected()) throw new Failure('offline', 'Not connected')
  await whileSaving(() => saveIn(office, change))
}

/** Stores an owner's operation on a stay; resolves to the stored change, rejects as `save` does. */
export async function saveStay<C extends Command>(
  command: C,
): Promise<C & { id: string; entry: string }> {
  const change = { ...command, id: idOf(command, newKey), entry: newKey() }
  await save(changeStay(change))
  return change
}

/** Adds several stays in one update, all or none; resolves to the stored changes. */
export async function addStays(
  commands: readonly ReturnType<typeof toAdd>[],
): Promise<AddedStay[]> {
  const changes = commands.map((command) => ({
    ...command,
    id: idOf(command, newKey),
    entry: newKey(),
  }))
  await save(changeStays(changes))
  return changes
}

/** A new key, which sorts by its time. */
export const newKey = (): string => newKeyIn(office)

/** Reads a value once; rejects with a `Failure`. */
export const read = (path: string): Promise<unknown> => readIn(office, path)

let pendingSaves = 0
let waiting: (() => void)[] = []

/** Saves; hides the SDK's reports until the database has answered, because the SDK reports a write before. */
async function whileSaving(save: () => Promise<void>): Promise<void> {
  pendingSaves += 1
  try {
    await save()
  } finally {
    pendingSaves -= 1
    if (pendingSaves === 0) {
      const reports = waiting
      waiting = []
      for (const report of reports) report()
    }
  }
}

/** Reports immediately, or after the running save. */
export function afterSaving(report: () => void): void {
  if (pendingSaves === 0) report()
  else waiting.push(report)
}
