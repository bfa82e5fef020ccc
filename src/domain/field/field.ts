import * as v from 'valibot'
import type { IsoDate } from '#domain/date.ts'
import type { TextProblem } from '#domain/textProblem.ts'
import type { Bounds } from './bounds.ts'

/** What the values of each kind of field are; the kind decides how a value is said. */
type Kinds = {
  text: string
  /** Where a person is reached: mail, telephone. */
  address: string
  /** The key of another record. */
  id: string
  /** One of a list of words. */
  choice: string
  amount: number
  count: number
  day: IsoDate
  /** Yes or no. */
  mark: boolean
  /** Some days of the week, as `Weekdays`. */
  weekdays: string
}

/** What a value is, by which it is said. */
export type Kind = keyof Kinds

/** One function for the values of each kind. */
export type ByKind<Result> = { [K in Kind]: (value: Kinds[K]) => Result }

/**
 * One field of a record, described once: what is stored, what may be stored, what is typed, and what kind of value it is.
 * `Value` is what the site works with. The messages of `typed` are codes of `TextProblem`.
 */
export type Field<Value = unknown, Optional extends boolean = boolean> = {
  kind: Kind
  /** Whether the log, from which nothing can be taken out again, may hold its value; else it says no more than that there is one. */
  logged: boolean
  /** A record may lack it; an empty control then leaves it out. */
  optional: Optional
  /** What it means when a record lacks it, though the site always has a value. */
  absent?: Value
  /** Reads what is stored, strict about its kind, but not about limits: those came later than some records. */
  stored: v.GenericSchema<unknown, Value>
  /** What may be written. */
  limits: v.GenericSchema
  /** The same as data, of which the rules of the database are made; a test holds the two together. */
  bounds: Bounds
  /** Reads the text of a control. */
  typed: v.GenericSchema<string, Value>
  /** The value as it is stored. */
  write(value: Value): string | number | boolean
  /** The value as the text of a control. */
  show(value: Value): string
  /** What the function for this field's kind makes of the value. */
  byKind<Result>(value: Value, functions: ByKind<Result>): Result
}

/** The code of what is wrong with a typed text. */
export type Code = TextProblem['code']

type Parts<Value> = Pick<Field<Value>, 'stored' | 'limits' | 'bounds' | 'typed' | 'write' | 'show'>

// A person may ask to be forgotten, and what they wrote, or what names them, must then be nowhere.
const LOGGED: Record<Kind, boolean> = {
  text: false,
  address: false,
  id: false,
  choice: false,
  amount: true,
  count: true,
  day: true,
  mark: true,
  weekdays: true,
}

/** A field of a kind, which every record has; its value comes into the log unless it can name a person. */
export function fieldOf<K extends Kind, Value extends Kinds[K] = Kinds[K]>(
  kind: K,
  parts: Parts<NoInfer<Value>>,
): Field<Value, false> {
  return {
    ...parts,
    kind,
    logged: LOGGED[kind],
    optional: false,
    byKind: (value, functions) => functions[kind](value),
  }
}

/** The same field, of a record that may lack it. */
export function optional<Value>(field: Field<Value>): Field<Value, true> {
  return { ...field, optional: true }
}

/** The same field, the lack of which means `absent`. */
export function orElse<Value>(field: Field<Value, false>, absent: Value): Field<Value, false> {
  return { ...field, absent }
}

/** The same field, but what is stored beyond its limits is no value of it. */
export function strict<Value>(field: Field<Value, false>): Field<Value, false> {
  const keepsLimits = v.check((value: unknown) => v.is(field.limits, value))
  return { ...field, stored: v.pipe(v.unknown(), keepsLimits, field.stored) }
}
