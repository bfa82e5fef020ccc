import * as v from 'valibot'
import { fieldOf, optional } from './field.ts'
import type { Code } from './limits.ts'

/** Yes or no, as the text of a checkbox: "on" or empty. */
export function checkbox() {
  return fieldOf('boolean', {
    limits: { is: 'boolean' },
    typed: v.pipe(
      v.string(),
      v.transform((text) => text !== ''),
    ),
    write: (value) => value,
    show: (value) => (value ? 'on' : ''),
  })
}

/** A value that is `true` or missing; its control has the text `true`, or is empty. */
export function optionalTrue() {
  return optional(
    fieldOf<'boolean', true>('boolean', {
      limits: { is: 'true' },
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
