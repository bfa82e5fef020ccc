import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { formatError } from '#i18n/failureWords.ts'
import { requiredContext } from '#lib/requiredContext.ts'
import { useIsMounted } from '#lib/stableValues.ts'
import { toastDone, toastFailed } from '#ui/toasts.ts'

type Count = { written: number; refused: number }
type Texts = { written: (count: number) => string; left: (count: Count) => string }

/** Warns before the page is left; an owner on another page gets the result as a message. */
export function useLongWrites({ written, left }: Texts) {
  const running = useRef(0)
  const shown = useIsMounted()
  useLeaveWarning(() => running.current > 0)

  return async <News extends { state: 'written' | 'refused' }>(
    write: (onNews: (news: News) => void) => Promise<void>,
    onNews: (news: News) => void,
  ): Promise<void> => {
    const count = { written: 0, refused: 0 }
    running.current += 1
    await write((news) => {
      count[news.state] += 1
      onNews(news)
    })
    running.current -= 1
    if (shown.current) return
    if (count.refused > 0) toastFailed(() => left(count))
    else toastDone(() => written(count.written))
  }
}

type Refused<News> = Extract<News, { state: 'refused' }>

/** The progress of a long write: its items, and the results so far. */
export type Run<News> = {
  isDone: boolean
  count: number
  written: readonly Exclude<News, Refused<News>>[]
  refused: readonly Refused<News>[]
}

/** Collects the results of a long write; `forget` removes them. */
export function useRun<News extends { state: 'written' | 'refused' }>() {
  const [run, setRun] = useState<Run<News> | null>(null)

  async function start(count: number, write: (onNews: (news: News) => void) => Promise<void>) {
    setRun({ isDone: false, count, written: [], refused: [] })
    await write((news) => {
      const list = news.state
      setRun((now) => now && { ...now, [list]: [...now[list], news] })
    })
    setRun((now) => now && { ...now, isDone: true })
  }

  return { run, start, forget: () => setRun(null) }
}

/** Shows the browser's warning before the page is left while `isAtRisk` returns true. */
export function useLeaveWarning(isAtRisk: () => boolean): void {
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isAtRisk()) event.preventDefault()
  })
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => warn(event)
    addEventListener('beforeunload', onLeave)
    return () => removeEventListener('beforeunload', onLeave)
  }, [])
}

/** Counts the pending promises. */
export function usePending(): [pending: boolean, track: <T>(work: Promise<T>) => Promise<T>] {
  const [count, setCount] = useState(0)
  const track = async <T>(work: Promise<T>) => {
    setCount((before) => before + 1)
    try {
      return await work
    } finally {
      setCount((before) => before - 1)
    }
  }
  return [count > 0, track]
}

/** The pending saves that are in no queue. */
export type Saves = { pending: boolean; track: <T>(save: Promise<T>) => Promise<T> }

export const [SavesProvider, useOfficeSaves] = requiredContext<Saves>('SavesProvider')

/** Tracks saves across pages; offline they are kept in this page's memory only. */
export function useSaves(): Saves {
  const [pending, track] = usePending()
  useLeaveWarning(() => pending)
  return { pending, track }
}

/** Tracks a page's save; reports its failure as `text` to an owner who has gone to another page. */
export function useTrackSave(text: (message: string) => string) {
  const saves = useOfficeSaves()
  const shown = useIsMounted()

  return async <T>(save: Promise<T>): Promise<T> => {
    try {
      return await saves.track(save)
    } catch (failure) {
      // The form that would show the error is no longer on screen.
      if (!shown.current) toastFailed(() => text(formatError(failure)))
      throw failure
    }
  }
}
