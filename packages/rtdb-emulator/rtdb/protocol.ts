import { type Caller, callerOf, InvalidToken, NOBODY } from '#rtdb-emulator/auth/token.ts'
import { packChanges } from './changes.ts'
import {
  type Database,
  type Listener,
  mergeWrites,
  PermissionDenied,
  type Write,
} from './database.ts'
import type { Json } from './json.ts'
import { missingIndex, type Query } from './query.ts'
import { queryOfWire } from './queryParams.ts'
import { parsePath, type Path, type Stored } from './tree.ts'
import { InvalidData, toJson } from './value.ts'

/** A message that violates the protocol, after which the connection is closed. */
class ProtocolError extends Error {}

type Options = {
  database: Database
  project: string
  now: () => number
  log: (line: string) => void
  /** Called with each message for the client, in order. */
  send: (message: object) => void
  /** Whether the client may be the emulators' "owner", who bypasses the rules. */
  mayBypassRules: boolean
}

type Fields = { [key: string]: unknown }
type Reply = { s: string; d: unknown }

const OK: Reply = { s: 'ok', d: {} }

/** A client's session in the SDK's protocol, version 5: its sign-in and its listens. */
export class Session {
  readonly #options: Options
  readonly #listeners = new Map<string, Listener>()
  #caller: Caller = NOBODY
  #expiry: ReturnType<typeof setTimeout> | undefined

  constructor(options: Options) {
    this.#options = options
  }

  /** Handles one message; throws `ProtocolError` for one that is neither a ping nor a request. */
  handle(message: unknown) {
    const { t: layer, d: data } = fieldsOf(message)
    const { t: control, r: request, a: action, b: body } = fieldsOf(data)
    if (layer === 'c' && control === 'p') {
      this.#options.send({ t: 'c', d: { t: 'o', d: null } })
    } else if (layer === 'd' && typeof request === 'number' && typeof action === 'string') {
      this.#dropExpired()
      const reply = this.#reply(action, fieldsOf(body))
      this.#options.send({ t: 'd', d: { r: request, b: reply } })
    } else {
      throw new ProtocolError('The message is neither a ping nor a request.')
    }
  }

  /** Ends the listens of a client that has left. */
  end() {
    clearTimeout(this.#expiry)
    for (const listener of this.#listeners.values()) this.#options.database.unlisten(listener)
  }

  #reply(action: string, body: Fields): Reply {
    try {
      return this.#perform(action, body)
    } catch (error) {
      if (error instanceof PermissionDenied) {
        return { s: 'permission_denied', d: 'Permission denied' }
      }
      if (error instanceof InvalidToken) return { s: 'invalid_token', d: error.message }
      if (error instanceof InvalidData) return { s: 'invalid_data', d: error.message }
      throw error
    }
  }

  #perform(action: string, body: Fields): Reply {
    switch (action) {
      case 's':
        return OK
      case 'auth':
      case 'gauth':
        return this.#signIn(textOf(body, 'cred'))
      case 'unauth':
        return this.#signOut()
      case 'q':
        return this.#listen(pathOf(body), body)
      case 'n':
        return this.#unlisten(pathOf(body), body)
      case 'g':
        return this.#get(pathOf(body), queryOf(body))
      case 'p':
        if ('h' in body) return this.#refuse('transaction')
        return this.#write([{ path: pathOf(body), input: body['d'] ?? null }])
      case 'm':
        return this.#write(mergeWrites(pathOf(body), body['d']))
      case 'o':
      case 'om':
      case 'oc':
        return this.#refuse('on_disconnect')
      default:
        return this.#refuse(action.slice(0, 40))
    }
  }

  #refuse(operation: string): Reply {
    const reason = `The local backend does not support the operation ${operation}`
    this.#options.log(reason)
    return { s: `unsupported_${operation}`, d: reason }
  }

  #signIn(credential: string): Reply {
    const { database, project, now, mayBypassRules } = this.#options
    const caller = callerOf(credential, { project, now: now() })
    if (caller.bypassesRules && !mayBypassRules) {
      throw new InvalidToken('Only tools and pages of this machine may be "owner".')
    }
    this.#caller = caller
    this.#awaitExpiry()
    database.revokeForbidden()
    return { s: 'ok', d: { auth: this.#caller.auth } }
  }

  #signOut(): Reply {
    clearTimeout(this.#expiry)
    this.#caller = NOBODY
    this.#options.database.revokeForbidden()
    return OK
  }

  #dropExpired() {
    if (this.#caller.expires > this.#options.now()) return
    this.#signOut()
    this.#push('ac', { s: 'expired_token', d: 'Auth token is expired' })
  }

  // A timer may fire slightly early: it is then set again.
  #awaitExpiry() {
    clearTimeout(this.#expiry)
    const left = this.#caller.expires - this.#options.now()
    if (left === Infinity) return
    this.#expiry = setTimeout(() => {
      this.#dropExpired()
      this.#awaitExpiry()
    }, left)
  }

  #get(path: Path, query: Query | null): Reply {
    const { database } = this.#options
    const value = database.read(path, this.#caller, query)
    if (query !== null && !database.hasIndex(path, query)) {
      return { s: 'failed', d: missingIndex(path, query) }
    }
    return { s: 'ok', d: exported(value) }
  }

  #listen(path: Path, body: Fields): Reply {
    this.#unlisten(path, body)
    const { database } = this.#options
    const query = queryOf(body)
    const id = listenOf(path, body)
    const [p, tag] = [path.join('/'), typeof body['t'] === 'number' ? { t: body['t'] } : {}]
    const listener: Listener = {
      path,
      query,
      caller: () => this.#caller,
      changed: (changes) => {
        const { merge, path: below, data } = packChanges(changes)
        this.#push(merge ? 'm' : 'd', { p: [...path, ...below].join('/'), d: data, ...tag })
      },
      revoked: () => {
        this.#listeners.delete(id)
        this.#push('c', query === null ? { p } : { p, q: [body['q']] })
      },
    }
    const value = database.listen(listener)
    this.#listeners.set(id, listener)
    this.#push('d', { p, d: exported(value), ...tag })
    // The SDK warns of a missing index on the console, because it is expensive on the hosted
    // database.
    return query === null || database.hasIndex(path, query)
      ? OK
      : { s: 'ok', d: { w: ['no_index'] } }
  }

  #unlisten(path: Path, body: Fields): Reply {
    const id = listenOf(path, body)
    const listener = this.#listeners.get(id)
    if (listener !== undefined) this.#options.database.unlisten(listener)
    this.#listeners.delete(id)
    return OK
  }

  // All listeners, including the writer's, receive the change before the reply, on which the SDK
  // relies.
  #write(writes: readonly Write[]): Reply {
    this.#options.database.write(writes, this.#caller)
    return OK
  }

  #push(action: string, body: object) {
    this.#options.send({ t: 'd', d: { a: action, b: body } })
  }
}

// `get` sends an empty query for a plain reference.
function queryOf({ q: query }: Fields): Query | null {
  return query === undefined ? null : queryOfWire(fieldsOf(query))
}

// The client's tags distinguish several queries of one path.
function listenOf(path: Path, { t: tag }: Fields): string {
  return `${path.join('/')} ${typeof tag === 'number' ? tag : ''}`
}

function exported(value: Stored): Json {
  return toJson(value, { priorities: true })
}

function pathOf(fields: Fields): Path {
  return parsePath(textOf(fields, 'p'))
}

function textOf(fields: Fields, key: string): string {
  const value = fields[key]
  if (typeof value === 'string') return value
  throw new ProtocolError(`"${key}" must be text.`)
}

function fieldsOf(value: unknown): Fields {
  if (typeof value === 'object' && value !== null) return { ...value }
  throw new ProtocolError('A part of the message that must be an object is none.')
}
