import * as v from 'valibot'
import type { Field } from './field/field.ts'

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
