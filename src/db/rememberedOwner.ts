import * as v from 'valibot'
import type { Unsubscribe } from './database.ts'

const STORAGE_KEY = 'villa.owner'

// The longest uid.
const uidSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(128))

// Without storage, a session lasts as long as the page, and so does this.
let remembered: string | null = null
const listeners = new Set<() => void>()

/** Distinguishes an expired session from one that its owner has ended, in any tab. */
export function rememberedOwner(): string | null {
  try {
    const kept = v.safeParse(uidSchema, localStorage.getItem(STORAGE_KEY))
    return kept.success ? kept.output : null
  } catch {
    return remembered
  }
}

export function rememberOwner(uid: string): void {
  remembered = uid
  try {
    localStorage.setItem(STORAGE_KEY, uid)
  } catch {
    // The page's memory has it.
  }
}

/** Notifies every tab that the owner has signed out. */
export function forgetOwner(): void {
  remembered = null
  try {
    localStorage.removeItem(STORAGE_KEY)
  } catch {
    // Without storage no other tab shares the session.
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
