import { entriesOf } from '#domain/records.ts'
import type { StreamCopy } from './stream.ts'

/** A page's own copy of something small, kept as it is stored. */
export type ValueCopy = StreamCopy & { value: () => unknown }

/** An empty copy. */
export function createValueCopy(): ValueCopy {
  let stored: unknown = null

  function put(path: string, data: unknown) {
    stored = withValue(stored, path.split('/').filter(Boolean), data)
  }

  function patch(path: string, changes: unknown) {
    for (const [key, data] of entriesOf(changes)) put(`${path}/${key}`, data)
  }

  return { put, patch, value: () => stored }
}

function withValue(node: unknown, [key, ...below]: readonly string[], data: unknown): unknown {
  if (key === undefined) return data
  const children = new Map(entriesOf(node))
  const child = withValue(children.get(key), below, data)
  if (child === null) children.delete(key)
  else children.set(key, child)
  return Object.fromEntries(children)
}
