import { type Database, get, ref, update } from 'firebase/database'
import { failureOf } from './errors.ts'
import type { Writes } from '#domain/commands/writes.ts'

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
