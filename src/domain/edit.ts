import * as v from 'valibot'
import { type Fields, namesOf, readFields, type ValuesOf } from './record.ts'
import { entriesOf } from './records.ts'

/** A schema of what `read` accepts; anything else, for which that is `null`, is an issue. */
export function readBy<T>(read: (stored: unknown) => T | null): v.GenericSchema<unknown, T> {
  return v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const value = read(dataset.value)
      if (value !== null) return value
      addIssue({ message: 'Not readable' })
      return NEVER
    }),
  )
}

/** A schema of a record's values, without any other field. */
export function valuesSchema<F extends Fields>(fields: F): v.GenericSchema<unknown, ValuesOf<F>> {
  const names = new Set<string>(namesOf(fields))
  return readBy((stored) => {
    const read = readFields(fields, stored)
    return 'values' in read && entriesOf(stored).every(([name]) => names.has(name))
      ? read.values
      : null
  })
}

/** A change of a record over the values and the version that its editor saw. */
export type Edit<V> = { base: V; wanted: V; version: number }

export function undoOfEdit<V>({ base, wanted, version }: Edit<V>): Edit<V> {
  return { base: wanted, wanted: base, version: version + 1 }
}

export function editEntries<V>(values: v.GenericSchema<unknown, V>) {
  return { base: values, wanted: values, version: v.pipe(v.number(), v.integer()) }
}

/** The last of the edits of a record at `version`, unless another one was stored over it. */
export function lastEdit<E extends Pick<Edit<unknown>, 'version'>>(
  edits: readonly E[],
  version: number,
): E | undefined {
  const last = edits.at(-1)
  return last && version <= last.version ? last : undefined
}
