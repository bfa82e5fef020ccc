import { orElse } from '#domain/field/field.ts'
import { flag } from '#domain/field/markField.ts'
import { email, text } from '#domain/field/textField.ts'
import { readValues, type ValuesOf } from '#domain/record.ts'

/** An owner's mails, `/caretaker/choices/{uid}`, written by that owner only. */
export const choiceFields = {
  email: email(),
  language: text({ required: true, max: 2, pattern: /^[a-z]{2}$/ }),
  /** Whether the daily list is sent; every other mail always is. */
  morning: orElse(flag(), true),
}

export type MailChoices = ValuesOf<typeof choiceFields>

/** Parses an owner's choices; `null` if invalid. */
export function readChoices(stored: unknown): MailChoices | null {
  return readValues(choiceFields, stored)
}

/** The choices of an address; one without any gets the daily list in the language `language`. */
export function choicesAt(
  address: string,
  all: readonly MailChoices[],
  language: string,
): MailChoices {
  const same = (one: string) => one.toLowerCase() === address.toLowerCase()
  return all.find(({ email }) => same(email)) ?? { email: address, language, morning: true }
}
