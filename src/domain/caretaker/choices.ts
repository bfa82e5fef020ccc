import { type Field, orElse } from '#domain/field/field.ts'
import { flag } from '#domain/field/markField.ts'
import { email, text } from '#domain/field/textField.ts'
import { type Fields, readFields, type ValuesOf } from '#domain/record.ts'
import { entriesOf } from '#domain/records.ts'
import type { NewsKind } from './news.ts'

// Who has not said no wants to know.
const wanted = () => orElse(flag(), true)

/** What an owner wants to be told by mail, and in which language: `/caretaker/choices/{uid}`, entered by nobody else. */
export const choiceFields = {
  email: email(),
  /** The two letters of a language. */
  dil: text({ required: true, max: 2, pattern: /^[a-z]{2}$/ }),
  request: wanted(),
  conflict: wanted(),
  silence: wanted(),
  unreadable: wanted(),
  copy: wanted(),
  morning: wanted(),
} satisfies Record<NewsKind, Field> & Fields

/** What an owner has chosen. */
export type NewsChoices = ValuesOf<typeof choiceFields>

/** What somebody wants who has chosen nothing. */
function usualChoices(email: string, dil: string): NewsChoices {
  return {
    email,
    dil,
    request: true,
    conflict: true,
    silence: true,
    unreadable: true,
    copy: true,
    morning: true,
  }
}

/** Reads what an owner has chosen; `null` when it cannot be read. */
function readChoices(stored: unknown): NewsChoices | null {
  const read = readFields(choiceFields, stored)
  return 'values' in read ? read.values : null
}

/** Reads what each owner has chosen, and whose choices cannot be read. */
export function readAllChoices(stored: unknown): { choices: NewsChoices[]; unreadable: string[] } {
  const read = entriesOf(stored).map(([uid, each]) => ({ uid, choices: readChoices(each) }))
  return {
    choices: read.flatMap(({ choices }) => choices ?? []),
    unreadable: read.flatMap(({ uid, choices }) => (choices ? [] : uid)),
  }
}

/** What is wanted at an address; one that is no owner's is told everything, in the language `dil`. */
export function choicesAt(address: string, all: readonly NewsChoices[], dil: string): NewsChoices {
  const same = (one: string) => one.toLowerCase() === address.toLowerCase()
  return all.find(({ email }) => same(email)) ?? usualChoices(address, dil)
}
