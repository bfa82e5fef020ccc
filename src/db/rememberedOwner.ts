import { keepText, readText } from '#lib/deviceText.ts'
import * as v from 'valibot'
import type { Unsubscribe } from './database.ts'

const STORAGE_KEY = 'villa.owner'

// The longest uid.
const uidSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(128))

// Without storage, a session lasts as long as the page, and so does this.
let remembered: string | null = null
const listeners = new Set<() => void>()

/**
 * The uid of the owner who last signed in in any tab of this browser and has not signed out:
 * distinguishes an expired session from one that its owner has ended.
 */
export function rememberedOwner(): string | null {
  const kept = readText(STORAGE_KEY)
  return kept === undefined ? remembered : v.is(uidSchema, kept) ? kept : null
}

/** Stores the owner who signed in. */
export function rememberOwner(uid: string): void {
  remembered = uid
  keepText(STORAGE_KEY, uid)
}

/** Notifies every tab that the owner has signed out. */
export function forgetOwner(): void {
  remembered = null
  keepText(STORAGE_KEY, null)
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
