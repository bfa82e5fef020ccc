import { readValue } from './readValue.ts'

const INTERVAL_MS = 60_000
const RETRY_MS = 10_000

/** Reads each minute while visible, without a connection: the free plan allows 100 at a time. */
export function pollValue(
  path: string,
  onValue: (value: unknown) => void,
  onFailure: () => void = () => {},
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  // Only the latest of several concurrent reads counts.
  let latest = 0

  function read() {
    clearTimeout(timer)
    if (document.visibilityState === 'hidden') return
    latest += 1
    const own = latest
    const settle = (report: () => void, pauseMs: number) => {
      if (own !== latest) return
      timer = setTimeout(read, pauseMs)
      report()
    }
    readValue(path).then(
      (value) => settle(() => onValue(value), INTERVAL_MS),
      () => settle(onFailure, RETRY_MS),
    )
  }

  read()
  document.addEventListener('visibilitychange', read)
  addEventListener('online', read)
  return () => {
    latest += 1
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', read)
    removeEventListener('online', read)
  }
}
