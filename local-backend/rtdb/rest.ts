import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { addressOf, type Answer, answerWith, HttpError, readBody } from '#local-backend/http.ts'
import { createPushIds } from '#local-backend/pushId.ts'
import { type Caller, callerOf, InvalidToken, NOBODY } from '#local-backend/token.ts'
import { type Database, mergeWrites, PermissionDenied } from './database.ts'
import { streamChanges } from './stream.ts'
import { isBranch, type Json, parsePath, type Path } from './tree.ts'
import { InvalidData } from './value.ts'

type Options = { database: Database; project: string; namespace: string; now: () => number }

type Query = { path: Path; caller: Caller; print: string | null; shallow: boolean }

// Answering a request that asks for one of these as if it had not would be a wrong success.
const UNSPOKEN_HEADERS = ['if-match', 'x-firebase-etag', 'x-http-method-override']

const ALLOWED_VALUES = new Map<string, (value: string) => boolean>([
  ['auth', () => true],
  ['access_token', () => true],
  ['ns', () => true],
  ['print', (value) => value === 'pretty' || value === 'silent'],
  ['shallow', (value) => value === 'true' || value === 'false'],
])

/** Answers the database's REST calls: GET, PUT, POST, PATCH, DELETE and streaming at `/path.json`. */
export function createRestHandler(options: Options): RequestListener {
  const nextPushId = createPushIds(options.now)
  return answerWith(async (request, response) => {
    const query = readQuery(request, options)
    if (request.method === 'GET') return get(query, request, response, options.database)
    const body = request.method === 'DELETE' ? '' : await readBody(request)
    const answer = write(request.method ?? '', query, body, options.database, nextPushId)
    return print(answer, query)
  }, describe)
}

function get(
  query: Query,
  request: IncomingMessage,
  response: ServerResponse,
  database: Database,
): Answer | null {
  if (request.headers.accept?.includes('text/event-stream') === true) {
    streamChanges(database, query, response)
    return null
  }
  const value = database.read(query.path, query.caller)
  return print(query.shallow ? keysOf(value) : value, query)
}

function write(
  method: string,
  { path, caller }: Query,
  body: string,
  database: Database,
  nextPushId: () => string,
): Json {
  switch (method) {
    case 'PUT':
      return database.write([{ path, input: parse(body) }], caller)[0] ?? null
    case 'POST': {
      const name = nextPushId()
      database.write([{ path: [...path, name], input: parse(body) }], caller)
      return { name }
    }
    case 'PATCH': {
      const writes = mergeWrites(path, parse(body))
      const values = database.write(writes, caller)
      const names = writes.map((child) => child.path.slice(path.length).join('/'))
      return Object.fromEntries(names.map((name, at) => [name, values[at] ?? null]))
    }
    case 'DELETE':
      database.write([{ path, input: null }], caller)
      return null
    default:
      throw new HttpError(405, 'Method not allowed')
  }
}

function readQuery(request: IncomingMessage, { project, namespace, now }: Options): Query {
  const { path, params } = addressOf(request)
  if (!path.endsWith('.json')) throw new HttpError(404, 'Not found: append .json to the path')
  for (const [name, value] of params) {
    if (ALLOWED_VALUES.get(name)?.(value) === true) continue
    throw new HttpError(400, `The local backend does not speak the parameter ${name}=${value}`)
  }
  const header = UNSPOKEN_HEADERS.find((name) => name in request.headers)
  if (header !== undefined) {
    throw new HttpError(400, `The local backend does not speak the header ${header}`)
  }
  const asked = params.get('ns') ?? namespace
  if (asked !== namespace) {
    throw new HttpError(404, `There is no database ${asked} here, only ${namespace}`)
  }
  const credential = readCredential(request.headers.authorization, params)
  return {
    path: parsePath(decode(path.slice(0, -'.json'.length))),
    caller: credential === null ? NOBODY : callerOf(credential, { project, now: now() }),
    print: params.get('print'),
    shallow: params.get('shallow') === 'true',
  }
}

// An id token travels as `auth`; the others carry an OAuth token, of which the emulators know one: "owner".
function readCredential(header: string | undefined, params: URLSearchParams): string | null {
  const bearer = header?.replace(/^Bearer /, '') ?? params.get('access_token')
  if (bearer === null) return params.get('auth')
  if (bearer !== 'owner') throw new HttpError(401, 'Unauthorized request.')
  return bearer
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    throw new HttpError(400, 'Invalid path: it is not percent-encoded UTF-8')
  }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new InvalidData("Invalid data; couldn't parse JSON object, array, or value.")
  }
}

function keysOf(value: Json): Json {
  if (!isBranch(value)) return value
  return Object.fromEntries(Object.keys(value).map((key) => [key, true]))
}

function print(value: Json, { print: style }: Query): Answer {
  if (style === 'silent') return { status: 204 }
  return { status: 200, text: JSON.stringify(value, null, style === 'pretty' ? 2 : undefined) }
}

function describe(error: unknown): Answer {
  const [status, message] = statusOf(error)
  return { status, text: JSON.stringify({ error: message }) }
}

function statusOf(error: unknown): [number, string] {
  if (error instanceof PermissionDenied) return [401, 'Permission denied']
  if (error instanceof InvalidToken) return [401, error.message]
  if (error instanceof InvalidData) return [400, error.message]
  if (error instanceof HttpError) return [error.status, error.message]
  return [500, `Internal server error: ${String(error)}`]
}
