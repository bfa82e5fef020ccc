import * as v from 'valibot'
import { type Code, fieldOf, optional } from './field.ts'

/** Yes or no, as the text of a checkbox: "on" or empty. */
export function flag() {
  return fieldOf('mark', {
    stored: v.boolean(),
    limits: v.boolean(),
    bounds: { is: 'yesNo' },
    typed: v.pipe(
      v.string(),
      v.transform((text) => text !== ''),
    ),
    write: (value) => value,
    show: (value) => (value ? 'on' : ''),
  })
}

/** A mark that a record has or lacks: stored as `true`, and typed as the text `true`. */
export function mark() {
  return optional(
    fieldOf<'mark', true>('mark', {
      stored: v.literal(true),
      limits: v.literal(true),
      bounds: { is: 'mark' },
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
