import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import type { Stored } from '#rtdb-emulator/rtdb/tree.ts'
import { type Changes, GUEST, OWNER, type Role } from './roles.ts'
import * as s from './season.ts'

export type Values = { [name: string]: Json }

/** A row for each of these values. */
export function eachIn(values: Values, title: string, row: (value: Values) => Changes) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`${title} ${name}`, row({ [name]: value })]),
  )
}

/** A write that differs in one point from a granted sample, and that these roles may not make. */
export type Refused = { title: string; changes: Changes; over: Stored; roles: readonly Role[] }

type Tried = Partial<Pick<Refused, 'over' | 'roles'>>
export type Table = { readonly [title: string]: Changes }

export const rows = (
  table: Table,
  { over = s.SEASON, roles = [OWNER, GUEST] }: Tried = {},
): Refused[] => Object.entries(table).map(([title, changes]) => ({ title, changes, over, roles }))
