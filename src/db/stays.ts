import * as v from 'valibot'
import type { StayDates } from '#domain/stay/stayDates.ts'
import { databaseRestUrl, pollValue } from './rest.ts'
import { createStaysCopy, type StreamCopy } from './staysCopy.ts'

export type StaysUpdate = { stays: readonly StayDates[]; connected: boolean }

/**
 * Subscribes to the stays that block the public calendar; omits unreadable records, which only
 * owners can correct. Calls `onFailure` once without a response for ten seconds, and keeps
 * retrying.
 */
export function followStays(
  onUpdate: (update: StaysUpdate) => void,
  onFailure: () => void,
): () => void {
  const copy = createStaysCopy()
  const report = (connected: boolean) => onUpdate({ stays: copy.stays(), connected })
  return followStream('reservations', copy, report, onFailure)
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
 * while the SDK has 50 kB (docs/decisions/007). Calls `onUpdate` after each change and a lost
 * connection, `onFailure` once without a response for ten seconds. Keeps retrying; polls each
 * minute while no stream is delivered.
 */
function followStream(
  path: string,
  copy: StreamCopy,
  onUpdate: (connected: boolean) => void,
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
    source = new EventSource(databaseRestUrl(path))
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
      if (answered) onUpdate(false)
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
    onUpdate(true)
  }

  // Some proxies hold a stream back, and a database may redirect it to an address outside the
  // page's policy.
  function poll() {
    stopPolling = pollValue(path, (data) => {
      answered = true
      clearTimeout(firstAnswer)
      copy.put('/', data)
      onUpdate(false)
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
