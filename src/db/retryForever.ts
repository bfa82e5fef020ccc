const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 60_000

/**
 * Retries until success, for what a page cannot work without: immediately when online again, else
 * with growing delays. Logs each failure.
 */
export async function retryForever<T>(attempt: () => Promise<T>): Promise<T> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await attempt()
    } catch (error) {
      reportError(error)
      await onlineOrAfter(pause)
    }
  }
}

function onlineOrAfter(pauseMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, pauseMs)
    addEventListener('online', () => resolve(), { once: true })
  })
}
