import * as v from 'valibot'
import { type Code, fieldOf } from './field.ts'

type TextKind = 'text' | 'address' | 'id'
type TextLimits = {
  kind?: TextKind
  required?: boolean
  max: number
  pattern?: RegExp
  code?: Code
}

/** A text of at most `max` characters, trimmed; `code` says what is wrong with one that does not match `pattern`. */
export function text({ kind = 'text', required = false, max, pattern, code }: TextLimits) {
  const limits = v.pipe(
    v.string(),
    v.check((value) => !required || value !== '', 'missing' satisfies Code),
    v.maxLength(max, 'tooLong' satisfies Code),
    v.regex(pattern ?? /^/, code ?? 'missing'),
  )
  return fieldOf(kind, {
    stored: v.string(),
    limits,
    bounds: { is: 'text', required, max, ...(pattern && { pattern }) },
    typed: v.pipe(v.string(), v.trim(), limits),
    write: (value) => value.trim(),
    show: (value) => value,
  })
}

// Without what would give a `mailto:` link another receiver or a text.
const ADDRESS = /^[^\s@?&%,;]+@[^\s@?&%,;]+\.[^\s@?&%,;]+$/

/** An address for mail. */
export function email() {
  return text({ kind: 'address', required: true, max: 120, pattern: ADDRESS, code: 'email' })
}

/** A telephone number, written as its owner does: five digits at least. */
export function phone() {
  return text({
    kind: 'address',
    required: true,
    max: 32,
    pattern: /([0-9][^0-9]*){5}/,
    code: 'phone',
  })
}

// What fetches it asks for more: TLS, but on this machine, and no private network.
const FEED_ADDRESS = /^((https|webcal):\/\/[^\s]+|http:\/\/(localhost|127\.0\.0\.1)[:/][^\s]*)$/

/** Where a calendar is fetched. */
export function feedAddress() {
  return text({
    kind: 'address',
    required: true,
    max: 1000,
    pattern: FEED_ADDRESS,
    code: 'feedAddress',
  })
}

/** The key of another record. */
export function id({ max = 40 } = {}) {
  return text({ kind: 'id', required: true, max })
}

/** A password: taken as it is typed, spaces and all, and stored nowhere. */
export function secret() {
  const schema = v.pipe(v.string(), v.nonEmpty('missing' satisfies Code))
  return fieldOf('text', {
    stored: schema,
    limits: schema,
    bounds: { is: 'unstored' },
    typed: schema,
    write: (value) => value,
    show: (value) => value,
  })
}

/** One of a list of words. */
export function choice<const Word extends string>(words: readonly Word[]) {
  const schema = v.picklist(words, 'missing' satisfies Code)
  return fieldOf<'choice', Word>('choice', {
    stored: schema,
    limits: schema,
    bounds: { is: 'word', words },
    typed: schema,
    write: (value) => value,
    show: (value) => value,
  })
}
