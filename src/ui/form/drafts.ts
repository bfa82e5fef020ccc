/** The texts of a form's controls by name; `null` for a value that follows from others. */
export type Texts = { [name: string]: string | null }

/** The typed texts, and the form's data about their origin. */
export type Draft<Values> = { values: Values; about: unknown }

// The version of the stored format.
const VERSION = 1

type Stored = Draft<Texts> & { version: typeof VERSION; at: number }

/** How long a lasting draft stays on the device, in milliseconds. */
const LASTING_MS = 7 * 86_400_000

/**
 * The draft under `key` in the shape of the `empty` form; `null` if there is none or it is invalid.
 */
export function readDraft<Values extends Texts>(key: string, empty: Values): Draft<Values> | null {
  const stored = read(key)
  if (!stored) return null
  const fits = Object.entries(stored.values).every(
    ([name, value]) => value !== null || value === empty[name],
  )
  return fits ? { values: { ...empty, ...stored.values }, about: stored.about } : null
}

/** The latest draft's key under `prefix`, or `null`. */
export function latestDraft(prefix: string): string | null {
  const dated = keysUnder(prefix).map((key) => ({ key, at: read(key)?.at ?? 0 }))
  return dated.sort((one, other) => other.at - one.at)[0]?.key ?? null
}

/**
 * Stores a draft for the life of the tab, until it is sent or discarded; a `lasting` one for a week
 * on this device, for tabs without their own. An empty form leaves no draft.
 */
export function keepDraft(
  key: string,
  values: Texts,
  about: unknown = null,
  { lasting = false } = {},
): void {
  const empty = Object.values(values).every((value) => value === null || value === '')
  if (empty) return forgetDraft(key)
  try {
    const stored = { version: VERSION, values, about, at: Date.now() } satisfies Stored
    sessionStorage.setItem(key, JSON.stringify(stored))
    if (lasting) localStorage.setItem(key, JSON.stringify(stored))
  } catch {
    // Storage may be full, or unavailable in a private window; the draft then lasts as long as the
    // page.
  }
}

/** Removes the draft under `key`. */
export function forgetDraft(key: string): void {
  try {
    sessionStorage.removeItem(key)
    localStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to remove.
  }
}

function keysUnder(prefix: string): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

function read(key: string): Stored | null {
  try {
    const own = sessionStorage.getItem(key)
    if (own !== null) return parseStored(own)
    const lasting = parseStored(localStorage.getItem(key) ?? 'null')
    if (lasting && Date.now() - lasting.at > LASTING_MS) localStorage.removeItem(key)
    return lasting && Date.now() - lasting.at <= LASTING_MS ? lasting : null
  } catch {
    return null
  }
}

function parseStored(text: string): Stored | null {
  const stored: unknown = JSON.parse(text)
  return isStored(stored) ? stored : null
}

// Validates by hand, because a schema library would outweigh the first script of a guest's page.
function isStored(stored: unknown): stored is Stored {
  if (!isObject(stored) || !('version' in stored && 'values' in stored)) return false
  if (!('at' in stored && 'about' in stored)) return false
  const { version, values, at } = stored
  return (
    version === VERSION &&
    Number.isFinite(at) &&
    isObject(values) &&
    Object.values(values).every((value) => value === null || typeof value === 'string')
  )
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
