import * as v from 'valibot'
import { type IsoDate, parseDate } from '#domain/date.ts'

export const TEXT_PROBLEMS = [
  'missing',
  'tooLong',
  'email',
  'phone',
  'shortenedPhone',
  'feedAddress',
  'httpsAddress',
  'iban',
  'ibanLetter',
  'bic',
  'date',
  'writtenDate',
  'time',
  'amount',
  'foreignMoney',
  'negative',
  'count',
  'tooFew',
  'tooMany',
  'tooLittle',
  'tooMuch',
] as const

export type TextProblem = { code: (typeof TEXT_PROBLEMS)[number]; limit?: number }

export type Code = TextProblem['code']

/** What a field's stored value may be; `code` is the error of a text that does not match. */
export type Limits =
  /** A required text has a visible character. Patterns have to be valid in rules: no `(?:`, no `\D`. */
  | { is: 'text'; required: boolean; max: number; pattern?: RegExp; code?: Code }
  | { is: 'number' }
  | { is: 'whole'; min: number; max: number }
  | { is: 'word'; words: readonly string[] }
  | { is: 'day' }
  | { is: 'writtenDay' }
  | { is: 'boolean' }
  | { is: 'true' }
  /** Typed, and stored nowhere. */
  | { is: 'unstored' }

// The rules recognize only these spaces, so that a stranger can store any other invisible text.
const NOT_BLANK = /[^ \t\n\f\r]/

/** Parses a stored value within limits. */
export function storedWithin(limits: Limits): v.GenericSchema<unknown, string | number | boolean> {
  switch (limits.is) {
    case 'text': {
      const { required, max, pattern, code } = limits
      return v.pipe(
        v.string(),
        v.maxLength(max, 'tooLong' satisfies Code),
        v.regex(pattern ?? (required ? NOT_BLANK : /^/), code ?? 'missing'),
      )
    }
    case 'number':
      return v.number()
    case 'whole':
      return v.pipe(
        v.number(),
        v.integer('count' satisfies Code),
        v.minValue(limits.min, 'tooFew' satisfies Code),
        v.maxValue(limits.max, 'tooMany' satisfies Code),
        // The rules cannot tell -0, which a stranger may send, from 0.
        v.transform((value) => value + 0),
      )
    case 'word':
      return v.picklist(limits.words, 'missing' satisfies Code)
    case 'day':
      return dayReadBy(readIsoDate)
    case 'writtenDay':
      return dayReadBy(parseDate)
    case 'boolean':
      return v.boolean()
    case 'true':
      return v.literal(true)
    case 'unstored':
      return v.pipe(v.string(), v.nonEmpty('missing' satisfies Code))
  }
}

function readIsoDate(text: string): IsoDate | null {
  const day = parseDate(text)
  return day === text ? day : null
}

/** Parses a text as a day; `code` is the error of one that is none. */
export function dayReadBy(read: (text: string) => IsoDate | null, code: Code = 'date') {
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
