import { randomKey } from '#lib/randomKey.ts'

const STORAGE_KEY = 'villa.session'

// Without storage, a session lasts as long as the page, and so does its mark.
let remembered: string | null = null

/** Random for each sign-in, so that nobody who used the device before can have queued an item. */
export function sessionMark(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? remembered
  } catch {
    return remembered
  }
}

export function markSession(): void {
  remembered = randomKey()
  try {
    localStorage.setItem(STORAGE_KEY, remembered)
  } catch {
    // The page's memory has it.
  }
}

export function unmarkSession(): void {
  remembered = null
  try {
    localStorage.removeItem(STORAGE_KEY)
  } catch {
    // There is none.
  }
}
