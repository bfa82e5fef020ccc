import type { Rank } from './order.ts'
import { boundOf, type Index, type Query } from './query.ts'

import { InvalidData } from './value.ts'

type Fields = { [name: string]: unknown }
type Side = 'start' | 'end'

const WIRE_FIELDS = new Set(['i', 'sp', 'sn', 'sin', 'ep', 'en', 'ein', 'l', 'vf'])
/**
 * Parses a query of the SDK's protocol; `null` for an empty one, which selects everything. Throws
 * `InvalidData`.
 */
export function queryOfWire(fields: Fields): Query | null {
  const names = Object.keys(fields)
  if (names.length === 0) return null
  const unknown = names.find((name) => !WIRE_FIELDS.has(name))
  if (unknown !== undefined) throw new InvalidData(`A query has no ${unknown}.`)
  const index = fields['i'] ?? '.priority'
  if (typeof index !== 'string') throw new InvalidData('The order of a query must be a text.')
  const bound = (side: Side, mark: 's' | 'e') => {
    if (!(`${mark}p` in fields)) return null
    const isInclusive = fields[`${mark}in`] !== false
    return readBound(index, side, [fields[`${mark}p`], fields[`${mark}n`] ?? null], isInclusive)
  }
  const fromFirst = 'vf' in fields ? fields['vf'] === 'l' : 'sp' in fields
  const limit = {
    count: readCount(fields['l'] ?? 1, 'l'),
    of: fromFirst ? 'first' : 'last',
  } as const
  return {
    index,
    start: bound('start', 's'),
    end: bound('end', 'e'),
    limit: 'l' in fields ? limit : null,
  }
}

function readBound(index: Index, side: Side, [value, key = null]: unknown[], isInclusive: boolean) {
  if (!isRank(value)) throw new InvalidData('Constraint index field must be a JSON primitive')
  if (index === '.key' && typeof value !== 'string') {
    throw new InvalidData('Constraint index field must be a text in the order of keys')
  }
  if (key !== null && typeof key !== 'string') {
    throw new InvalidData('Constraint key field must be a text')
  }
  return boundOf(index, side, { value, key, isInclusive })
}

function isRank(value: unknown): value is Exclude<Rank, symbol> {
  return value === null || ['boolean', 'number', 'string'].includes(typeof value)
}

function readCount(value: unknown, name: string): number {
  if (typeof value === 'number' && Number.isInteger(value) && value > 0) return value
  throw new InvalidData(`${name} must be a whole number above 0`)
}
