/** What stands in the controls of a form, by their names; `null` where a control shows what follows from others. */
export type Texts = { [name: string]: string | null }

/** What was typed, and what its form kept beside it to know what it was typed for. */
export type Draft<Values> = { values: Values; about: unknown }

type Kept = Draft<Texts> & { at: number }

/** What was typed under `key` before the page was loaded anew, in the shape of the `empty` form; `null` when there is nothing that can be read. */
export function readDraft<Values extends Texts>(key: string, empty: Values): Draft<Values> | null {
  const kept = read(key)
  if (!kept) return null
  const fits = Object.entries(kept.values).every(
    ([name, value]) => typeof value === 'string' || value === empty[name],
  )
  return fits ? { values: { ...empty, ...kept.values }, about: kept.about } : null
}

/** The key under `prefix` that was typed under last, or `null`. */
export function latestDraft(prefix: string): string | null {
  const dated = keysUnder(prefix).map((key) => ({ key, at: read(key)?.at ?? 0 }))
  return dated.sort((one, other) => other.at - one.at)[0]?.key ?? null
}

/** Keeps what is typed for as long as the tab lives, until it is sent or given up; an empty form leaves nothing behind. */
export function keepDraft(key: string, values: Texts, about: unknown = null): void {
  const empty = Object.values(values).every((value) => value === null || value === '')
  if (empty) return forgetDraft(key)
  try {
    sessionStorage.setItem(key, JSON.stringify({ values, about, at: Date.now() } satisfies Kept))
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
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return isKept(kept) ? kept : null
  } catch {
    return null
  }
}

function isKept(kept: unknown): kept is Kept {
  return (
    isObject(kept) && 'values' in kept && isObject(kept.values) && 'at' in kept && 'about' in kept
  )
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
