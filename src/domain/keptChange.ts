import * as v from 'valibot'
import { type Change, intendedSchema } from './change.ts'

const begunSchema = v.object({
  entry: v.string(),
  id: v.string(),
  at: v.pipe(v.number(), v.finite()),
})

const changeSchema: v.GenericSchema<unknown, Change> = v.intersect([begunSchema, intendedSchema])

/** Parses a queued change; `null` if it is invalid or has fields unknown to this release. */
export function readChange(stored: unknown): Change | null {
  const read = v.safeParse(changeSchema, stored)
  return read.success ? read.output : null
}
