/** The texts of a form's controls by name; `null` for a value that follows from others. */
export type Texts = { [name: string]: string | null }

/** The typed texts, and the form's data about their origin. */
export type Draft<Values> = { values: Values; about: unknown }

// The version of the stored format.
const VERSION = 1

type Kept = Draft<Texts> & { version: typeof VERSION; at: number }

/** How long a lasting draft stays on the device, in milliseconds. */
const LASTING_MS = 7 * 86_400_000

/**
 * The draft under `key` in the shape of the `empty` form; `null` if there is none or it is invalid.
 */
export function readDraft<Values extends Texts>(key: string, empty: Values): Draft<Values> | null {
  const kept = read(key)
  if (!kept) return null
  const fits = Object.entries(kept.values).every(
    ([name, value]) => value !== null || value === empty[name],
  )
  return fits ? { values: { ...empty, ...kept.values }, about: kept.about } : null
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
    const kept = { version: VERSION, values, about, at: Date.now() } satisfies Kept
    sessionStorage.setItem(key, JSON.stringify(kept))
    if (lasting) localStorage.setItem(key, JSON.stringify(kept))
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

function read(key: string): Kept | null {
  try {
    const own = sessionStorage.getItem(key)
    if (own !== null) return keptOf(own)
    const lasting = keptOf(localStorage.getItem(key) ?? 'null')
    if (lasting && Date.now() - lasting.at > LASTING_MS) localStorage.removeItem(key)
    return lasting && Date.now() - lasting.at <= LASTING_MS ? lasting : null
  } catch {
    return null
  }
}

function keptOf(text: string): Kept | null {
  const kept: unknown = JSON.parse(text)
  return isKept(kept) ? kept : null
}

// Validates by hand, because a schema library would outweigh the first script of a guest's page.
function isKept(kept: unknown): kept is Kept {
  if (!isObject(kept) || !('version' in kept && 'values' in kept)) return false
  if (!('at' in kept && 'about' in kept)) return false
  const { version, values, at } = kept
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
