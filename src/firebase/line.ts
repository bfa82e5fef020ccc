import { type Database, get, ref, update } from 'firebase/database'
import { failureOf } from './errors.ts'
import type { Writes } from '#domain/commands/writes.ts'

/** Somebody's line to the database. */
export type Line = {
  database: Database
  /** The address of who is signed in on it. */
  author: () => string
  /** Does what needs an owner, in a session that is renewed when it has run out. */
  insist: <T>(act: () => Promise<T>) => Promise<T>
}

/** Writes all paths at once, or none; `false` is what the rules refuse, anything else rejects with a `Failure`. */
export async function isGranted({ database, insist }: Line, writes: Writes): Promise<boolean> {
  try {
    await insist(() => update(ref(database), writes))
    return true
  } catch (error) {
    const failure = failureOf(error)
    if (failure.reason === 'permission') return false
    throw failure
  }
}

/** The raw value at a path, as last heard where somebody follows it. */
export async function read({ database, insist }: Line, path: string): Promise<unknown> {
  const snapshot = await insist(() => get(ref(database, path))).catch((error: unknown) => {
    throw failureOf(error)
  })
  return snapshot.val()
}
