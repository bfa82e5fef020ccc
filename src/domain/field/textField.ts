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

/**
 * A text of at most `max` characters, trimmed; `code` is the error of one that does not match
 * `pattern`.
 */
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

// Without characters that would add a receiver or text to a `mailto:` link.
const ADDRESS = /^[^\s@?&%,;]+@[^\s@?&%,;]+\.[^\s@?&%,;]+$/

/** A mail address. */
export function email() {
  return text({ kind: 'address', required: true, max: 120, pattern: ADDRESS, code: 'email' })
}

/** A telephone number as its owner writes it, with at least five digits. */
export function phone() {
  return text({
    kind: 'address',
    required: true,
    max: 32,
    pattern: /([0-9][^0-9]*){5}/,
    code: 'phone',
  })
}

const IBAN = /^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/

/** An IBAN, stored without spaces and shown in groups of four. */
export function iban() {
  const stored = text({ kind: 'address', required: true, max: 34, pattern: IBAN, code: 'iban' })
  return {
    ...stored,
    typed: v.pipe(
      v.string(),
      v.transform((typed) => typed.replaceAll(/\s/g, '').toUpperCase()),
      stored.limits as v.GenericSchema<string, string>,
      v.check(isIban, 'iban' satisfies Code),
    ),
    show: groupIban,
  }
}

/** Whether an IBAN's check digits are right; the sample's are not. */
export function isIban(typed: string): boolean {
  const compact = typed.replaceAll(/\s/g, '')
  if (!IBAN.test(compact) || (compact.startsWith('TR') && compact.length !== 26)) return false
  // ISO 13616: letters count as 10 to 35, and the number modulo 97 is 1.
  const moved = compact.slice(4) + compact.slice(0, 4)
  const digits = moved.replaceAll(/[A-Z]/g, (letter) => String(parseInt(letter, 36)))
  // In parts, because the whole number is too large, and the caretaker's script has no BigInt.
  const parts = digits.match(/.{1,7}/g) ?? []
  return parts.reduce((rest, part) => Number(`${rest}${part}`) % 97, 0) === 1
}

/** An IBAN in groups of four. */
export function groupIban(typed: string): string {
  return typed.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ')
}

// The caretaker also requires TLS, except on this machine, and a public network.
const FEED_ADDRESS = /^((https|webcal):\/\/[^\s]+|http:\/\/(localhost|127\.0\.0\.1)[:/][^\s]*)$/

/** The address of a calendar. */
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

/** A password, which is not trimmed or stored. */
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
