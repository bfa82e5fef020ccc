const STORAGE_KEY = 'villa.dueAsked'
const MONTH_MS = 30 * 24 * 3_600_000

/** Whether it is a month since an owner was last asked on this device; also when nobody knows. */
export function isTimeToAsk(now: number): boolean {
  try {
    const asked = Number(localStorage.getItem(STORAGE_KEY))
    // A clock that was ahead once must not silence the question for years.
    return !(asked > now - MONTH_MS && asked <= now)
  } catch {
    return true
  }
}

/** Remembers that an owner has answered. */
export function noteAnswered(now: number): void {
  try {
    localStorage.setItem(STORAGE_KEY, String(now))
  } catch {
    // Storage is closed in some private windows; the question then comes again.
  }
}
