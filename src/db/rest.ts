const TIME_LIMIT_MS = 10_000
const INTERVAL_MS = 60_000
const RETRY_MS = 10_000

/** Sends a request over REST; rejects without a response within ten seconds. */
export function askDatabase(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(databaseRestUrl(path), { ...init, signal: timeLimit(TIME_LIMIT_MS) })
}

/** Reads a path once over REST; rejects without a response or when it is refused. */
export async function readValue(path: string): Promise<unknown> {
  const response = await askDatabase(path)
  if (!response.ok) throw new Error(`The database answered ${response.status}`)
  return response.json()
}

/** Polls the value at a path each minute. */
export function pollValue(
  path: string,
  onValue: (value: unknown) => void,
  onFailure: () => void = () => {},
): () => void {
  return poll(() => readValue(path), onValue, onFailure, INTERVAL_MS)
}

/**
 * Reads a value now, at an interval while the page is visible, and when it becomes visible or online
 * again. It keeps no connection between reads, because the free plan allows 100 at a time.
 */
export function poll<Value>(
  read: () => Promise<Value>,
  onValue: (value: Value) => void,
  onFailure: () => void,
  intervalMs: number,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  // Only the latest of several concurrent reads counts.
  let latest = 0

  function update() {
    clearTimeout(timer)
    if (document.visibilityState === 'hidden') return
    latest += 1
    const own = latest
    const settle = (report: () => void, pauseMs: number) => {
      if (own !== latest) return
      timer = setTimeout(update, pauseMs)
      report()
    }
    read().then(
      (value) => settle(() => onValue(value), intervalMs),
      () => settle(onFailure, RETRY_MS),
    )
  }

  update()
  document.addEventListener('visibilitychange', update)
  addEventListener('online', update)
  return () => {
    latest += 1
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', update)
    removeEventListener('online', update)
  }
}

/** The REST address of `path` in the database: the local backend's in a demo build. */
export function databaseRestUrl(path: string): string {
  if (!__LOCAL_BACKEND__) return `${__ENV__.VITE_FIREBASE_DATABASE_URL}/${path}.json`
  const { host, databasePort } = __LOCAL_BACKEND__
  const namespace = `${__ENV__.VITE_FIREBASE_PROJECT_ID}-default-rtdb`
  return `http://${host}:${databasePort}/${path}.json?ns=${namespace}`
}

/** A signal that aborts after a time; older phones have no `AbortSignal.timeout`. */
export function timeLimit(milliseconds: number): AbortSignal {
  const limit = new AbortController()
  setTimeout(() => limit.abort(), milliseconds)
  return limit.signal
}
