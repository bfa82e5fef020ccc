const STORAGE_KEY = 'villa.caretakerDeclined'

/** Whether nobody on this device has said yet that they know what a caretaker would bring. */
export function isOffered(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === null
  } catch {
    return true
  }
}

/** Remembers that somebody has read it. */
export function noteDeclined(): void {
  try {
    localStorage.setItem(STORAGE_KEY, 'yes')
  } catch {
    // Storage is closed in some private windows; it is then said again.
  }
}
