import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import type { Stored } from '#rtdb-emulator/rtdb/tree.ts'
import type { Changes } from './judge.ts'
import { type Allowed, AUTHOR, GUEST, OWNER, type Role } from './roles.ts'
import { SEASON } from './season.ts'

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
type Options = Partial<Pick<Write, 'over' | 'repeats' | 'optional'>>

export function write(
  allowed: Allowed,
  title: string,
  changes: Changes,
  options: Options = {},
): Write {
  return { title, allowed, changes, over: SEASON, repeats: false, optional: [], ...options }
}

/** The role that writes a sample. */
export function authorOf({ allowed }: Write): Role {
  return allowed === 'everyone' || allowed === 'key holders' ? GUEST : OWNER
}
