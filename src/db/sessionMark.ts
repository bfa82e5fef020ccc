import { randomKey } from '#lib/randomKey.ts'

const STORAGE_KEY = 'villa.session'

// Without storage, a session lasts as long as the page, and so does its mark.
let remembered: string | null = null

/**
 * The mark of items that were queued on this device in this session: random for each sign-in, so
 * that nobody who used the device before can have written one. `null` without a session.
 */
export function sessionMark(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? remembered
  } catch {
    return remembered
  }
}

/** Creates the mark of a new session. */
export function markSession(): void {
  remembered = randomKey()
  try {
    localStorage.setItem(STORAGE_KEY, remembered)
  } catch {
    // The page's memory has it.
  }
}

/** Removes the mark with the session. */
export function unmarkSession(): void {
  remembered = null
  try {
    localStorage.removeItem(STORAGE_KEY)
  } catch {
    // There is none.
  }
}
