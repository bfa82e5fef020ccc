import * as v from 'valibot'
import { cleanPhone, isShortened } from '#domain/contact/phone.ts'
import { type Field, fieldOf } from './field.ts'
import type { Code } from './limits.ts'
import { tidyTime } from './typedTime.ts'
import { CONTROL, CONTROL_IN_LINES, isVisible, withoutUnseen } from './unseen.ts'

/** A mail address without what came along when it was copied: `Ada <mailto:ada@example.com>`. */
export function cleanEmail(typed: string): string {
  const text = withoutUnseen(typed)
  const inside = /^[^<>@]*<([^<>]+)>$/.exec(text)?.[1] ?? text
  return inside
    .replace(/^[<("'[\s]+/, '')
    .replace(/^mailto:/i, '')
    .replace(/[>)"'\].,;:\s]+$/, '')
}

/** The two-letter language code under which a text is stored. */
export const LANGUAGE_CODE = /^[a-z]{2}$/

/**
 * The same field for a text of strangers, because they can bypass the form. Removes control characters when
 * typed and when parsed; a text without visible characters is empty.
 */
export function plain(field: Field<string, false>): Field<string, false> {
  return withoutMarks(field, CONTROL)
}

/** The same for a text of several lines. */
export function plainLines(field: Field<string, false>): Field<string, false> {
  return withoutMarks(field, CONTROL_IN_LINES)
}

function withoutMarks(field: Field<string, false>, unseen: RegExp): Field<string, false> {
  const clean = (value: string) => (isVisible(value) ? value.replaceAll(unseen, '') : '')
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
  const isGiven = v.check(
    (value: string) => !required || isVisible(value),
    'missing' satisfies Code,
  )
  return fieldOf(kind, {
    limits: { is: 'text', required, max, ...(pattern && { pattern }), ...(code && { code }) },
    typed: v.pipe(v.string(), v.transform(clean), isGiven),
    write: (value) => value.trim(),
    show: (value) => value,
  })
}

// Without characters that would add a receiver or text to a `mailto:` link, and with an ending of two letters or more.
const ADDRESS = /^[^\s@?&%,;]+@[^\s@?&%,;]+\.[^\s@?&%,;.][^\s@?&%,;.]+$/

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
  const field = text({
    kind: 'address',
    required: true,
    max: 32,
    pattern: /([0-9][^0-9]*){5}/,
    code: 'phone',
    clean: cleanPhone,
  })
  const isWhole = v.check((value: string) => !isShortened(value), 'shortenedPhone' satisfies Code)
  return { ...field, typed: v.pipe(field.typed, isWhole) }
}

/** A time of the day, stored as HH:mm. */
export function time() {
  return text({
    required: true,
    max: 5,
    pattern: /^([01][0-9]|2[0-3]):[0-5][0-9]$/,
    code: 'time',
    clean: tidyTime,
  })
}

const HTTPS_ADDRESS = /^https:\/\/[^\s]+$/

/** A web address without what came along when it was copied from a page or its source. */
export function cleanAddress(typed: string): string {
  return withoutUnseen(typed)
    .replace(/^<(.*)>$/, '$1')
    .replaceAll(/&(?:amp|#38|#x26);/gi, '&')
}

/** The address of a page, with TLS. */
export function httpsAddress() {
  return text({
    kind: 'address',
    required: true,
    max: 500,
    pattern: HTTPS_ADDRESS,
    code: 'httpsAddress',
    clean: cleanAddress,
  })
}

/** The key of a record: without slashes, because `child('ID//')` is `child('ID')` in the rules. */
export const RECORD_ID = /^[-_a-zA-Z0-9]{1,40}$/

/** The key of another record. */
export function id() {
  return text({ kind: 'id', required: true, max: 40, pattern: RECORD_ID })
}

/** An identifier from elsewhere, of any characters. */
export function foreignId(max: number) {
  return text({ kind: 'id', required: true, max })
}

/** A password, which is not trimmed or stored. */
export function secret() {
  return fieldOf('text', {
    limits: { is: 'unstored' },
    typed: v.string(),
    write: (value) => value,
    show: (value) => value,
  })
}

/** One of a list of words. */
export function choice<const Word extends string>(words: readonly Word[]) {
  return fieldOf<'choice', Word>('choice', {
    limits: { is: 'word', words },
    typed: v.picklist(words, 'missing' satisfies Code),
    write: (value) => value,
    show: (value) => value,
  })
}
