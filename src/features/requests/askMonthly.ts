const STORAGE_KEY = 'villa.dueAsked'
const MONTH_MS = 30 * 24 * 3_600_000

/**
 * Whether a month has passed since an owner was last asked on this device, or the date is unknown.
 */
export function isTimeToAsk(now: number): boolean {
  try {
    const asked = Number(localStorage.getItem(STORAGE_KEY))
    // A date from a clock that was ahead would suppress the question for years.
    return !(asked > now - MONTH_MS && asked <= now)
  } catch {
    return true
  }
}

/** Stores when an owner has answered. */
export function noteAnswered(now: number): void {
  try {
    localStorage.setItem(STORAGE_KEY, String(now))
  } catch {
    // Some private windows have no storage; the question then comes again.
  }
}
