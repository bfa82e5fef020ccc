import * as v from 'valibot'
import type { IsoDate } from '#domain/date.ts'
import { type Limits, storedWithin } from './limits.ts'

/** The value types of the kinds of fields; the kind selects the formatter. */
type Kinds = {
  text: string
  /** A contact: mail, telephone. */
  address: string
  /** The key of another record. */
  id: string
  choice: string
  amount: number
  count: number
  day: IsoDate
  boolean: boolean
  /** Some days of the week, as `Weekdays`. */
  weekdays: string
}

export type Kind = keyof Kinds

export type ByKind<Result> = { [K in Kind]: (value: Kinds[K]) => Result }

/** `Value` is the parsed type; `typed` reports codes of `TextProblem`. */
export type Field<Value = unknown, Optional extends boolean = boolean> = {
  kind: Kind
  /** Whether the append-only log may contain its value rather than only that there is one. */
  logged: boolean
  /** A record may lack it; an empty control then omits it. */
  optional: Optional
  /** The value of a record that lacks it. */
  absent?: Value
  /** Parses a stored value within its limits. */
  stored: v.GenericSchema<unknown, Value>
  /** The limits, from which `stored` and the database's rules follow. */
  limits: Limits
  typed: v.GenericSchema<string, Value>
  write(value: Value): string | number | boolean
  show(value: Value): string
  byKind<Result>(value: Value, functions: ByKind<Result>): Result
}

type Parts<Value> = Pick<Field<Value>, 'limits' | 'typed' | 'write' | 'show'>

// A person may ask for erasure, so the log must not contain what they wrote or what names them.
const LOGGED: Record<Kind, boolean> = {
  text: false,
  address: false,
  id: false,
  choice: false,
  amount: true,
  count: true,
  day: true,
  boolean: true,
  weekdays: true,
}

/**
 * A required field of a kind, whose typed value keeps to the limits of a stored one; the log contains
 * its value unless it can name a person.
 */
export function fieldOf<K extends Kind, Value extends Kinds[K] = Kinds[K]>(
  kind: K,
  parts: Parts<NoInfer<Value>>,
): Field<Value, false> {
  const typed: v.GenericSchema<string, Value> = parts.typed
  // The limits of a kind admit values of its type.
  const stored = storedWithin(parts.limits) as v.GenericSchema<Value, Value>
  return {
    ...parts,
    stored,
    typed: v.pipe(typed, stored),
    kind,
    logged: LOGGED[kind],
    optional: false,
    byKind: (value, functions) => functions[kind](value),
  }
}

/** The same field as an optional one. */
export function optional<Value>(field: Field<Value>): Field<Value, true> {
  return { ...field, optional: true }
}

/** The same field with a default for records that lack it. */
export function withDefault<Value>(field: Field<Value, false>, absent: Value): Field<Value, false> {
  return { ...field, absent }
}
