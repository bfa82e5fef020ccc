import { Failure } from '#domain/failure.ts'
import { firstIdAt } from '#domain/pushId.ts'

// The part of `firebase/database` that the caretaker uses, over REST; the script's build replaces the SDK with it. The SDK needs a
// WebSocket, of which Apps Script has none.

export type Ask = (method: 'get' | 'patch', path: string, filter: string, body?: string) => Answer

export type Answer = { status: number; text: string }

/** A signed-in way to the database, with what a run has read of it and not written since. */
export type Database = { ask: Ask; cache: Map<string, { path: string; value: unknown }> }

type Reference = { database: Database; path: string; filter: string; key: string | null }

/** Opens the database with a function that sends requests. */
export function openDatabase(ask: Ask): Database {
  return { ask, cache: new Map() }
}

export function ref(database: Database, path = ''): Reference {
  return { database, path, filter: '', key: path.split('/').pop() ?? null }
}

let lastMade = 0

/** A new key below a path, as the SDK makes them: later keys sort behind earlier ones. */
export function push({ database, path }: Reference): Reference {
  lastMade = Math.max(Date.now(), lastMade + 1)
  return { ...ref(database, path), key: firstIdAt(lastMade).slice(0, 8) + chance() }
}

export function query(reference: Reference, ...parts: readonly string[]): Reference {
  return { ...reference, filter: parts.join('') }
}

export function orderByChild(child: string): string {
  return `&orderBy=${encodeURIComponent(JSON.stringify(child))}`
}

export function equalTo(value: unknown): string {
  return `&equalTo=${encodeURIComponent(JSON.stringify(value))}`
}

/** Reads a path or a query; what this run has read already is not asked for again. */
export async function get({ database, path, filter }: Reference): Promise<{ val: () => unknown }> {
  const { ask, cache } = database
  const key = path + filter
  const cached = cache.get(key) ?? { path, value: answerOf(ask('get', path, filter)) }
  cache.set(key, cached)
  return { val: () => cached.value }
}

/** Writes all paths in one update, or none. */
export async function update({ database }: Reference, writes: object): Promise<void> {
  const { ask, cache } = database
  try {
    answerOf(ask('patch', '', '', JSON.stringify(writes)))
    const written = Object.keys(writes)
    for (const [key, { path }] of cache)
      if (written.some((each) => overlaps(each, path))) cache.delete(key)
  } catch (error) {
    // Others may have written in between.
    cache.clear()
    throw error
  }
}

function answerOf({ status, text }: Answer): unknown {
  if (status === 200) return JSON.parse(text)
  if (status === 401 || status === 403) throw new Failure('permission', 'Permission denied')
  throw new Failure('network', `The database answered ${status}`)
}

function overlaps(one: string, other: string): boolean {
  return `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`)
}

const ALPHABET = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'

function chance(): string {
  return Array.from({ length: 12 }, () => ALPHABET.charAt(Math.floor(Math.random() * 64))).join('')
}
