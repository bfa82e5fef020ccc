/** Reads a text of this device; `null` without one, `undefined` where there is no storage. */
export function readText(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key)
  } catch {
    return undefined
  }
}

/** Stores a text on this device, or removes it; returns whether the browser has storage for it. */
export function keepText(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}
