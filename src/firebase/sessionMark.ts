import { randomKey } from '#lib/randomKey.ts'

const STORAGE_KEY = 'villa.session'

// Where storage is closed, a sign-in lasts as long as the page, and so does its mark.
let remembered: string | null = null

/**
 * What a work bears that was written on this device under the sign-in that holds: random, made anew by each sign-in, so that
 * nobody who sat here before can have written it. `null` while nobody has signed in.
 */
export function sessionMark(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? remembered
  } catch {
    return remembered
  }
}

/** Makes the mark of a sign-in that begins. */
export function markSession(): void {
  remembered = randomKey()
  try {
    localStorage.setItem(STORAGE_KEY, remembered)
  } catch {
    // The page's own memory has it.
  }
}

/** Forgets it, with the session. */
export function unmarkSession(): void {
  remembered = null
  try {
    localStorage.removeItem(STORAGE_KEY)
  } catch {
    // There is none.
  }
}
