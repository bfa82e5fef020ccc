import type { IncomingMessage, RequestListener } from 'node:http'
import type { Accounts } from './accounts.ts'
import { AUTH_CALLS, type AuthContext, type Fields, resetPassword } from './calls.ts'
import {
  addressOf,
  type JsonResponse,
  answerWith,
  HttpError,
  readBody,
} from '#rtdb-emulator/loopback/http.ts'
import { InvalidToken } from './token.ts'

/**
 * Handles the calls of the SDK's password sign-in like the official Auth emulator; refuses others
 * by name.
 */
export function createAuthHandler(options: {
  accounts: Accounts
  project: string
  tokenSeconds: number
  now: () => number
  log: (line: string) => void
}): RequestListener {
  const context = { ...options, resetCodes: new Map<string, string>() }
  return answerWith(async (request) => {
    const answer = await answerTo(request, context)
    return { status: 200, text: JSON.stringify(answer) }
  }, describeError)
}

async function answerTo(request: IncomingMessage, context: AuthContext): Promise<object> {
  const { path, params } = addressOf(request)
  const operation = `${request.method} ${path}`
  if (operation === 'GET /') return { authEmulator: { ready: true } }
  if (operation === 'GET /emulator/action') return resetPassword(context, params)
  const call = request.method === 'POST' ? AUTH_CALLS.get(path) : undefined
  if (call === undefined)
    throw new HttpError(501, `The local backend does not support ${operation}`)
  if (!params.get('key')) throw new HttpError(403, 'The request is missing a valid API key.')
  const { host = '', 'x-firebase-locale': locale } = request.headers
  const language = typeof locale === 'string' ? locale : 'en'
  return call(context, await readFields(request), { host, language })
}

async function readFields(request: IncomingMessage): Promise<Fields> {
  const body = await readBody(request)
  if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true) {
    return Object.fromEntries(new URLSearchParams(body))
  }
  try {
    const fields: unknown = JSON.parse(body)
    return typeof fields === 'object' ? { ...fields } : {}
  } catch {
    throw new HttpError(400, 'INVALID_JSON')
  }
}

function describeError(error: unknown): JsonResponse {
  const [code, message] = statusOf(error)
  const errors = [{ message, reason: 'invalid', domain: 'global' }]
  return { status: code, text: JSON.stringify({ error: { code, message, errors } }) }
}

function statusOf(error: unknown): [number, string] {
  if (error instanceof HttpError) return [error.status, error.message]
  if (error instanceof InvalidToken) {
    return [400, error.message.includes('expired') ? 'TOKEN_EXPIRED' : 'INVALID_ID_TOKEN']
  }
  return [500, `INTERNAL: ${String(error)}`]
}
