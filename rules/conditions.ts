import { all, any, type Rules } from './language.ts'

/** The longest key, in characters. Generated keys have 20; nobody should store a text in one. */
export const LONGEST_KEY = 40

/** Guarantee 1: an owner has an entry under /admins. An e-mail address proves nothing. */
export const owner = all('auth != null', "root.child('admins/' + auth.uid).exists()")

/** The write leaves the value unchanged. */
export const untouched = 'newData.val() === data.val()'

/** Priorities are unused: one could store a text beside every value. */
export const noPriority = 'newData.getPriority() === null'

/** The value is a number, a mark, or a text of at most `length` characters. */
export function isShort(length: number): string {
  const isShortText = `newData.isString() && newData.val().length <= ${length}`
  return any('newData.isNumber()', 'newData.isBoolean()', isShortText)
}

/** Guarantee 4: the write makes the next version of a record, which `versions.ts` checks. */
export function isNextVersion(id: string): string {
  const version = `child('versions/' + ${id} + '/n').val()`
  return `newRoot.${version} !== root.${version}`
}

/** Guarantee 4: a number of the record goes on from the one its editor saw. */
export function goesUpByOne(name: string): string {
  return `newData.child('${name}').val() === (data.exists() ? data.child('${name}').val() : 0) + 1`
}

/** Guarantee 4: the record is changed from the version its editor saw, which it has itself. */
export const isNextOwnVersion = goesUpByOne('version')

/** A record's `by` and `at`: the writer's address and the server's time. */
export const signature = {
  by: { '.validate': 'newData.val() === auth.token.email' },
  at: { '.validate': 'newData.val() === now' },
} satisfies Rules

/** What a record has that names its writer. */
export const signed = { needs: ['by', 'at'], more: signature }

export const isNumber: Rules = { '.validate': 'newData.isNumber()' }
