import * as v from 'valibot'
import { readEach } from './collection.ts'
import type { Field } from './field.ts'

/** A text in several languages, by their codes. */
export type LanguageTexts = { readonly [language: string]: string }

/** Parses a text that is stored by language, without invalid ones. */
export function readLanguageTexts(field: Field<string>, stored: unknown): LanguageTexts {
  const { values } = readEach(stored, (each) => {
    const text = v.safeParse(field.stored, each)
    return text.success ? text.output : null
  })
  return Object.fromEntries(values)
}
