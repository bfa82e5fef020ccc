import * as v from 'valibot'
import type { Stay } from '#domain/stay.ts'
import { databaseRestUrl } from './endpoint.ts'
import { currentEnv } from './env.ts'
import { createStaysCopy } from './staysCopy.ts'

/** The booked stays as last heard, and whether the line they came over still stands. */
export type StaysNews = { stays: readonly Stay[]; connected: boolean }

/** Why the stays cannot be had: the rules refuse them, or the database does not answer. */
export type StaysFailure = 'permission' | 'network'

const PATIENCE_MS = 4_000
const FIRST_ANSWER_MS = 10_000
const RETRY_MS = 3_000

/**
 * Follows the stays that block the public calendar, over the database's REST stream: a browser speaks it by itself, while
 * the SDK would weigh 50 kB (docs/decisions/005). Records whose dates cannot be read are left out (SPEC §5).
 */
export function followStays(
  onNews: (news: StaysNews) => void,
  onFailure: (failure: StaysFailure) => void,
): () => void {
  const copy = createStaysCopy()
  let source: EventSource
  let retry: ReturnType<typeof setTimeout> | undefined
  let loss: ReturnType<typeof setTimeout> | undefined
  let answered = false
  const firstAnswer = setTimeout(() => onFailure('network'), FIRST_ANSWER_MS)

  function open() {
    source = new EventSource(databaseRestUrl(currentEnv(), 'reservations'))
    source.addEventListener('put', ({ data }: MessageEvent<string>) => hear(copy.put, data))
    source.addEventListener('patch', ({ data }: MessageEvent<string>) => hear(copy.patch, data))
    source.addEventListener('cancel', () => fail('permission'))
    source.onerror = () => {
      // A blink is not worth telling; a closed source does not open itself again.
      loss ??= setTimeout(() => tell(false), PATIENCE_MS)
      if (source.readyState === EventSource.CLOSED) retry = setTimeout(open, RETRY_MS)
    }
  }

  function hear(apply: (path: string, data: unknown) => void, text: string) {
    const { path, data } = v.parse(messageSchema, JSON.parse(text))
    apply(path, data)
    answered = true
    clearTimeout(firstAnswer)
    clearTimeout(loss)
    loss = undefined
    tell(true)
  }

  function tell(connected: boolean) {
    if (answered) onNews({ stays: copy.stays(), connected })
  }

  function fail(failure: StaysFailure) {
    stop()
    onFailure(failure)
  }

  function stop() {
    source.close()
    for (const timer of [firstAnswer, retry, loss]) clearTimeout(timer)
  }

  open()
  return stop
}

const messageSchema = v.object({ path: v.string(), data: v.unknown() })
