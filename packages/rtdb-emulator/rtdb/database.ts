import { type Caller, NOBODY } from '#rtdb-emulator/auth/token.ts'
import { type DatabaseChange, changesBetween, changesSeenAt, concerns } from './changes.ts'
import { type Query, select } from './query.ts'
import type { Ruleset } from './rules.ts'
import { nodeAt, parsePath, type Path, type Stored, withNode } from './tree.ts'
import { checkPath, InvalidData, toNode } from './value.ts'

/** The rules do not allow this caller to read or write there. */
export class PermissionDenied extends Error {}

/**
 * A listening client, which receives the changes at `path` (relative to it) while its caller may
 * read there.
 */
export type Listener = {
  path: Path
  /** The query listened to; `null` for everything. */
  query: Query | null
  caller(): Caller
  changed(changes: readonly DatabaseChange[]): void
  revoked(): void
}

/** A value to store at a path, as sent by the client. */
export type Write = { path: Path; input: unknown }

/** One namespace in memory: its data, its rules and its listeners. */
export class Database {
  #root: Stored
  #rules: Ruleset
  readonly #now: () => number
  readonly #onWrite: () => void
  readonly #listeners = new Set<Listener>()

  constructor(options: { data: Stored; rules: Ruleset; now: () => number; onWrite?: () => void }) {
    this.#root = options.data
    this.#rules = options.rules
    this.#now = options.now
    this.#onWrite = options.onWrite ?? (() => {})
  }

  get root(): Stored {
    return this.#root
  }

  /**
   * Returns the value at `path`, or the part that matches `query`; throws `PermissionDenied` or
   * `InvalidData`.
   */
  read(path: Path, caller: Caller, query: Query | null = null): Stored {
    checkPath(path)
    if (!this.#mayRead(path, caller)) throw new PermissionDenied()
    return seenAt(this.#root, path, query)
  }

  /**
   * Returns the value at the listener's path, and sends it later changes; throws as `read` does.
   */
  listen(listener: Listener): Stored {
    const value = this.read(listener.path, listener.caller(), listener.query)
    this.#listeners.add(listener)
    return value
  }

  unlisten(listener: Listener) {
    this.#listeners.delete(listener)
  }

  /** Whether the rules have the index that `query` at `path` needs. */
  hasIndex(path: Path, { index }: Query): boolean {
    return this.#rules.hasIndex(path, index)
  }

  /**
   * Writes all or nothing, notifies every listener of the changes, and returns the stored values
   * (server values resolved); throws `PermissionDenied` or `InvalidData`.
   */
  write(writes: readonly Write[], caller: Caller): Stored[] {
    const before = this.#root
    const context = { now: this.#now() }
    const accepted = writes.map(({ path, input }) => {
      return { path: checkPath(path), value: toNode(input, path, context) }
    })
    checkApart(writes)

    const after = accepted.reduce((root, { path, value }) => withNode(root, path, value), before)
    const paths = accepted.map(({ path }) => path)
    if (!this.#mayWrite(paths, after, caller, context.now)) throw new PermissionDenied()

    this.#root = after
    this.revokeForbidden()
    this.#notifyListeners(paths, before)
    this.#onWrite()
    return accepted.map(({ value }) => value)
  }

  /** Removes and notifies the listeners whose read is no longer permitted. */
  revokeForbidden() {
    for (const listener of this.#listeners) {
      if (this.#mayRead(listener.path, listener.caller())) continue
      this.#listeners.delete(listener)
      listener.revoked()
    }
  }

  useRules(rules: Ruleset) {
    this.#rules = rules
    this.revokeForbidden()
  }

  #mayRead(path: Path, caller: Caller): boolean {
    const now = this.#now()
    const { auth, bypassesRules } = caller.expires > now ? caller : NOBODY
    return bypassesRules || this.#rules.mayRead({ path, root: this.#root, auth, now })
  }

  // `now` equals the write's timestamps, because rules compare `newData.val() === now`.
  #mayWrite(paths: readonly Path[], after: Stored, caller: Caller, now: number): boolean {
    const { auth, bypassesRules } = caller.expires > now ? caller : NOBODY
    return bypassesRules || this.#rules.mayWrite({ paths, before: this.#root, after, auth, now })
  }

  #notifyListeners(paths: readonly Path[], before: Stored) {
    const after = this.#root
    const changes = paths.flatMap((path) =>
      changesBetween(nodeAt(before, path), nodeAt(after, path), path),
    )
    for (const listener of this.#listeners) {
      const { path, query } = listener
      if (!concerns(changes, path)) continue
      const seen = query
        ? changesBetween(seenAt(before, path, query), seenAt(after, path, query))
        : changesSeenAt(path, changes, before, after)
      if (seen.length > 0) listener.changed(seen)
    }
  }
}

function seenAt(root: Stored, path: Path, query: Query | null): Stored {
  const node = nodeAt(root, path)
  return query ? select(node, query) : node
}

/**
 * The writes of a merge: each key of `input` is a path below `parent`; throws `InvalidData` for an
 * invalid one.
 */
export function mergeWrites(parent: Path, input: unknown): Write[] {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw new InvalidData(
      "Invalid data; couldn't parse JSON object. Are you sending a JSON object with valid key names?",
    )
  }
  return Object.entries(input).map(([key, child]: [string, unknown]) => {
    const below = parsePath(key)
    if (below.length === 0) throw new InvalidData(`Invalid data; couldn't parse key "${key}".`)
    return { path: [...parent, ...below], input: child }
  })
}

function checkApart(writes: readonly Write[]) {
  const paths = new Set(writes.map(({ path }) => path.join('/')))
  const nested = writes.some(({ path }) =>
    path.some((_key, depth) => paths.has(path.slice(0, depth).join('/'))),
  )
  if (nested || paths.size < writes.length) {
    throw new InvalidData('Invalid data; one of the paths lies within another.')
  }
}
