import { type Field, orElse } from '#domain/field/field.ts'
import { flag } from '#domain/field/markField.ts'
import { email, text } from '#domain/field/textField.ts'
import { type Fields, readValues, type ValuesOf } from '#domain/record.ts'
import { readEach } from '#domain/records.ts'
import type { NewsKind } from './postbox.ts'

// Notifications are on by default.
const wanted = () => orElse(flag(), true)

/** An owner's mail notifications, `/caretaker/choices/{uid}`, written by that owner only. */
export const choiceFields = {
  email: email(),
  language: text({ required: true, max: 2, pattern: /^[a-z]{2}$/ }),
  request: wanted(),
  conflict: wanted(),
  silence: wanted(),
  unreadable: wanted(),
  copy: wanted(),
  morning: wanted(),
} satisfies Record<NewsKind, Field> & Fields

export type NewsChoices = ValuesOf<typeof choiceFields>

function usualChoices(email: string, language: string): NewsChoices {
  return {
    email,
    language,
    request: true,
    conflict: true,
    silence: true,
    unreadable: true,
    copy: true,
    morning: true,
  }
}

/** Parses an owner's choices; `null` if invalid. */
export function readChoices(stored: unknown): NewsChoices | null {
  return readValues(choiceFields, stored)
}

/** Parses all owners' choices, and lists the invalid ones. */
export function readAllChoices(stored: unknown): { choices: NewsChoices[]; unreadable: string[] } {
  const { values, unreadable } = readEach(stored, readChoices)
  return { choices: [...values.values()], unreadable }
}

/** The choices of an address; one that is no owner's gets every mail in the language `language`. */
export function choicesAt(
  address: string,
  all: readonly NewsChoices[],
  language: string,
): NewsChoices {
  const same = (one: string) => one.toLowerCase() === address.toLowerCase()
  return all.find(({ email }) => same(email)) ?? usualChoices(address, language)
}
