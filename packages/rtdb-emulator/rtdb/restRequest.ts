import type { IncomingMessage } from 'node:http'
import { addressOf, HttpError, isOwnPage } from '#rtdb-emulator/loopback/http.ts'
import { type Caller, callerOf, NOBODY } from '#rtdb-emulator/auth/token.ts'
import { parsePath, type Path } from './tree.ts'

export type RestContext = { project: string; namespace: string; now: () => number }

/** A REST call without its body. */
export type RestRequest = {
  method: string
  path: Path
  caller: Caller
}

// Ignoring one of these would be a wrong success.
const UNSUPPORTED_HEADERS = ['if-match', 'x-firebase-etag', 'x-http-method-override']

const METHOD_OVERRIDE = 'x-http-method-override'

const ALLOWED_VALUES = new Map<string, (value: string) => boolean>([
  ['auth', () => true],
  ['ns', () => true],
  [METHOD_OVERRIDE, (value) => ['PUT', 'PATCH', 'DELETE'].includes(value)],
])

/**
 * Parses address and headers of a REST call; throws `HttpError`, `InvalidData` or `InvalidToken`
 * for unsupported ones.
 */
export function readRequest(
  request: IncomingMessage,
  { project, namespace, now }: RestContext,
): RestRequest {
  const { path, params } = addressOf(request)
  if (!path.endsWith('.json')) throw new HttpError(404, 'Not found: append .json to the path')
  checkSupported(request, params)
  const requested = params.get('ns') ?? namespace
  if (requested !== namespace) {
    throw new HttpError(404, `There is no database ${requested} here, only ${namespace}`)
  }
  const credential = readCredential(request, params)
  return {
    // Only a POST may override its method.
    method: (request.method === 'POST' && params.get(METHOD_OVERRIDE)) || (request.method ?? ''),
    path: parsePath(decode(path.slice(0, -'.json'.length))),
    caller: credential === null ? NOBODY : callerOf(credential, { project, now: now() }),
  }
}

function checkSupported(request: IncomingMessage, params: URLSearchParams) {
  for (const [name, value] of params) {
    if (ALLOWED_VALUES.get(name)?.(value) === true) continue
    throw new HttpError(400, `The local backend does not support the parameter ${name}=${value}`)
  }
  const header = UNSUPPORTED_HEADERS.find((name) => name in request.headers)
  if (header !== undefined) {
    throw new HttpError(400, `The local backend does not support the header ${header}`)
  }
}

// An id token is in `auth`; the header contains an OAuth token, of which the emulators accept only "owner".
function readCredential(request: IncomingMessage, params: URLSearchParams): string | null {
  const { authorization } = request.headers
  const bearer = authorization?.replace(/^Bearer /, '')
  if (bearer !== undefined && bearer !== 'owner') throw new HttpError(401, 'Unauthorized request.')
  const credential = bearer ?? params.get('auth')
  if (credential === 'owner' && !isOwnPage(request)) {
    throw new HttpError(403, 'Only tools and pages of this machine may be "owner".')
  }
  return credential
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    throw new HttpError(400, 'Invalid path: it is not percent-encoded UTF-8')
  }
}
