import { useRef } from 'react'
import { useIsMounted } from '#lib/useIsMounted.ts'
import { useLeaveWarning } from './useLeaveWarning.ts'
import { toastDone, toastFailed } from '#ui/toasts.ts'

type Count = { written: number; refused: number }
type Texts = { written: (count: number) => string; left: (count: Count) => string }

/**
 * Runs long writes one after the other, with the browser's warning before the page is left; an
 * owner on another page gets the result as a message.
 */
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
