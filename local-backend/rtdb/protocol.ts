import { type Caller, callerOf, InvalidToken, NOBODY } from '#local-backend/token.ts'
import { packChanges } from './changes.ts'
import {
  type Database,
  type Listener,
  mergeWrites,
  PermissionDenied,
  type Write,
} from './database.ts'
import { type Json, parsePath, type Path } from './tree.ts'
import { InvalidData } from './value.ts'

/** A message that breaks the protocol, for which the connection is to be closed. */
class ProtocolError extends Error {}

type Options = {
  database: Database
  project: string
  now: () => number
  log: (line: string) => void
  /** Gets each message for the client, in order. */
  send: (message: object) => void
}

type Fields = { [key: string]: unknown }
type Reply = { s: string; d: Json }

// A timer for longer would go off at once.
const LONGEST_TIMER_MS = 2 ** 31

const OK: Reply = { s: 'ok', d: {} }

/** One client's conversation in the SDK's protocol, version 5: its sign-in and its listens. */
export class Session {
  readonly #options: Options
  readonly #listeners = new Map<string, Listener>()
  #caller: Caller = NOBODY
  #expiry: ReturnType<typeof setTimeout> | undefined

  constructor(options: Options) {
    this.#options = options
  }

  /** Answers one message; throws `ProtocolError` for one that is neither a ping nor a request. */
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

  /** Ends the listens of a client that has gone. */
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
    const { database } = this.#options
    switch (action) {
      case 's':
        return OK
      case 'auth':
      case 'gauth':
        return this.#signIn(textOf(body, 'cred'))
      case 'unauth':
        return this.#signOut()
      case 'q':
        return isQuery(body) ? this.#refuse('query') : this.#listen(pathOf(body))
      case 'n':
        return isQuery(body) ? OK : this.#unlisten(pathOf(body))
      case 'g':
        if (isQuery(body)) return this.#refuse('query')
        return { s: 'ok', d: database.read(pathOf(body), this.#caller) }
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
    const reason = `The local backend does not speak this operation: ${operation}`
    this.#options.log(reason)
    return { s: `unsupported_${operation}`, d: reason }
  }

  #signIn(credential: string): Reply {
    const { database, project, now } = this.#options
    this.#caller = callerOf(credential, { project, now: now() })
    clearTimeout(this.#expiry)
    const left = this.#caller.expires - now()
    if (left < LONGEST_TIMER_MS) this.#expiry = setTimeout(() => this.#dropExpired(), left)
    database.review()
    return { s: 'ok', d: { auth: this.#caller.auth } }
  }

  #signOut(): Reply {
    this.#caller = NOBODY
    this.#options.database.review()
    return OK
  }

  #dropExpired() {
    if (this.#caller.expires > this.#options.now()) return
    this.#signOut()
    this.#push('ac', { s: 'expired_token', d: 'Auth token is expired' })
  }

  #listen(path: Path): Reply {
    this.#unlisten(path)
    const at = path.join('/')
    const listener: Listener = {
      path,
      caller: () => this.#caller,
      changed: (changes) => {
        const { merge, path: below, data } = packChanges(changes)
        this.#push(merge ? 'm' : 'd', { p: [...path, ...below].join('/'), d: data })
      },
      revoked: () => {
        this.#listeners.delete(at)
        this.#push('c', { p: at })
      },
    }
    const value = this.#options.database.listen(listener)
    this.#listeners.set(at, listener)
    this.#push('d', { p: at, d: value })
    return OK
  }

  #unlisten(path: Path): Reply {
    const at = path.join('/')
    const listener = this.#listeners.get(at)
    if (listener !== undefined) this.#options.database.unlisten(listener)
    this.#listeners.delete(at)
    return OK
  }

  // All listeners, the writer's own among them, hear of the change before the reply goes out: the SDK counts on it.
  #write(writes: readonly Write[]): Reply {
    this.#options.database.write(writes, this.#caller)
    return OK
  }

  #push(action: string, body: { [key: string]: Json }) {
    this.#options.send({ t: 'd', d: { a: action, b: body } })
  }
}

// `get` sends an empty query for a plain reference.
function isQuery({ q: query }: Fields): boolean {
  return query !== undefined && Object.keys(fieldsOf(query)).length > 0
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
