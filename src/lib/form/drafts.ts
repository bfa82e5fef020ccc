/** What stands in the controls of a form, by their names; `null` where a control shows what follows from others. */
export type Texts = { [name: string]: string | null }

/** What was typed, and what its form kept beside it to know what it was typed for. */
export type Draft<Values> = { values: Values; about: unknown }

// The form in which drafts are kept.
const VERSION = 1

type Kept = Draft<Texts> & { version: typeof VERSION; at: number }

/** How long a draft lasts on the device that outlives its tab, in milliseconds. */
const LASTING_MS = 7 * 86_400_000

/** What was typed under `key` before the page was loaded anew, in the shape of the `empty` form; `null` when there is nothing that can be read. */
export function readDraft<Values extends Texts>(key: string, empty: Values): Draft<Values> | null {
  const kept = read(key)
  if (!kept) return null
  const fits = Object.entries(kept.values).every(
    ([name, value]) => value !== null || value === empty[name],
  )
  return fits ? { values: { ...empty, ...kept.values }, about: kept.about } : null
}

/** Whether what was typed under `key` has a control for each of its texts in the `empty` form, so that none of them is lost. */
export function fitsDraft(key: string, empty: Texts): boolean {
  const draft = readDraft(key, empty)
  return (
    draft !== null &&
    Object.entries(draft.values).every(([name, value]) => name in empty || value === '')
  )
}

/** Everything under `prefix` as it is kept, readable or not, with the time it was typed (milliseconds since 1970) if that can be read. */
export function draftTexts(prefix: string): { key: string; at: number | null; text: string }[] {
  return keysUnder(prefix).map((key) => {
    const text = sessionStorage.getItem(key) ?? ''
    return { key, at: read(key)?.at ?? null, text }
  })
}

/** Keeps what stands under one key under another instead, as it is; leaves it where it is when the storage is full. */
export function moveDraft(from: string, to: string): void {
  try {
    sessionStorage.setItem(to, sessionStorage.getItem(from) ?? '')
    sessionStorage.removeItem(from)
  } catch {
    // Nothing is lost by it until somebody types there.
  }
}

/** The key under `prefix` that was typed under last, or `null`. */
export function latestDraft(prefix: string): string | null {
  const dated = keysUnder(prefix).map((key) => ({ key, at: read(key)?.at ?? 0 }))
  return dated.sort((one, other) => other.at - one.at)[0]?.key ?? null
}

/**
 * Keeps what is typed for as long as the tab lives, until it is sent or given up; `lasting`, for a week on this device, for
 * the tabs that have none of their own. An empty form leaves nothing behind.
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
    // Storage may be full, or closed in a private window; the draft then lasts as long as the page.
  }
}

/** Keeps the text of one control of the form `key`, beside what was kept of the others. */
export function keepTyped(key: string, name: string, text: string): void {
  const kept = read(key)
  keepDraft(key, { ...kept?.values, [name]: text }, kept?.about)
}

/** Forgets what was typed under `key`. */
export function forgetDraft(key: string): void {
  try {
    sessionStorage.removeItem(key)
    localStorage.removeItem(key)
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}

/** Forgets everything that was typed under `prefix`, for whoever sits here next. */
export function forgetDrafts(prefix: string): void {
  keysUnder(prefix).forEach(forgetDraft)
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

// By hand: this is among the first bytes of a guest's page, where a library for it would weigh more than all of them.
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
