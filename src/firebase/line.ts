import { type Database, type DataSnapshot, get, ref, update } from 'firebase/database'
import { failureOf } from './errors.ts'
import type { Breathe } from '#lib/yieldToMain.ts'
import type { Writes } from '#domain/acts/writes.ts'

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
export async function read(line: Line, path: string): Promise<unknown> {
  return (await snapshotOf(line, path)).val()
}

/** The raw values at paths as they are at one moment; one of ten thousand records takes a while to be made, so not all at once. */
export async function readTogether(
  line: Line,
  paths: readonly string[],
  breathe: Breathe,
): Promise<unknown[]> {
  const values: unknown[] = []
  for (const snapshot of await Promise.all(paths.map((path) => snapshotOf(line, path)))) {
    await breathe()
    values.push(snapshot.val())
  }
  return values
}

function snapshotOf({ database, insist }: Line, path: string): Promise<DataSnapshot> {
  return insist(() => get(ref(database, path))).catch((error: unknown) => {
    throw failureOf(error)
  })
}
