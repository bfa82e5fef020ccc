import { type Json, type Path, valueAt } from './tree.ts'

/** Data that the database does not store; the message says what is wrong with it. */
export class InvalidData extends Error {}

/** What server values are resolved against: the present data, and the time in milliseconds. */
export type WriteContext = { before: Json; now: number }

const MAX_KEY_BYTES = 768
const MAX_DEPTH = 32

/** Returns `path`, or throws `InvalidData` for a key or a depth that the database refuses. */
export function checkPath(path: Path): Path {
  if (path.length > MAX_DEPTH) {
    throw new InvalidData(`Invalid path; it is deeper than ${MAX_DEPTH} levels.`)
  }
  path.forEach(checkKey)
  return path
}

/**
 * Turns what a client sent for `path` into what is stored: server values resolved, arrays as objects with number
 * keys, nothing empty. Throws `InvalidData` for keys, numbers and depths that the database refuses.
 */
export function toStored(input: unknown, path: Path, context: WriteContext): Json {
  if (path.length > MAX_DEPTH) {
    throw new InvalidData(`Invalid data; it is nested deeper than ${MAX_DEPTH} levels.`)
  }
  if (input === null || typeof input === 'string' || typeof input === 'boolean') return input
  if (typeof input === 'number') return checkNumber(input)
  if (typeof input !== 'object') throw new InvalidData('Invalid data; this is no JSON value.')
  if (Object.hasOwn(input, '.sv')) return serverValue(Object.values(input), path, context)
  const children = Object.entries(input).flatMap(([key, value]: [string, unknown]) => {
    const child = toStored(value, [...path, checkKey(key)], context)
    return child === null ? [] : [[key, child] as const]
  })
  return children.length === 0 ? null : Object.fromEntries(children)
}

function checkNumber(value: number): number {
  if (Number.isFinite(value)) return value
  throw new InvalidData('Invalid data; a number is NaN or too large.')
}

function checkKey(key: string): string {
  // oxlint-disable-next-line no-control-regex -- the database refuses exactly these
  if (key === '' || /[.$#[\]/\u0000-\u001f\u007f]/.test(key)) {
    throw new InvalidData(
      `Invalid data; couldn't parse key ${JSON.stringify(key)}. Key value can't be empty or contain $ # [ ] / or .`,
    )
  }
  if (Buffer.byteLength(key) > MAX_KEY_BYTES) {
    throw new InvalidData(`Invalid data; a key is longer than ${MAX_KEY_BYTES} bytes.`)
  }
  return key
}

function serverValue(values: unknown[], path: Path, { before, now }: WriteContext): Json {
  const [value] = values
  if (values.length === 1 && value === 'timestamp') return now
  if (values.length === 1 && typeof value === 'object' && value !== null && 'increment' in value) {
    const present = valueAt(before, path)
    if (typeof value.increment === 'number') {
      return checkNumber(value.increment + (typeof present === 'number' ? present : 0))
    }
  }
  throw new InvalidData('Invalid data; ".sv" must be "timestamp" or {"increment": number}.')
}
