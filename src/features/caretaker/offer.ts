const STORAGE_KEY = 'villa.caretakerDeclined'

/** Whether the description of the caretaker was not dismissed on this device. */
export function isOffered(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === null
  } catch {
    return true
  }
}

/** Stores the dismissal. */
export function noteDeclined(): void {
  try {
    localStorage.setItem(STORAGE_KEY, 'yes')
  } catch {
    // Some private windows have no storage; the description then shows again.
  }
}
