import * as v from 'valibot'
import { amountOf, isMisread, readAmount, writeAmount } from './amount.ts'
import { type IsoDate, parseDate, toStoredDate } from './date.ts'
import type { TextProblem } from './problem.ts'
import { typedDate } from './typedDate.ts'

/**
 * One field of a record, described once: what is stored, what may be stored, what is typed. `Value` is what the site works
 * with. The messages of `typed` are codes of `TextProblem`.
 */
export type Field<Value = unknown, Optional extends boolean = boolean> = {
  /** A record may lack it; an empty control then leaves it out. */
  optional: Optional
  /** What it means when a record lacks it, though the site always has a value. */
  absent?: Value
  /** Reads what is stored, strict about its kind, but not about limits: those came later than some records. */
  stored: v.GenericSchema<unknown, Value>
  /** What may be written; `database.rules.json` says the same, and a test holds it to this. */
  limits: v.GenericSchema
  /** Reads the text of a control. */
  typed: v.GenericSchema<string, Value>
  /** The value as it is stored. */
  write(value: Value): string | number | boolean
  /** The value as the text of a control. */
  show(value: Value): string
}

type TextLimits = { required?: boolean; max: number; pattern?: RegExp; code?: Code }
type Code = TextProblem['code']

/** A text of at most `max` characters, trimmed; `code` says what is wrong with one that does not match `pattern`. */
export function text({ required = false, max, pattern = /^/, code }: TextLimits) {
  const limits = v.pipe(
    v.string(),
    v.check((value) => !required || value !== '', 'missing' satisfies Code),
    v.maxLength(max, 'tooLong' satisfies Code),
    v.regex(pattern, code ?? 'missing'),
  )
  return mandatory<string>({
    stored: v.string(),
    limits,
    typed: v.pipe(v.string(), v.trim(), limits),
    write: (value) => value.trim(),
    show: (value) => value,
  })
}

// Without what would give a `mailto:` link another receiver or a text.
const ADDRESS = /^[^\s@?&%,;]+@[^\s@?&%,;]+\.[^\s@?&%,;]+$/

/** An address for mail. */
export function email() {
  return text({ required: true, max: 120, pattern: ADDRESS, code: 'email' })
}

/** A telephone number, written as its owner does: five digits at least. */
export function phone() {
  return text({ required: true, max: 32, pattern: /(?:\d\D*){5}/, code: 'phone' })
}

/** A password: taken as it is typed, spaces and all, and stored nowhere. */
export function secret() {
  const schema = v.pipe(v.string(), v.nonEmpty('missing' satisfies Code))
  return mandatory<string>({
    stored: schema,
    limits: schema,
    typed: schema,
    write: (value) => value,
    show: (value) => value,
  })
}

/** An amount in Turkish lira; what is typed and is no number becomes 0 (SPEC §5), a figure that cannot be read is refused. */
export function amount() {
  return mandatory<number>({
    stored: v.number(),
    limits: v.number(),
    typed: v.pipe(
      v.string(),
      v.check((typed) => !isMisread(typed), 'amount' satisfies Code),
      v.transform(amountOf),
      v.minValue(0, 'negative' satisfies Code),
    ),
    write: (value) => value,
    show: writeAmount,
  })
}

/** A whole number from `min` through `max`. */
export function count(range: { min: number; max: number }) {
  const limits = wholeIn(range)
  return mandatory<number>({
    stored: v.pipe(v.number(), v.integer()),
    limits,
    typed: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('missing' satisfies Code),
      v.regex(/^-?\d+$/, 'count' satisfies Code),
      v.transform(Number),
      limits,
    ),
    write: (value) => value,
    show: String,
  })
}

/** An amount in whole Turkish lira from `min` through `max`, typed with or without its sign and dots. */
export function wholeLira(range: { min: number; max: number }) {
  const limits = wholeIn(range)
  return mandatory<number>({
    stored: v.pipe(v.number(), v.integer()),
    limits,
    typed: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('missing' satisfies Code),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const lira = readAmount(dataset.value)
        if (lira !== null) return lira
        addIssue({ message: 'count' satisfies Code })
        return NEVER
      }),
      limits,
    ),
    write: (value) => value,
    show: String,
  })
}

/** Yes or no, as the text of a checkbox: "on" or nothing. */
export function flag() {
  return mandatory<boolean>({
    stored: v.boolean(),
    limits: v.boolean(),
    typed: v.pipe(
      v.string(),
      v.transform((text) => text !== ''),
    ),
    write: (value) => value,
    show: (value) => (value ? 'on' : ''),
  })
}

/** One of a list of words. */
export function choice<const Word extends string>(words: readonly Word[]) {
  const schema = v.picklist(words, 'missing' satisfies Code)
  return mandatory<Word>({
    stored: schema,
    limits: schema,
    typed: schema,
    write: (value) => value,
    show: (value) => value,
  })
}

/** A mark that a record bears or lacks: stored as `true`, and typed as the text `true`. */
export function mark() {
  return optional(
    mandatory<true>({
      stored: v.literal(true),
      limits: v.literal(true),
      typed: v.pipe(
        v.string(),
        v.literal('true', 'missing' satisfies Code),
        v.transform((): true => true),
      ),
      write: (value) => value,
      show: String,
    }),
  )
}

/** A day stored as yyyy-MM-dd and picked in a date control, which writes it so, too. */
export function pickedDay() {
  return mandatory<IsoDate>({
    stored: dayIn(parseDate),
    limits: v.pipe(
      v.string(),
      v.check((value) => parseDate(value) === value),
    ),
    typed: dayIn(parseDate),
    write: (value) => value,
    show: (value) => value,
  })
}

/** A day stored as yyyy-MM-dd and typed by owners as dd.MM.yyyy. */
export function ownersDay() {
  const { stored, limits } = pickedDay()
  const { typed } = writtenDay()
  return mandatory<IsoDate>({
    stored,
    limits,
    typed,
    write: (value) => value,
    show: toStoredDate,
  })
}

/** A day stored in one of the three forms of SPEC §5, written and typed by owners as dd.MM.yyyy. */
export function writtenDay() {
  return mandatory<IsoDate>({
    stored: dayIn(parseDate),
    limits: dayIn(parseDate),
    typed: dayIn(typedDate, 'writtenDate'),
    write: toStoredDate,
    show: toStoredDate,
  })
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

function mandatory<Value>(field: Omit<Field<Value>, 'optional'>): Field<Value, false> {
  return { ...field, optional: false }
}

function wholeIn({ min, max }: { min: number; max: number }) {
  return v.pipe(
    v.number(),
    v.integer('count' satisfies Code),
    v.minValue(min, 'tooFew' satisfies Code),
    v.maxValue(max, 'tooMany' satisfies Code),
  )
}

function dayIn(read: (text: string) => IsoDate | null, code: Code = 'date') {
  return v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('missing' satisfies Code),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const day = read(dataset.value)
      if (day !== null) return day
      addIssue({ message: code })
      return NEVER
    }),
  )
}
