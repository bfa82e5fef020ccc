import * as v from 'valibot'
import { entriesOf } from '#domain/field/collection.ts'
import { type StayDates, readStayDates } from '#domain/stay/stayDates.ts'
import { withAppCheckToken } from './appCheckToken.ts'
import { databaseRestUrl } from './endpoint.ts'
import { pollValue } from './rest.ts'

export type StaysNews = { stays: readonly StayDates[]; connected: boolean }

/**
 * Subscribes to the stays that block the public calendar; omits unreadable records, which only
 * owners can correct. Calls `onFailure` once without a response for ten seconds, and keeps
 * retrying.
 */
export function followStays(onNews: (news: StaysNews) => void, onFailure: () => void): () => void {
  const copy = createStaysCopy()
  const report = (connected: boolean) => onNews({ stays: copy.stays(), connected })
  return followStream('reservations', copy, report, onFailure)
}

/** A page's copy of `/reservations`, with paths such as `/`, `/id` or `/id/girisTarihi`. */
type StaysCopy = StreamCopy & {
  stays: () => StayDates[]
}

/**
 * An empty copy; a change parses only the records that it touches, because there may be ten
 * thousand.
 */
export function createStaysCopy(): StaysCopy {
  const stored = new Map<string, unknown>()
  const readable = new Map<string, StayDates>()

  function replace(id: string, record: unknown) {
    stored.delete(id)
    readable.delete(id)
    if (record === null || record === undefined) return
    stored.set(id, record)
    const read = readStayDates(record)
    if ('dates' in read) readable.set(id, read.dates)
  }

  function put(path: string, data: unknown) {
    const [id, field] = path.split('/').filter(Boolean)
    if (id === undefined) {
      stored.clear()
      readable.clear()
      for (const [each, record] of entriesOf(data)) replace(each, record)
    } else if (field === undefined) replace(id, data)
    else replace(id, { ...Object.fromEntries(entriesOf(stored.get(id))), [field]: data })
  }

  function patch(path: string, changes: unknown) {
    for (const [key, data] of Object.entries(Object(changes) as object)) put(`${path}/${key}`, data)
  }

  return { put, patch, stays: () => [...readable.values()] }
}

/** A page's copy of a path's value, updated by the database's stream. */
type StreamCopy = {
  /** Stores the new value at a path below, `/` being the whole; `null` deletes. */
  put: (path: string, data: unknown) => void
  patch: (path: string, changes: unknown) => void
}

const LOSS_GRACE_MS = 4_000
const FIRST_ANSWER_MS = 10_000
const FIRST_BACKOFF_MS = 3_000
const LONGEST_BACKOFF_MS = 60_000

// The database sends a keep-alive every 30 seconds; two missing ones mean a dead connection.
const SILENCE_MS = 75_000

const POLL_AFTER_MS = 5_000

/**
 * Synchronizes `copy` with `path` over the database's REST stream, which browsers support natively,
 * while the SDK has 50 kB (docs/decisions/007). Calls `onNews` after each change and a lost
 * connection, `onFailure` once without a response for ten seconds. Keeps retrying; polls each
 * minute while no stream is delivered.
 */
function followStream(
  path: string,
  copy: StreamCopy,
  onNews: (connected: boolean) => void,
  onFailure: () => void,
): () => void {
  let source: EventSource | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let backoff = FIRST_BACKOFF_MS
  let silence: ReturnType<typeof setTimeout> | undefined
  let loss: ReturnType<typeof setTimeout> | undefined
  let answered = false
  const firstAnswer = setTimeout(onFailure, FIRST_ANSWER_MS)
  let polling: ReturnType<typeof setTimeout> | undefined = setTimeout(poll, POLL_AFTER_MS)
  let stopPolling = () => {}
  let stopped = false

  function open() {
    withAppCheckToken(databaseRestUrl(path)).then(listen, reopen)
  }

  function listen(address: string) {
    if (stopped) return
    source = new EventSource(address)
    source.addEventListener('put', ({ data }: MessageEvent<string>) => receive(copy.put, data))
    source.addEventListener('patch', ({ data }: MessageEvent<string>) => receive(copy.patch, data))
    source.addEventListener('keep-alive', awaitMore)
    source.addEventListener('cancel', reopen)
    source.onerror = () => {
      // A refused EventSource is closed and does not reconnect.
      if (source?.readyState === EventSource.CLOSED) reopen()
      else lose()
    }
    awaitMore()
  }

  function reopen() {
    if (stopped) return
    lose()
    source?.close()
    clearTimers(silence, retry)
    retry = setTimeout(open, backoff)
    backoff = Math.min(backoff * 2, LONGEST_BACKOFF_MS)
  }

  function awaitMore() {
    clearTimeout(silence)
    silence = setTimeout(reopen, SILENCE_MS)
  }

  // Short interruptions are not reported.
  function lose() {
    polling ??= setTimeout(poll, POLL_AFTER_MS)
    loss ??= setTimeout(() => {
      if (answered) onNews(false)
    }, LOSS_GRACE_MS)
  }

  function receive(apply: (path: string, data: unknown) => void, text: string) {
    const message = v.safeParse(messageSchema, text)
    if (!message.success) return reopen()
    apply(message.output.path, message.output.data)
    answered = true
    clearTimers(firstAnswer, polling, loss)
    polling = undefined
    loss = undefined
    stopPolling()
    backoff = FIRST_BACKOFF_MS
    awaitMore()
    onNews(true)
  }

  // Some proxies hold a stream back, and a database may redirect it to an address outside the
  // page's policy.
  function poll() {
    stopPolling = pollValue(path, (data) => {
      answered = true
      clearTimeout(firstAnswer)
      copy.put('/', data)
      onNews(false)
    })
  }

  open()
  return () => {
    stopped = true
    source?.close()
    stopPolling()
    clearTimers(firstAnswer, polling, retry, silence, loss)
  }
}

function clearTimers(...timers: (ReturnType<typeof setTimeout> | undefined)[]) {
  for (const timer of timers) clearTimeout(timer)
}

const messageSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ path: v.string(), data: v.unknown() }),
)
