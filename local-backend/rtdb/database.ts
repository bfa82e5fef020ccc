import { type Caller, NOBODY } from '#local-backend/token.ts'
import { type Change, changesBetween, changesSeenAt } from './changes.ts'
import type { Ruleset } from './rules.ts'
import { isBranch, type Json, parsePath, type Path, setValue, valueAt } from './tree.ts'
import { checkPath, InvalidData, toStored } from './value.ts'

/** The rules do not let this caller read or write there. */
export class PermissionDenied extends Error {}

/** One listening client: hears the changes at `path` (relative to it) for as long as its caller may read there. */
export type Listener = {
  path: Path
  caller(): Caller
  changed(changes: readonly Change[]): void
  revoked(): void
}

/** A value to put at a path, as the client sent it. */
export type Write = { path: Path; input: unknown }

/**
 * One namespace in memory: its data, its rules and its listeners. The tree is kept twice, alike between writes: a
 * write is tried in `draft`, so that the rules can compare it with `stored`, and costs only what it touches, however
 * wide the nodes above it are.
 */
export class Database {
  #stored: Json
  #draft: Json
  #rules: Ruleset
  readonly #now: () => number
  readonly #onWrite: () => void
  readonly #listeners = new Set<Listener>()

  constructor(options: { data: Json; rules: Ruleset; now: () => number; onWrite?: () => void }) {
    this.#stored = toStored(options.data, [], { before: null, now: options.now() })
    this.#draft = structuredClone(this.#stored)
    this.#rules = options.rules
    this.#now = options.now
    this.#onWrite = options.onWrite ?? (() => {})
  }

  /** The whole tree, which the next write changes: to be read at once, not kept. */
  get root(): Json {
    return this.#stored
  }

  /** Returns the value at `path`; throws `PermissionDenied` or `InvalidData`. */
  read(path: Path, caller: Caller): Json {
    checkPath(path)
    if (!this.#mayRead(path, caller)) throw new PermissionDenied()
    return structuredClone(valueAt(this.#stored, path))
  }

  /** Returns the value at the listener's path, and tells it of changes from now on; throws as `read` does. */
  listen(listener: Listener): Json {
    const value = this.read(listener.path, listener.caller())
    this.#listeners.add(listener)
    return value
  }

  unlisten(listener: Listener) {
    this.#listeners.delete(listener)
  }

  /**
   * Writes all or nothing, tells every listener what changed, and returns the stored values (server values resolved);
   * throws `PermissionDenied` or `InvalidData`.
   */
  write(writes: readonly Write[], caller: Caller): Json[] {
    const context = { before: this.#stored, now: this.#now() }
    const accepted = writes.map(({ path, input }) => {
      return { path: checkPath(path), value: toStored(input, path, context) }
    })
    checkApart(writes)

    for (const { path, value } of accepted) this.#draft = setValue(this.#draft, path, value)
    let allowed = false
    try {
      allowed = this.#mayWrite(accepted, caller, context.now)
    } finally {
      if (!allowed) this.#undo(accepted)
    }
    if (!allowed) throw new PermissionDenied()

    const tellListeners = this.#prepareNews(accepted)
    for (const { path, value } of accepted) {
      this.#stored = setValue(this.#stored, path, structuredClone(value))
    }
    this.review()
    tellListeners()
    this.#onWrite()
    return accepted.map(({ value }) => structuredClone(value))
  }

  /** Drops the listeners that may no longer read where they listen, and tells them. */
  review() {
    for (const listener of this.#listeners) {
      if (this.#mayRead(listener.path, listener.caller())) continue
      this.#listeners.delete(listener)
      listener.revoked()
    }
  }

  useRules(rules: Ruleset) {
    this.#rules = rules
    this.review()
  }

  #mayRead(path: Path, caller: Caller): boolean {
    const now = this.#now()
    const { auth, bypassesRules } = caller.expires > now ? caller : NOBODY
    return bypassesRules || this.#rules.mayRead({ path, root: this.#stored, auth, now })
  }

  // `now` is what the write's timestamps became: `newData.val() === now` is how rules ask for one.
  #mayWrite(writes: readonly { path: Path }[], caller: Caller, now: number): boolean {
    const { auth, bypassesRules } = caller.expires > now ? caller : NOBODY
    const paths = writes.map(({ path }) => path)
    const [before, after] = [this.#stored, this.#draft]
    return bypassesRules || this.#rules.mayWrite({ paths, before, after, auth, now })
  }

  #undo(writes: readonly { path: Path }[]) {
    for (const { path } of writes) {
      const edge = edgeOf(this.#stored, path)
      const value = structuredClone(valueAt(this.#stored, edge))
      this.#draft = setValue(this.#draft, edge, value)
    }
  }

  #prepareNews(writes: readonly { path: Path }[]): () => void {
    const [before, after] = [this.#stored, this.#draft]
    const changes = writes.flatMap(({ path }) =>
      changesBetween(valueAt(before, path), valueAt(after, path), path),
    )
    const news = [...this.#listeners].map((listener) => ({
      listener,
      // What is given out must not change with the next write, which changes the trees themselves.
      seen: structuredClone(changesSeenAt(listener.path, changes, before, after)),
    }))
    return () => {
      for (const { listener, seen } of news) {
        if (seen.length > 0 && this.#listeners.has(listener)) listener.changed(seen)
      }
    }
  }
}

/** The writes of a merge: each key of `input` is a path below `parent`; throws `InvalidData` when one is none. */
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

// Where an undone write is put back from: the first place on its way that had no children before.
function edgeOf(root: Json, path: Path): Path {
  const depth = path.findIndex((_key, at) => !isBranch(valueAt(root, path.slice(0, at))))
  return depth === -1 ? path : path.slice(0, depth)
}
