import * as v from 'valibot'
import { type Code, type Field, fieldOf } from './field.ts'

/** Marks that nobody sees: directions, joiners, soft hyphens and zero-width spaces. */
const UNSEEN = /[\u00ad\u061c\u180e\u200b-\u200f\u2027-\u202e\u2060-\u206f\ufeff]/g

/** A mail address without what came along when it was copied: `Ada <mailto:ada@example.com>`. */
export function cleanEmail(typed: string): string {
  const text = typed.replaceAll(UNSEEN, '').trim()
  const inside = /^[^<>@]*<([^<>]+)>$/.exec(text)?.[1] ?? text
  return inside
    .replace(/^[<("'[\s]+/, '')
    .replace(/^mailto:/i, '')
    .replace(/[>)"'\].,;:\s]+$/, '')
}

/** The first digit of each script in which telephones write numbers. */
const ZEROS = [0x0660, 0x06f0, 0xff10]

/** A telephone number in ASCII digits, without what came along when it was copied. */
export function cleanPhone(typed: string): string {
  return typed
    .replaceAll(UNSEEN, '')
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, asciiDigit)
    .replaceAll('\uff0b', '+')
    .replace(/^\s*tel:/i, '')
    .trim()
}

function asciiDigit(digit: string): string {
  const code = digit.charCodeAt(0)
  const zero = ZEROS.find((each) => code >= each && code < each + 10)
  return zero === undefined ? digit : String(code - zero)
}

/** The two-letter language code under which a text is stored. */
export const LANGUAGE_CODE = /^[a-z]{2}$/

// oxlint-disable no-control-regex, no-misleading-character-class -- these are the ones to be found
/** Control characters, including line separators and directional ones. */
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2027-\u202e\u2066-\u2069]/g
/** The same without tab and line break. */
const CONTROL_IN_LINES = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2027-\u202e\u2066-\u2069]/g
/** A visible character: neither space, filler, joiner nor zero-width mark. */
const VISIBLE =
  /[^\u0000-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb]/
// oxlint-enable no-control-regex, no-misleading-character-class

/**
 * The same field for a text of strangers, who can bypass the form. Removes control characters when
 * typed and when parsed; a text without visible characters is empty.
 */
export function plain(field: Field<string, false>): Field<string, false> {
  return withoutUnseen(field, CONTROL)
}

/** The same for a text of several lines. */
export function plainLines(field: Field<string, false>): Field<string, false> {
  return withoutUnseen(field, CONTROL_IN_LINES)
}

function withoutUnseen(field: Field<string, false>, unseen: RegExp): Field<string, false> {
  const clean = (value: string) => (VISIBLE.test(value) ? value.replaceAll(unseen, '') : '')
  return {
    ...field,
    stored: v.pipe(field.stored, v.transform(clean)),
    typed: v.pipe(v.string(), v.transform(clean), field.typed),
  }
}

type TextKind = 'text' | 'address' | 'id'
type TextLimits = {
  /** Removes what was certainly not meant from a typed text. */
  clean?: (typed: string) => string
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
export function text({
  kind = 'text',
  required = false,
  max,
  pattern,
  code,
  clean = (typed) => typed.trim(),
}: TextLimits) {
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
    typed: v.pipe(v.string(), v.transform(clean), limits),
    write: (value) => value.trim(),
    show: (value) => value,
  })
}

// Without characters that would add a receiver or text to a `mailto:` link.
const ADDRESS = /^[^\s@?&%,;]+@[^\s@?&%,;]+\.[^\s@?&%,;]+$/

/** A mail address. */
export function email() {
  return text({
    kind: 'address',
    required: true,
    max: 120,
    pattern: ADDRESS,
    code: 'email',
    clean: cleanEmail,
  })
}

/** A telephone number as its owner writes it, with at least five digits. */
export function phone() {
  return text({
    kind: 'address',
    required: true,
    max: 32,
    pattern: /([0-9][^0-9]*){5}/,
    code: 'phone',
    clean: cleanPhone,
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

const HTTPS_ADDRESS = /^https:\/\/[^\s]+$/

/** The address of a page, with TLS. */
export function httpsAddress() {
  return text({
    kind: 'address',
    required: true,
    max: 500,
    pattern: HTTPS_ADDRESS,
    code: 'httpsAddress',
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
