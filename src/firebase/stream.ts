import * as v from 'valibot'
import { databaseRestUrl } from './endpoint.ts'
import { withProof } from './proof.ts'
import { pollValue } from './pollValue.ts'

/** A page's own copy of what is stored at a path, kept up to date by what the database's stream says has changed. */
export type StreamCopy = {
  /** Takes the new value at a path below, `/` being the whole; `null` removes what was there. */
  put: (path: string, data: unknown) => void
  /** Takes several new values below a path at once. */
  patch: (path: string, changes: unknown) => void
}

const LOSS_GRACE_MS = 4_000
const FIRST_ANSWER_MS = 10_000
const FIRST_BACKOFF_MS = 3_000
const LONGEST_BACKOFF_MS = 60_000

// The database says "keep-alive" every 30 seconds; a line that misses two has died without a word.
const SILENCE_MS = 75_000

const POLL_AFTER_MS = 5_000

/**
 * Keeps `copy` like what is stored at `path`, over the database's REST stream: a browser speaks it by itself, while the SDK
 * would weigh 50 kB (docs/decisions/007). `onNews` is called after each change and when the line is lost, `onFailure` once
 * when there is no answer for ten seconds. The line is tried again all the same; as long as no stream comes through, also
 * after one was lost, the value is read by itself each minute.
 */
export function followStream(
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
    withProof(databaseRestUrl(path)).then(listen, reopen)
  }

  function listen(address: string) {
    if (stopped) return
    source = new EventSource(address)
    source.addEventListener('put', ({ data }: MessageEvent<string>) => hear(copy.put, data))
    source.addEventListener('patch', ({ data }: MessageEvent<string>) => hear(copy.patch, data))
    source.addEventListener('keep-alive', awaitMore)
    source.addEventListener('cancel', reopen)
    source.onerror = () => {
      // A source that was refused has closed itself, and does not open itself again.
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

  // A blink is not worth telling.
  function lose() {
    polling ??= setTimeout(poll, POLL_AFTER_MS)
    loss ??= setTimeout(() => {
      if (answered) onNews(false)
    }, LOSS_GRACE_MS)
  }

  function hear(apply: (path: string, data: unknown) => void, text: string) {
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

  // Some proxies hold a stream back, and a database may send it from an address that the page's policy does not know.
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
