import { lookup } from 'node:dns/promises'
import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { decodeCalendar } from '#domain/channels/readCalendar.ts'
import { CALENDAR_LIMITS, type FetchProblem } from '#domain/channels/feed.ts'
import { problemOfStatus } from './host.ts'
import { isLoopback, isPublic, type Resolved } from './publicAddress.ts'

export type FetchOptions = {
  /** Whether to allow this machine, without TLS: only with the local database. */
  local?: boolean
  /** The time limit for the whole response, in milliseconds. */
  slowAfter?: number
  resolve?: (host: string) => Promise<readonly Resolved[]>
  /** Additional trusted certificates as PEM. */
  ca?: string
}

const SLOW_AFTER = 30_000
const MOST_REDIRECTS = 3
const REDIRECTS = [301, 302, 303, 307, 308]

const UNTRUSTED = /CERT|^ERR_TLS|^ERR_SSL|^UNABLE_TO_|SIGNATURE/

/** Thrown by the steps of a fetch with their problem. */
class Refused extends Error {
  readonly problem: FetchProblem

  constructor(problem: FetchProblem) {
    super(problem)
    this.problem = problem
  }
}

/** Fetches a calendar from an owner's address, which must not reach into the fetching network. */
export async function fetchFeed(
  address: string,
  { slowAfter = SLOW_AFTER, ...options }: FetchOptions = {},
): Promise<{ text: string } | { problem: FetchProblem }> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), slowAfter)
  try {
    return { text: await follow(address, options, late.signal) }
  } catch (error) {
    return { problem: late.signal.aborted ? 'slow' : problemOf(error) }
  } finally {
    clearTimeout(timer)
  }
}

async function follow(
  address: string,
  options: FetchOptions,
  signal: AbortSignal,
  redirects = 0,
): Promise<string> {
  const response = await ask(address, options, signal)
  const { statusCode = 0, headers } = response
  if (!REDIRECTS.includes(statusCode) || headers.location === undefined) {
    return readBody(response, signal)
  }
  response.destroy()
  if (redirects === MOST_REDIRECTS) throw new Refused('tooManyRedirects')
  if (!URL.canParse(headers.location, address)) throw new Refused('address')
  const next = new URL(headers.location, address).href
  return follow(next, options, signal, redirects + 1)
}

/** Connects to the resolved IP only, because resolving the name again could return another. */
async function ask(
  address: string,
  { local = false, resolve = resolveAll, ca }: FetchOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const url = urlOf(address, local)
  const found = await orAbort(resolve(url.hostname.replace(/^\[|\]$/g, '')), signal)
  if (found.length === 0) throw new Refused('unknownHost')
  const isAllowed = (each: Resolved) =>
    local && isLoopback(each) ? true : isPublic(each) && url.protocol === 'https:'
  if (!found.every(isAllowed)) throw new Refused('privateAddress')
  const request = url.protocol === 'https:' ? requestSecure : requestPlain
  return new Promise((settle, reject) => {
    const sent = request(url, {
      // A separate connection, because a shared one may lead to an earlier address.
      agent: false,
      signal,
      lookup: onlyTo(found),
      headers: {
        accept: 'text/calendar, */*;q=0.5',
        'accept-encoding': 'gzip',
        // Some sites refuse a request without one.
        'user-agent': 'VillaCalendar/1.0',
      },
      ...(ca !== undefined && { ca }),
    })
    sent.on('response', settle).on('error', reject).end()
  })
}

function urlOf(address: string, local: boolean): URL {
  if (!URL.canParse(address)) throw new Refused('address')
  const url = new URL(address)
  // The scheme webcal is https under another name.
  if (url.protocol === 'webcal:') return urlOf(address.replace(/^webcal/i, 'https'), local)
  if (url.protocol === 'https:' || (local && url.protocol === 'http:')) return url
  throw new Refused('address')
}

function onlyTo(found: readonly Resolved[]): LookupFunction {
  return (_host, { all }, done) => {
    const [first] = found
    if (all) done(null, [...found])
    else if (first) done(null, first.address, first.family)
  }
}

async function readBody(response: IncomingMessage, signal: AbortSignal): Promise<string> {
  try {
    const problem = problemIn(response)
    if (problem) throw new Refused(problem)
    const packed = response.headers['content-encoding'] ?? ''
    const [, charset = null] =
      /charset="?([^\s;"]+)/i.exec(response.headers['content-type'] ?? '') ?? []
    return decodeCalendar(await readBytes(unpack(response, packed), signal), charset)
  } finally {
    response.destroy()
  }
}

function problemIn({ statusCode = 0, headers }: IncomingMessage): FetchProblem | null {
  if (Number(headers['content-length'] ?? 0) > CALENDAR_LIMITS.bytes) return 'tooLarge'
  return problemOfStatus(statusCode)
}

function unpack(response: IncomingMessage, packed: string): Readable {
  if (/\b(br|deflate|compress|zstd)\b/i.test(packed)) throw new Refused('broken')
  // Some servers set a charset or "none" here.
  if (!/\b(x-)?gzip\b/i.test(packed)) return response
  const unpacked = createGunzip()
  response.on('error', (error) => unpacked.destroy(error))
  return response.pipe(unpacked)
}

/** Reads a body, and aborts as soon as it is too large, even when decompressed. */
async function readBytes(stream: Readable, signal: AbortSignal): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  signal.addEventListener('abort', () => stream.destroy(new Refused('slow')), { once: true })
  try {
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      bytes += chunk.byteLength
      if (bytes > CALENDAR_LIMITS.bytes) throw new Refused('tooLarge')
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof Refused ? error : new Refused('broken')
  }
  return Buffer.concat(chunks)
}

function problemOf(error: unknown): FetchProblem {
  if (error instanceof Refused) return error.problem
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'unknownHost'
  return UNTRUSTED.test(code) ? 'certificate' : 'unreachable'
}

function resolveAll(host: string): Promise<readonly Resolved[]> {
  return lookup(host, { all: true })
}

/** A promise's value unless it takes too long; name resolution cannot be aborted. */
function orAbort<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((settle, reject) => {
    signal.addEventListener('abort', () => reject(new Refused('slow')), { once: true })
    promise.then(settle, reject)
  })
}
