import * as v from 'valibot'
import type { Field } from './field.ts'
import { TEXT_PROBLEMS, type TextProblem } from './limits.ts'

export type Fields = { readonly [name: string]: Field }

export type NameOf<F extends Fields> = keyof F & string

/** The parsed record: a value for each field, missing only if optional. */
export type ValuesOf<F extends Fields> = {
  [Name in NameOf<F> as F[Name] extends Field<unknown, true> ? never : Name]: ValueOf<F[Name]>
} & {
  [Name in NameOf<F> as F[Name] extends Field<unknown, true> ? Name : never]?: ValueOf<F[Name]>
}

export type TextsOf<F extends Fields> = { [Name in NameOf<F>]: string }

export type TextProblems<F extends Fields> = { [Name in NameOf<F>]?: TextProblem }

type ValueOf<F> = F extends Field<infer Value> ? Value : never

// The object built below is complete after the loop, which TypeScript cannot infer: hence `as`.

/** Parses a stored record; `wrong` are the names of missing or invalid fields. */
export function readFields<F extends Fields>(
  fields: F,
  stored: unknown,
): { values: ValuesOf<F> } | { wrong: NameOf<F>[] } {
  const values: Record<string, unknown> = {}
  const wrong: NameOf<F>[] = []
  for (const [name, field] of fieldEntries(fields)) {
    const value = getField(stored, name)
    if (value === undefined && mayLack(field)) {
      if (field.absent !== undefined) values[name] = field.absent
      continue
    }
    const read = v.safeParse(field.stored, value)
    if (read.success) values[name] = read.output
    else wrong.push(name)
  }
  return wrong.length === 0 ? { values: values as ValuesOf<F> } : { wrong }
}

/** Parses a stored record; `null` if a field is missing or invalid. */
export function readValues<F extends Fields>(fields: F, stored: unknown): ValuesOf<F> | null {
  const read = readFields(fields, stored)
  return 'values' in read ? read.values : null
}

/** A record with a version; `values` are `null` before its first change, or if they are invalid. */
export type Versioned<F extends Fields> = { values: ValuesOf<F> | null; version: number }

/** Parses a stored record with its version. */
export function readVersioned<F extends Fields>(fields: F, stored: unknown): Versioned<F> {
  return { values: readValues(fields, stored), version: readVersion(stored) }
}

/** The version of a stored record; 0 for none. */
export function readVersion(stored: unknown): number {
  return Number(getField(stored, 'version') ?? 0)
}

/** The stored form of only these fields. */
export function writeFields<F extends Fields>(fields: F, values: ValuesOf<F>) {
  return mapFields(fields, values, (field, value) => field.write(value))
}

/** The fields in which two records differ. */
export function differingFields<F extends Fields>(
  fields: F,
  one: ValuesOf<F>,
  other: ValuesOf<F>,
): NameOf<F>[] {
  return namesOf(fields).filter((name) => getField(one, name) !== getField(other, name))
}

/** The texts of an empty form. */
export function emptyTexts<F extends Fields>(fields: F): TextsOf<F> {
  return Object.fromEntries(namesOf(fields).map((name) => [name, ''])) as TextsOf<F>
}

/** The texts of a form that shows these values. */
export function showFields<F extends Fields>(fields: F, values: ValuesOf<F>): TextsOf<F> {
  const shown = mapFields(fields, values, (field, value) => field.show(value))
  return { ...emptyTexts(fields), ...shown }
}

/** Parses the texts of a form, and collects the errors of all fields. */
export function readTexts<F extends Fields>(
  fields: F,
  texts: TextsOf<F>,
): { value: ValuesOf<F> } | { problems: TextProblems<F> } {
  const values: Record<string, unknown> = {}
  const problems: TextProblems<F> = {}
  for (const [name, field] of fieldEntries(fields)) {
    if (field.optional && texts[name].trim() === '') continue
    const read = v.safeParse(field.typed, texts[name])
    if (read.success) values[name] = read.output
    else problems[name] = problemOf(read.issues[0])
  }
  const wrong = Object.keys(problems).length > 0
  return wrong ? { problems } : { value: values as ValuesOf<F> }
}

/** Whether two texts of a field are stored as the same value: "30.000" and "30000". */
export function areSameText(field: Field | undefined, one: string, other: string): boolean {
  if (one === other || !field || one === '' || other === '') return one === other
  const [read, otherRead] = [v.safeParse(field.typed, one), v.safeParse(field.typed, other)]
  return read.success && otherRead.success && read.output === otherRead.output
}

/** Whether a stored record may lack a field. */
export function mayLack(field: Field): boolean {
  return field.optional || field.absent !== undefined
}

/** The names of the fields in order. */
export function namesOf<F extends Fields>(fields: F): NameOf<F>[] {
  return fieldEntries(fields).map(([name]) => name)
}

// TypeScript allows objects with more keys than their type has; a constant list has none.
function fieldEntries<F extends Fields>(fields: F): readonly [name: NameOf<F>, field: Field][] {
  return Object.entries(fields) as [NameOf<F>, Field][]
}

function mapFields<F extends Fields, Result>(
  fields: F,
  values: ValuesOf<F>,
  change: (field: Field, value: unknown) => Result,
): { [name: string]: Result } {
  const mapped: { [name: string]: Result } = {}
  for (const [name, field] of fieldEntries(fields)) {
    const value = getField(values, name)
    if (value !== undefined) mapped[name] = change(field, value)
  }
  return mapped
}

function problemOf({ message, requirement }: v.BaseIssue<unknown>): TextProblem {
  const code = TEXT_PROBLEMS.find((each) => each === message)
  if (!code) throw new Error(`A field says ${message}, which is no code of a problem`)
  return typeof requirement === 'number' ? { code, limit: requirement } : { code }
}

/** The value of an object's key; `undefined` if it is no object. */
export function getField(record: unknown, name: string): unknown {
  return typeof record === 'object' && record !== null ? Reflect.get(record, name) : undefined
}
