import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import type { Stored } from '#rtdb-emulator/rtdb/tree.ts'
import type { Changes } from './judge.ts'
import { type Allowed, AUTHOR, GUEST, OWNER, type Role } from './roles.ts'
import { SEASON } from './season.ts'

export const NOW: Json = { '.sv': 'timestamp' }
export const signed = { by: AUTHOR, at: NOW }

/** A write that is granted, to whom, and over which database. */
export type Write = {
  title: string
  allowed: Allowed
  changes: Changes
  over: Stored
  /** The same write may be sent again: what it writes has no version. */
  repeats: boolean
  /** Paths that the write may leave out, by what they begin with. */
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

/** Who writes a sample in the first place. */
export function authorOf({ allowed }: Write): Role {
  return allowed === 'everyone' || allowed === 'key holders' ? GUEST : OWNER
}
