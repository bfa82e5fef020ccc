import * as v from 'valibot'
import type { Stay } from '#domain/stay.ts'
import { databaseRestUrl } from './endpoint.ts'
import { currentEnv } from './env.ts'
import { createStaysCopy } from './staysCopy.ts'

/** The booked stays as last heard, and whether the line they came over still stands. */
export type StaysNews = { stays: readonly Stay[]; connected: boolean }

const PATIENCE_MS = 4_000
const FIRST_ANSWER_MS = 10_000
const FIRST_RETRY_MS = 3_000
const LONGEST_RETRY_MS = 60_000

// The database says "keep-alive" every 30 seconds; a line that misses two has died without a word.
const SILENCE_MS = 75_000

/**
 * Follows the stays that block the public calendar, over the database's REST stream: a browser speaks it by itself, while
 * the SDK would weigh 50 kB (docs/decisions/005). Records whose dates cannot be read are left out (SPEC §5).
 * `onFailure` is called once when there is no answer for ten seconds; the line is tried again all the same.
 */
export function followStays(onNews: (news: StaysNews) => void, onFailure: () => void): () => void {
  const copy = createStaysCopy()
  let source: EventSource
  let retry: ReturnType<typeof setTimeout> | undefined
  let retryDelay = FIRST_RETRY_MS
  let silence: ReturnType<typeof setTimeout> | undefined
  let loss: ReturnType<typeof setTimeout> | undefined
  let answered = false
  const firstAnswer = setTimeout(onFailure, FIRST_ANSWER_MS)

  function open() {
    source = new EventSource(databaseRestUrl(currentEnv(), 'reservations'))
    source.addEventListener('put', ({ data }: MessageEvent<string>) => hear(copy.put, data))
    source.addEventListener('patch', ({ data }: MessageEvent<string>) => hear(copy.patch, data))
    source.addEventListener('keep-alive', awaitMore)
    source.addEventListener('cancel', reopen)
    source.onerror = () => {
      // A source that was refused has closed itself, and does not open itself again.
      if (source.readyState === EventSource.CLOSED) reopen()
      else lose()
    }
    awaitMore()
  }

  function reopen() {
    lose()
    source.close()
    clearTimeout(silence)
    clearTimeout(retry)
    retry = setTimeout(open, retryDelay)
    retryDelay = Math.min(retryDelay * 2, LONGEST_RETRY_MS)
  }

  function awaitMore() {
    clearTimeout(silence)
    silence = setTimeout(reopen, SILENCE_MS)
  }

  // A blink is not worth telling.
  function lose() {
    loss ??= setTimeout(() => {
      if (answered) onNews({ stays: copy.stays(), connected: false })
    }, PATIENCE_MS)
  }

  function hear(apply: (path: string, data: unknown) => void, text: string) {
    const message = v.safeParse(messageSchema, text)
    if (!message.success) return reopen()
    apply(message.output.path, message.output.data)
    answered = true
    clearTimeout(firstAnswer)
    clearTimeout(loss)
    loss = undefined
    retryDelay = FIRST_RETRY_MS
    awaitMore()
    onNews({ stays: copy.stays(), connected: true })
  }

  open()
  return () => {
    source.close()
    for (const timer of [firstAnswer, retry, silence, loss]) clearTimeout(timer)
  }
}

const messageSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ path: v.string(), data: v.unknown() }),
)
