let offset = 0
let measuring: Promise<void> | null = null

/** The hosting server's time in milliseconds since 1970; the device's until `measureClock` has resolved. */
export function guestNow(): number {
  return Date.now() + offset
}

/** Compares the device's clock with that of the server that hosts the site, once a page. */
export function measureClock(): Promise<void> {
  measuring ??= measure().catch(() => {
    // Without an answer the device's clock counts.
  })
  return measuring
}

/** An answer's time has whole seconds. */
const PRECISION_MS = 1000

async function measure(): Promise<void> {
  const sentAt = Date.now()
  // A separate address, because an answer from a cache would have an earlier time.
  const response = await fetch(`/robots.txt?${sentAt}`, { method: 'HEAD', cache: 'no-store' })
  const serverTime = Date.parse(response.headers.get('Date') ?? '')
  const halfWay = (Date.now() - sentAt) / 2
  // Whole milliseconds, as times are stored.
  const error = Math.round(serverTime - (sentAt + halfWay))
  if (Math.abs(error) > PRECISION_MS + halfWay) offset = error
}
