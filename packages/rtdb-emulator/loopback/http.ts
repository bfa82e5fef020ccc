import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

/** A response other than success, with its HTTP status. */
export class HttpError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** A response: `text` as JSON, or empty. */
export type JsonResponse = { status: number; text?: string }

/**
 * A listener that sends the result of `answer` (`null` if it has responded itself), or
 * `describeError(error)` for an exception, with CORS headers for every origin.
 */
export function answerWith(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<JsonResponse | null>,
  describeError: (error: unknown) => JsonResponse,
): RequestListener {
  return (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Cache-Control', 'no-cache')
    if (request.method === 'OPTIONS') return preflight(request, response)
    answer(request, response)
      .catch(describeError)
      .then((result) => result && send(response, result))
      .catch(() => response.destroy())
  }
}

/** The path, still percent-encoded, and the query of a request. */
export function addressOf(request: IncomingMessage): { path: string; params: URLSearchParams } {
  const [path = '/', query] = (request.url ?? '/').split('?', 2)
  return { path, params: new URLSearchParams(query) }
}

/**
 * Whether a request comes from a tool or page of this machine, rather than from a foreign page in a
 * local browser, by its origin and host name.
 */
export function isOwnPage({ headers: { origin, host } }: IncomingMessage): boolean {
  return isLoopback(`http://${host ?? ''}`) && (origin === undefined || isLoopback(origin))
}

function isLoopback(url: string): boolean {
  return URL.canParse(url) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)
}

/** Reads a body as text. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) if (Buffer.isBuffer(chunk)) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

function preflight(request: IncomingMessage, response: ServerResponse) {
  const headers = request.headers['access-control-request-headers']
  response.setHeader('Access-Control-Allow-Methods', 'GET, PUT, POST, PATCH, DELETE, OPTIONS')
  if (headers !== undefined) response.setHeader('Access-Control-Allow-Headers', headers)
  response.setHeader('Access-Control-Max-Age', '3600')
  response.writeHead(200).end()
}

function send(response: ServerResponse, { status, text }: JsonResponse) {
  if (text === undefined) response.writeHead(status).end()
  else response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(text)
}
