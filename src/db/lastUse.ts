const STORAGE_KEY = 'villa.used'

const HOUR_MS = 3_600_000

/** The lifetime of an unused session. */
const LIMIT_MS = 30 * 24 * HOUR_MS

/** Whether the session on this device was unused for too long. */
export function isLongUnused(): boolean {
  const used = lastUse()
  return used !== null && Date.now() - used > LIMIT_MS
}

/** Records its use, to the hour, because this is called at every touch. */
export function noteUse(): void {
  const used = lastUse()
  // A date from a clock that was ahead must not keep the session open.
  if (used !== null && Math.abs(Date.now() - used) < HOUR_MS) return
  try {
    localStorage.setItem(STORAGE_KEY, String(Date.now()))
  } catch {
    // Without storage, a session lasts no longer than the page.
  }
}

/** Removes the record with the session. */
export function forgetUse(): void {
  try {
    localStorage.removeItem(STORAGE_KEY)
  } catch {
    // There is nothing to remove.
  }
}

/** The last use in milliseconds since 1970; `null` in a session of a release without it. */
function lastUse(): number | null {
  try {
    const kept = localStorage.getItem(STORAGE_KEY) ?? ''
    return /^\d+$/.test(kept) ? Number(kept) : null
  } catch {
    return null
  }
}
