import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { type JsonResponse, answerWith, HttpError, readBody } from '#rtdb-emulator/loopback/http.ts'
import { createPushIds } from './pushId.ts'
import { InvalidToken } from '#rtdb-emulator/auth/token.ts'
import { type Database, mergeWrites, PermissionDenied } from './database.ts'
import type { Json } from './json.ts'
import { readRequest, type RestContext, type RestRequest } from './restRequest.ts'
import { streamChanges } from './stream.ts'
import type { Stored } from './tree.ts'
import { InvalidData, toJson } from './value.ts'

/**
 * Handles the database's REST calls: GET, PUT, POST, PATCH, DELETE and streaming at `/path.json`.
 */
export function createRestHandler(options: RestContext & { database: Database }): RequestListener {
  const { database } = options
  const nextPushId = createPushIds(options.now)
  return answerWith(async (request, response) => {
    const call = readRequest(request, options)
    if (call.method === 'GET') return get(call, request, response, database)
    const body = call.method === 'DELETE' ? '' : await readBody(request)
    return print(write(call, body, database, nextPushId))
  }, describeError)
}

function get(
  call: RestRequest,
  request: IncomingMessage,
  response: ServerResponse,
  database: Database,
): JsonResponse | null {
  const { path, caller } = call
  if (request.headers.accept?.includes('text/event-stream') === true) {
    streamChanges(database, call, response)
    return null
  }
  return print(toJson(database.read(path, caller), { priorities: false }))
}

function write(
  { method, path, caller }: RestRequest,
  body: string,
  database: Database,
  nextPushId: () => string,
): Json {
  switch (method) {
    case 'PUT':
      return written(database.write([{ path, input: parse(body) }], caller)[0])
    case 'POST': {
      const name = nextPushId()
      database.write([{ path: [...path, name], input: parse(body) }], caller)
      return { name }
    }
    case 'PATCH': {
      const writes = mergeWrites(path, parse(body))
      const values = database.write(writes, caller)
      const names = writes.map((child) => child.path.slice(path.length).join('/'))
      return Object.fromEntries(names.map((name, index) => [name, written(values[index])]))
    }
    case 'DELETE':
      database.write([{ path, input: null }], caller)
      return null
    default:
      throw new HttpError(405, 'Method not allowed')
  }
}

function written(value: Stored = null): Json {
  return toJson(value, { priorities: true })
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new InvalidData("Invalid data; couldn't parse JSON object, array, or value.")
  }
}

function print(value: Json): JsonResponse {
  return { status: 200, text: JSON.stringify(value) }
}

function describeError(error: unknown): JsonResponse {
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
