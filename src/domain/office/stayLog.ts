import * as v from 'valibot'
import { CHANGE_VERBS } from '#domain/change.ts'
import { namesOf, valueOf } from '#domain/record.ts'
import { reservationFields } from '#domain/reservation.ts'

type FieldName = keyof typeof reservationFields

/** What became of one field: days and figures as they were stored; `null` where the log keeps no more than that it changed. */
export type FieldStep = {
  name: FieldName
  before: string | number | null
  after: string | number | null
}

/** One change of a stay: when (ms since 1970), by whom, and what it made of what. */
export type StayEntry = {
  id: string
  at: number
  by: string
  verb: (typeof CHANGE_VERBS)[number]
  steps: FieldStep[]
}

const side = v.optional(v.record(v.string(), v.unknown()), {})
const entrySchema = v.object({
  at: v.number(),
  by: v.string(),
  verb: v.picklist(CHANGE_VERBS),
  before: side,
  after: side,
})

/** Reads what is stored under `/log/{stay}`, newest first; what cannot be read, such as the newest entry's key, is left out. */
export function readStayLog(stored: readonly (readonly [string, unknown])[]): StayEntry[] {
  const entries = stored.flatMap(([id, value]): StayEntry[] => {
    const read = v.safeParse(entrySchema, value)
    if (!read.success) return []
    const { before, after, ...said } = read.output
    const steps = namesOf(reservationFields)
      .filter((name) => name in before || name in after)
      .map((name) => ({ name, before: figureOf(before, name), after: figureOf(after, name) }))
    return [{ id, ...said, steps }]
  })
  return entries.toSorted((one, other) => other.at - one.at)
}

function figureOf(side: object, name: string): string | number | null {
  const value = valueOf(side, name)
  return typeof value === 'string' || typeof value === 'number' ? value : null
}
