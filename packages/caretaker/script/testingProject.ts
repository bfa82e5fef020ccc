import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { MessageChannel, Worker } from 'node:worker_threads'
import { transformWithOxc } from 'vite'
import type { Answered, Asked, Call, CallResult, GoogleSide } from './testingGoogle.ts'

const IDENTITY = 'https://identitytoolkit.googleapis.com'
const LARGEST = 50_000_000

type ProjectOptions = {
  code: string
  /** The Realtime Database's namespace, and where its backend is. */
  namespace: string
  backend: { databaseUrl: string; authUrl: string }
  /** Sends a mail; rejects as an SMTP client does. */
  sendMail: (mail: ScriptMail) => Promise<unknown>
}

export type ScriptMail = {
  to: string
  subject: string
  body: string
  htmlBody?: string
  name?: string
  replyTo?: string
}

/** A script in a project of Google's, until it is stopped. */
export async function openProject({ code, namespace, backend, sendMail }: ProjectOptions) {
  const { port1, port2 } = new MessageChannel()
  const flag = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(await threadCode(), {
    workerData: { code, port: port2, flag },
    transferList: [port2],
  })
  const side: GoogleSide = {
    locked: false,
    mails: 100,
    fetches: 20_000,
    fetchTakes: 0,
  }

  let fetching = new AbortController()

  // The script hides the words of a failed fetch; a failing test shows them.
  let lastRefusal: unknown
  port1.on('message', (asked: Asked) => void answer(asked))
  async function answer(asked: Asked) {
    const answered = await (asked.service === 'fetch' ? fetchIt(asked) : sendIt(asked.mail)).catch(
      (error: unknown): Answered => {
        lastRefusal = error
        return { error: wordsOf(error) }
      },
    )
    port1.postMessage(answered)
    Atomics.store(flag, 0, 1)
    Atomics.notify(flag, 0)
  }

  async function fetchIt({
    url,
    method,
    type,
    body,
  }: Asked & { service: 'fetch' }): Promise<Answered> {
    fetching = new AbortController()
    const response = await fetch(localAddress(url), {
      method: method.toUpperCase(),
      headers: {
        'user-agent': 'Mozilla/5.0 (compatible; Google-Apps-Script)',
        // A kept connection can be closed by the server while the next request is on its way.
        connection: 'close',
        ...(type !== null && { 'content-type': type }),
      },
      body,
      signal: fetching.signal,
    })
    if (Number(response.headers.get('content-length')) > LARGEST)
      throw new Error('The response is too large')
    const bytes = new Uint8Array(await response.arrayBuffer())
    return { status: response.status, headers: Object.fromEntries(response.headers), bytes }
  }

  const sendIt = (mail: ScriptMail): Promise<Answered> => sendMail(mail).then(() => ({}))

  let last: Promise<unknown> = Promise.resolve()

  /** Sends the thread something when it has answered what came before, and resolves with its answer. */
  function ask(message: unknown): Promise<unknown> {
    last = last.then(() => askNow(message))
    return last
  }

  async function askNow(message: unknown): Promise<unknown> {
    const answered = once(worker, 'message')
    worker.postMessage(message)
    const [result] = (await answered) as [unknown]
    return result
  }

  const store = (properties: Record<string, string>) =>
    ask({ properties }) as Promise<Record<string, string>>

  /** Calls one of the script's functions at a time; rejects with the message that an owner would see. */
  async function call(name: string, now: number, event: unknown = { parameter: {} }) {
    const {
      error,
      side: after,
      ...result
    } = (await ask({ name, event, now, side } satisfies Call)) as CallResult
    Object.assign(side, after)
    if (error !== undefined) throw new Error(error, { cause: lastRefusal })
    return result
  }

  async function serve(file: string) {
    const { output } = await call('doGet', Date.now(), { parameter: { file } })
    return typeof output === 'object' ? output : { text: '', type: '' }
  }

  function localAddress(url: string): string {
    const database = `https://${namespace}.firebaseio.com`
    if (url.startsWith(database))
      return `${url.replace(database, backend.databaseUrl)}&ns=${namespace}`
    return url.replace(IDENTITY, `${backend.authUrl}/identitytoolkit.googleapis.com`)
  }

  return {
    call,
    serve,
    store,
    side,
    /** Ends the fetch that is under way, as Google does after a minute. */
    giveUp: () => fetching.abort(new DOMException('Timeout', 'TimeoutError')),
    triggers: () => ask('triggers'),
    stop: () => worker.terminate(),
  }
}

/** The code of the thread; Node alone runs no TypeScript. */
async function threadCode(): Promise<URL> {
  const source = readFileSync(new URL('./testingGoogle.ts', import.meta.url), 'utf8')
  const { code } = await transformWithOxc(source, 'testingGoogle.ts')
  return new URL(`data:text/javascript,${encodeURIComponent(code)}`)
}

/** The words of Google's exception for what went wrong on the way; it documents none. */
function wordsOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const [code, command] = ['code', 'command'].map((name) =>
    String(Reflect.get(Object(cause), name)),
  )
  const said = `${code} ${String(cause)}`
  if (command === 'RCPT TO') return 'Invalid email: …'
  if (command === 'MAIL FROM' || command === 'DATA') return 'Gmail operation not allowed.'
  if (/ENOTFOUND|EAI_AGAIN/.test(said)) return 'DNS error: https://…'
  if (/CERT|TLS|SSL/.test(said)) return 'SSL Error https://…'
  if (/redirect count/.test(said)) return 'Too many redirects: https://…'
  if (/too large/.test(said)) return 'Response too large: https://…'
  return /TimeoutError/.test(said) ? 'Timeout: https://…' : 'Address unavailable: https://…'
}
