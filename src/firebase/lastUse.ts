const STORAGE_KEY = 'villa.used'

const HOUR_MS = 3_600_000

/** So long a session lasts that nobody uses. */
const LIMIT_MS = 30 * 24 * HOUR_MS

/** Whether the session on this device has been left unused for so long that it counts no more. */
export function isLongUnused(): boolean {
  const used = lastUse()
  return used !== null && Date.now() - used > LIMIT_MS
}

/** Keeps that it is being used; to the hour, for this is called at every touch. */
export function noteUse(): void {
  const used = lastUse()
  // A clock that was ahead and has been put right must not hold the session open.
  if (used !== null && Math.abs(Date.now() - used) < HOUR_MS) return
  try {
    localStorage.setItem(STORAGE_KEY, String(Date.now()))
  } catch {
    // Where storage is closed, a sign-in lasts no longer than the page.
  }
}

/** Forgets it, with the session. */
export function forgetUse(): void {
  try {
    localStorage.removeItem(STORAGE_KEY)
  } catch {
    // There is nothing to forget.
  }
}

/** The moment of the last use, in milliseconds since 1970; `null` in a session of a release that kept none. */
function lastUse(): number | null {
  try {
    const kept = localStorage.getItem(STORAGE_KEY) ?? ''
    return /^\d+$/.test(kept) ? Number(kept) : null
  } catch {
    return null
  }
}
