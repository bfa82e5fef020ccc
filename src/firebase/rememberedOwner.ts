import * as v from 'valibot'
import type { Unsubscribe } from './database.ts'

const STORAGE_KEY = 'villa.owner'

// So long may a uid be.
const uidSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(128))

// Where storage is closed, a sign-in lasts as long as the page, and so does this.
let remembered: string | null = null
const listeners = new Set<() => void>()

/**
 * The uid of the owner who signed in last in this browser, in whatever tab, and has not signed out since: it tells a
 * session that has run out from one that its owner has ended.
 */
export function rememberedOwner(): string | null {
  try {
    const kept = v.safeParse(uidSchema, localStorage.getItem(STORAGE_KEY))
    return kept.success ? kept.output : null
  } catch {
    return remembered
  }
}

/** Keeps who has signed in. */
export function rememberOwner(uid: string): void {
  remembered = uid
  try {
    localStorage.setItem(STORAGE_KEY, uid)
  } catch {
    // The page's own memory has it.
  }
}

/** Says to every tab that the owner has signed out. */
export function forgetOwner(): void {
  remembered = null
  try {
    localStorage.removeItem(STORAGE_KEY)
  } catch {
    // No other tab shares a session that could not be stored.
  }
  for (const listener of listeners) listener()
}

/** Calls back when the owner signs out, in this tab or another. */
export function followForgetting(onForgotten: () => void): Unsubscribe {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if ((key === STORAGE_KEY || key === null) && newValue === null) onForgotten()
  }
  listeners.add(onForgotten)
  globalThis.addEventListener?.('storage', onStorage)
  return () => {
    listeners.delete(onForgotten)
    globalThis.removeEventListener?.('storage', onStorage)
  }
}
