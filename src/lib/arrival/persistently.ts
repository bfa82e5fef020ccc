const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 60_000

/** Tries until it works, for what a page cannot do without: at once again when the line is back, else ever more slowly. The console says why. */
export async function persistently<T>(attempt: () => Promise<T>): Promise<T> {
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
