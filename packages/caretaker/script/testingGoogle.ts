/**
 * Run by `testingScript.ts` in a thread of its own: the built script in a context that has what Apps Script documents and ES2019,
 * and no more. Google's services return at once, so this thread sleeps while the test's own fetches and sends.
 */
import { createContext, Script } from 'node:vm'
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import type { ScriptMail } from './testingProject.ts'

/** What a test sets of Google's side. */
export type GoogleSide = {
  /** Whether another run holds the lock. */
  locked: boolean
  /** How many mails and fetches are left today. */
  mails: number
  fetches: number
  /** How long each fetch takes, in milliseconds of the script's clock. */
  fetchTakes: number
}

export type Call = { name: string; event: unknown; now: number; side: GoogleSide }

/** What a service asks of the test's thread. */
export type Asked =
  | { service: 'fetch'; url: string; method: string; type: string | null; body: string | null }
  | { service: 'mail'; mail: ScriptMail }

export type Answered = { status?: number; headers?: object; bytes?: Uint8Array; error?: string }

export type CallResult = {
  output?: { text: string; type: string } | boolean
  error?: string
  lines: string[]
  side: GoogleSide
}

/** Since ES2019; Google does not document which of them its engine has. */
const LATER: { readonly [owner: string]: readonly string[] } = {
  'Array.prototype': [
    'at',
    'findLast',
    'findLastIndex',
    'toReversed',
    'toSorted',
    'toSpliced',
    'with',
  ],
  Object: ['hasOwn', 'groupBy'],
  Map: ['groupBy'],
  Promise: ['allSettled', 'any', 'withResolvers'],
  'String.prototype': ['at', 'isWellFormed', 'matchAll', 'replaceAll', 'toWellFormed'],
}

const [VALUE_BYTES, TOTAL_BYTES, CACHED_BYTES] = [9_000, 500_000, 100_000]
const LONGEST_URL = 2048

const { code, port, flag } = workerData as { code: string; port: MessagePort; flag: Int32Array }
const script = new Script(code, { filename: 'Code.gs' })

const properties = new Map<string, string>()
const cached = new Map<string, { value: string; until: number }>()
const triggers: { handler: string; minutes: number }[] = []
let side: GoogleSide
let now = 0

/** Asks the test's thread, and sleeps until it has answered. */
function ask(asked: Asked): Answered {
  Atomics.store(flag, 0, 0)
  port.postMessage(asked)
  Atomics.wait(flag, 0, 0)
  return (receiveMessageOnPort(port) as { message: Answered }).message
}

type FetchOptions = {
  method?: string
  contentType?: string
  payload?: string
  muteHttpExceptions?: boolean
}

const UrlFetchApp = {
  fetch(
    url: string,
    { method = 'get', contentType, payload, muteHttpExceptions }: FetchOptions = {},
  ) {
    if (url.length > LONGEST_URL) throw new Error('Limit Exceeded: URLFetch URL Length.')
    if (side.fetches < 1) throw new Error('Service invoked too many times for one day: urlfetch.')
    side.fetches -= 1
    now += side.fetchTakes
    const body = payload ?? null
    const answer = ask({ service: 'fetch', url, method, type: contentType ?? null, body })
    const { status = 0, headers = {}, bytes = new Uint8Array(), error } = answer
    if (error !== undefined) throw new Error(error)
    if (status >= 400 && !muteHttpExceptions)
      throw new Error(`Request failed for ${url} returned code ${status}.`)
    return {
      getResponseCode: () => status,
      getHeaders: () => headers,
      getContent: () => Array.from(new Int8Array(bytes)),
      getContentText: (charset = 'utf-8') => new TextDecoder(charset).decode(bytes),
    }
  },
}

const MailApp = {
  getRemainingDailyQuota: () => side.mails,
  sendEmail(mail: ScriptMail) {
    if (side.mails < 1) throw new Error('Service invoked too many times for one day: email.')
    const { error } = ask({ service: 'mail', mail })
    if (error !== undefined) throw new Error(error)
    side.mails -= 1
  },
}

const store = {
  getProperty: (key: string) => properties.get(key) ?? null,
  getProperties: () => Object.fromEntries(properties),
  setProperty(key: string, value: string) {
    if (Buffer.byteLength(value) > VALUE_BYTES) throw new Error('Argument too large: value')
    properties.set(key, value)
    const total = [...properties].flat().reduce((sum, each) => sum + Buffer.byteLength(each), 0)
    if (total > TOTAL_BYTES) throw new Error('You have exceeded the property storage quota.')
  },
  setProperties(values: Readonly<Record<string, string>>) {
    for (const [key, value] of Object.entries(values)) store.setProperty(key, value)
  },
  deleteProperty: (key: string) => void properties.delete(key),
}

const cache = {
  get(key: string) {
    const found = cached.get(key)
    return found && found.until > now ? found.value : null
  },
  put(key: string, value: string, seconds = 600) {
    if (Buffer.byteLength(value) > CACHED_BYTES) throw new Error('Argument too large: value')
    cached.set(key, { value, until: now + seconds * 1000 })
  },
}

const ScriptApp = {
  newTrigger: (handler: string) => ({
    timeBased: () => ({
      everyMinutes(minutes: number) {
        if (![1, 5, 10, 15, 30].includes(minutes)) throw new Error('Invalid argument: minutes')
        return { create: () => void triggers.push({ handler, minutes }) }
      },
    }),
  }),
  getProjectTriggers: () => [...triggers],
  deleteTrigger: (trigger: (typeof triggers)[number]) =>
    void triggers.splice(triggers.indexOf(trigger), 1),
  getService: () => ({ getUrl: () => 'https://script.google.com/macros/s/A/exec' }),
}

const Utilities = {
  getUuid: () => crypto.randomUUID(),
  newBlob: (data: string | readonly number[]) => {
    const bytes = typeof data === 'string' ? Buffer.from(data) : Buffer.from(Int8Array.from(data))
    return {
      getBytes: () => Array.from(new Int8Array(bytes)),
      getDataAsString: (charset = 'utf-8') =>
        new TextDecoder(charset, { ignoreBOM: true }).decode(bytes),
    }
  },
}

const lock = { tryLock: () => !side.locked, releaseLock: () => {} }

/** Calls one of the script's functions in a new context, as Google does for each run. */
function run({ name, event, now: at, side: given }: Call): CallResult {
  side = given
  now = at
  const lines: string[] = []
  const context = createContext({
    UrlFetchApp,
    MailApp,
    PropertiesService: { getScriptProperties: () => store },
    CacheService: { getScriptCache: () => cache },
    LockService: { getScriptLock: () => lock },
    ScriptApp,
    Session: { getEffectiveUser: () => ({ getEmail: () => 'owner@example.com' }) },
    ContentService: {
      MimeType: { ICAL: 'text/calendar' },
      createTextOutput: (text: string) => {
        const output = {
          text,
          type: 'text/plain',
          setMimeType: (type: string) => Object.assign(output, { type }),
        }
        return output
      },
    },
    Utilities,
    console: { log: (line: string) => void lines.push(line) },
    clock: () => now,
  })
  const removals = Object.entries(LATER).flatMap(([owner, names]) =>
    names.map((each) => `delete ${owner}['${each}']`),
  )
  new Script(`${removals.join(';')}
    Date = class extends Date { constructor(...values) { super(...(values.length > 0 ? values : [clock()])) } static now() { return clock() } }
    // Nothing native may run later: Google documents no moment for it.
    Promise = undefined`).runInContext(context)
  try {
    script.runInContext(context)
    const called = new Script(`${name}(${JSON.stringify(event)})`).runInContext(context) as
      | { text: string; type: string }
      | boolean
      | undefined
    const output = typeof called === 'object' ? { text: called.text, type: called.type } : called
    return { ...(output !== undefined && { output }), lines, side }
  } catch (error) {
    return { error: String(error), lines, side }
  }
}

parentPort?.on('message', (message: Call | { properties: Record<string, string> } | 'triggers') => {
  if (message === 'triggers') parentPort?.postMessage(triggers)
  else if ('properties' in message) {
    store.setProperties(message.properties)
    parentPort?.postMessage(Object.fromEntries(properties))
  } else parentPort?.postMessage(run(message))
})
