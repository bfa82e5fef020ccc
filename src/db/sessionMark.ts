import { keepText, readText } from '#lib/deviceText.ts'
import { randomKey } from '#lib/randomKey.ts'

const STORAGE_KEY = 'villa.session'

// Without storage, a session lasts as long as the page, and so does its mark.
let remembered: string | null = null

/**
 * The mark of items that were queued on this device in this session: random for each sign-in, so
 * that nobody who used the device before can have written one. `null` without a session.
 */
export function sessionMark(): string | null {
  return readText(STORAGE_KEY) ?? remembered
}

/** Creates the mark of a new session. */
export function markSession(): void {
  remembered = randomKey()
  keepText(STORAGE_KEY, remembered)
}

/** Removes the mark with the session. */
export function unmarkSession(): void {
  remembered = null
  keepText(STORAGE_KEY, null)
}
