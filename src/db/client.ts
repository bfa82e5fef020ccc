import { type Database, get, ref, update } from 'firebase/database'
import { together, type Writes } from '#domain/commands/writes.ts'
import { Failure } from '#domain/failure.ts'
import { failureOf } from './errors.ts'

export type DatabaseClient = {
  database: Database
  /** The signed-in user's address. */
  author: () => string
  /** Runs a function that needs an owner, and again after renewing an expired session. */
  withAuthRetry: <T>(act: () => Promise<T>) => Promise<T>
}

/**
 * Writes all paths atomically; `false` when the rules refuse it, otherwise rejects with a
 * `Failure`.
 */
export async function tryUpdate(
  { database, withAuthRetry }: DatabaseClient,
  writes: Writes,
): Promise<boolean> {
  try {
    await withAuthRetry(() => update(ref(database), writes))
    return true
  } catch (error) {
    const failure = failureOf(error)
    if (failure.reason === 'permission') return false
    throw failure
  }
}

/** Writes all paths atomically; rejects with a `Failure`, also when the rules refuse it. */
export async function expectUpdate(client: DatabaseClient, writes: Writes): Promise<void> {
  if (!(await tryUpdate(client, writes))) throw permissionDenied()
}

/** The failure of writes that the rules refuse. */
export function permissionDenied(): Failure {
  return new Failure('permission', 'Permission denied')
}

/** The number of attempts while others change the data. */
export const TRIES = 20

/**
 * Writes what `makeWrites` returns, or nothing for `null`. After a refusal it is called again,
 * because another owner may have changed the data; rejects with a `Failure` when it then returns
 * the refused writes.
 */
export async function updateUntilGranted(
  client: DatabaseClient,
  makeWrites: (tries: number) => Promise<Writes | null>,
): Promise<void> {
  let refused = ''
  for (let tries = 0; tries < TRIES; tries += 1) {
    const writes = await makeWrites(tries)
    if (!writes) return
    const attempt = JSON.stringify(writes)
    if (attempt === refused) break
    if (await tryUpdate(client, writes)) return
    refused = attempt
  }
  throw permissionDenied()
}

/** Writes in batches, a refused one item by item; returns the number of refused items. */
export async function updateInBatches(
  client: DatabaseClient,
  writes: readonly Writes[],
  size: number,
): Promise<number> {
  let refused = 0
  for (let from = 0; from < writes.length; from += size) {
    const batch = writes.slice(from, from + size)
    if (await tryUpdate(client, together(batch))) continue
    // One refused path refuses the whole write.
    for (const one of batch) if (batch.length === 1 || !(await tryUpdate(client, one))) refused += 1
  }
  return refused
}

/** The raw value at a path, the latest received one if it is subscribed to. */
export async function read(
  { database, withAuthRetry }: DatabaseClient,
  path: string,
): Promise<unknown> {
  const snapshot = await withAuthRetry(() => get(ref(database, path))).catch((error: unknown) => {
    throw failureOf(error)
  })
  return snapshot.val()
}
