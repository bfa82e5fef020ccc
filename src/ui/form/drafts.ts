import * as v from 'valibot'

/** The texts of a form's controls by name; `null` for a value that follows from others. */
export type Texts = { [name: string]: string | null }

/** What a person typed into a form and has not stored. */
export type Draft<Values extends Texts = Texts> = {
  /** The id of the record that it becomes; empty for a form without one. */
  id: string
  /** The version of the record over which was typed; 0 for a new one. */
  version: number
  /** The texts of the changed fields. */
  texts: Partial<Values>
  /** The texts of the untouched form. */
  seen: Values
  /** The latest change, in milliseconds since 1970. */
  at: number
}

const DAY_MS = 86_400_000

/** How long an owner's draft stays on the device, in days. */
export const OWNER_DRAFT_DAYS = 30

/** The draft under `key` in the shape of the `empty` form; `null` if there is none or it is invalid. */
export function readDraft<Values extends Texts>(key: string, empty: Values): Draft<Values> | null {
  const draft = read(key)
  if (!draft) return null
  const texts = fitting(draft.texts, empty)
  return texts && { ...draft, texts, seen: { ...empty, ...fitting(draft.seen, empty) } }
}

/** The keys of all drafts under `prefix`, the latest first. */
export function draftsUnder(prefix: string): { key: string; draft: Draft }[] {
  return keysUnder(prefix)
    .flatMap((key) => {
      const draft = read(key)
      return draft ? [{ key, draft }] : []
    })
    .sort((one, other) => other.draft.at - one.draft.at)
}

/** A draft with other texts; `null` if it then equals the untouched form. */
export function retyped<Values extends Texts>(
  draft: Omit<Draft<Values>, 'at'>,
  changes: Texts,
): Draft<Values> | null {
  const texts: Partial<Values> = {}
  Object.assign(texts, draft.texts, changes)
  for (const name in texts) if (texts[name] === draft.seen[name]) delete texts[name]
  return Object.keys(texts).length > 0 ? { ...draft, texts, at: Date.now() } : null
}

/** Stores a draft on this device for some days. */
export function keepDraft(key: string, draft: Draft, days: number): void {
  try {
    const until = draft.at + days * DAY_MS
    localStorage.setItem(key, JSON.stringify({ until, ...draft }))
  } catch {
    // Storage may be full, or unavailable in a private window; the draft then lasts as long as the
    // page.
  }
}

/** Removes the draft under `key`. */
export function forgetDraft(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to remove.
  }
}

function keysUnder(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

const textsSchema = v.record(v.string(), v.nullable(v.string()))

const storedSchema = v.object({
  id: v.string(),
  version: v.number(),
  texts: textsSchema,
  seen: textsSchema,
  at: v.number(),
  until: v.number(),
})

function read(key: string): Draft | null {
  try {
    const stored = v.parse(storedSchema, JSON.parse(localStorage.getItem(key) ?? 'null'))
    if (stored.until >= Date.now()) return stored
    forgetDraft(key)
    return null
  } catch {
    return null
  }
}

/** The texts of fields that the form still has; `null` if one is of another kind. */
function fitting<Values extends Texts>(
  texts: Partial<Texts>,
  empty: Values,
): Partial<Values> | null {
  const fitting: Partial<Values> = {}
  for (const name in empty) {
    const text = texts[name]
    if (text === undefined) continue
    if (text === null && empty[name] !== null) return null
    Object.assign(fitting, { [name]: text })
  }
  return fitting
}
