import * as v from 'valibot'
import { type Fields, namesOf, readFields, type ValuesOf } from '#domain/record.ts'

/** Parses a stored record; one with unknown fields is of another release. */
export function fieldsSchema<F extends Fields>(fields: F): v.GenericSchema<unknown, ValuesOf<F>> {
  const names = new Set<string>(namesOf(fields))
  return v.pipe(
    v.looseObject({}),
    v.check((stored) => Object.keys(stored).every((name) => names.has(name))),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const read = readFields(fields, dataset.value)
      if ('values' in read) return read.values
      addIssue({ message: `Not to be read: ${read.wrong.join(', ')}` })
      return NEVER
    }),
  )
}
