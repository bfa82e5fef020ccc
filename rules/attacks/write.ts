import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import type { Stored } from '#rtdb-emulator/rtdb/tree.ts'
import type { Changes } from './judge.ts'
import { type Allowed, AUTHOR, GUEST, OWNER, type Role } from './roles.ts'
import { NOTHING, SEASON } from './season.ts'

export const NOW: Json = { '.sv': 'timestamp' }
export const signed = { by: AUTHOR, at: NOW }

/** A permitted write with its roles and its database. */
export type Write = {
  title: string
  allowed: Allowed
  changes: Changes
  over: Stored
  /** Whether the same write may be repeated, as it writes no version. */
  repeats: boolean
  /** The prefixes of paths that the write may omit. */
  optional: readonly string[]
}

const of =
  (allowed: Allowed, repeats = false) =>
  (title: string, ...rest: [Changes] | [optional: readonly string[], changes: Changes]): Write => {
    const [optional, changes] = rest.length === 1 ? [[], rest[0]] : rest
    return { title, allowed, changes, over: SEASON, repeats, optional }
  }
export const everyone = of('everyone')
export const keyHolders = of('key holders')
export const owners = of('owners')
export const unversioned = of('owners', true)
export const ownerSelf = of('owner self', true)

/** The write to a database with only its owners. */
export const first = (write: Write): Write => ({ ...write, over: NOTHING })

/** The role that writes a sample. */
export function authorOf({ allowed }: Write): Role {
  return allowed === 'everyone' || allowed === 'key holders' ? GUEST : OWNER
}
