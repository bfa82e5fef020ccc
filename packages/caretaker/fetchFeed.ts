import { CALENDAR_LIMITS } from '#domain/channels/feed.ts'
import type { FetchProblem } from '#domain/channels/channel.ts'

type FetchOptions = {
  /** Whether to allow this machine without TLS: only with the local database. */
  local?: boolean
  /** The time limit for the whole response, in milliseconds. */
  slowAfter?: number
}

const SLOW_AFTER_MS = 30_000
const MOST_REDIRECTS = 3

const UNTRUSTED = /CERT|^ERR_TLS|^ERR_SSL|^UNABLE_TO_|SIGNATURE/

/** Thrown by the steps of a fetch with their problem. */
class Refused extends Error {
  readonly problem: FetchProblem

  constructor(problem: FetchProblem) {
    super(problem)
    this.problem = problem
  }
}

/**
 * Fetches a calendar from an owner's address. Only https is allowed, also after a redirect: a device
 * in the fetching network has no valid certificate for the name, so nothing is read from it.
 */
export async function fetchFeed(
  address: string,
  { local = false, slowAfter = SLOW_AFTER_MS }: FetchOptions = {},
): Promise<{ text: string } | { problem: FetchProblem }> {
  try {
    const response = await follow(address, local, AbortSignal.timeout(slowAfter))
    return { text: await readBody(response) }
  } catch (error) {
    return { problem: problemOf(error) }
  }
}

async function follow(
  address: string,
  local: boolean,
  signal: AbortSignal,
  redirects = 0,
): Promise<Response> {
  const { url, headers } = requestOf(address, local)
  const response = await fetch(url, {
    redirect: 'manual',
    signal,
    // Some sites refuse a request without a user agent.
    headers: { ...headers, accept: 'text/calendar, */*;q=0.5', 'user-agent': 'VillaCalendar/1.0' },
  })
  const target = response.headers.get('location')
  if (target === null || response.status < 300 || response.status > 399) return response
  await response.body?.cancel()
  if (redirects === MOST_REDIRECTS) throw new Refused('tooManyRedirects')
  if (!URL.canParse(target, url)) throw new Refused('address')
  return follow(new URL(target, url).href, local, signal, redirects + 1)
}

/** The address without its name and password, which are sent in a header. */
function requestOf(
  address: string,
  local: boolean,
): { url: string; headers: Record<string, string> } {
  // The scheme webcal is https under another name.
  const text = address.replace(/^webcal:/i, 'https:')
  if (!URL.canParse(text)) throw new Refused('address')
  const url = new URL(text)
  const { protocol, hostname, username, password } = url
  const isHere = local && protocol === 'http:' && hostname === '127.0.0.1'
  if (protocol !== 'https:' && !isHere) throw new Refused('address')
  url.username = ''
  url.password = ''
  const login = Buffer.from(`${plain(username)}:${plain(password)}`).toString('base64')
  return {
    url: url.href,
    headers: username === '' && password === '' ? {} : { authorization: `Basic ${login}` },
  }
}

function plain(encoded: string): string {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return encoded
  }
}

async function readBody({ status, headers, body }: Response): Promise<string> {
  const isTooLarge = Number(headers.get('content-length') ?? 0) > CALENDAR_LIMITS.bytes
  const problem = isTooLarge ? 'tooLarge' : problemOfStatus(status)
  if (problem) {
    await body?.cancel()
    throw new Refused(problem)
  }
  return new TextDecoder().decode(await readBytes(body))
}

function problemOfStatus(status: number): FetchProblem | null {
  if (status === 200) return null
  if (status === 404 || status === 410) return 'notFound'
  if (status === 401 || status === 403) return 'forbidden'
  if (status === 429) return 'tooOften'
  return status >= 500 ? 'serverError' : 'status'
}

/** Reads a body, and aborts as soon as it is too large, even when decompressed. */
async function readBytes(body: Response['body']): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const chunk of body ?? []) {
      bytes += chunk.byteLength
      if (bytes > CALENDAR_LIMITS.bytes) throw new Refused('tooLarge')
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof Refused || isTimeout(error) ? error : new Refused('broken')
  }
  return Buffer.concat(chunks)
}

function problemOf(error: unknown): FetchProblem {
  if (error instanceof Refused) return error.problem
  if (isTimeout(error)) return 'slow'
  const cause = error instanceof Error ? error.cause : null
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'unknownHost'
  return UNTRUSTED.test(code) ? 'certificate' : 'unreachable'
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError'
}
