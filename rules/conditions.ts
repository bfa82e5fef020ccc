import { all, any, type Rules } from './language.ts'

/** The longest key, in characters. Generated keys have 20; nobody should store a text in one. */
export const LONGEST_KEY = 40

/** Guarantee 1: an owner has an entry under /admins. An e-mail address proves nothing. */
export const owner = all('auth != null', "root.child('admins/' + auth.uid).exists()")

/** The private half of a stay after the write. */
export function stayOf(id: string): string {
  return `newRoot.child('reservationDetails').child(${id})`
}

/** The write leaves the value unchanged. */
export const untouched = 'newData.val() === data.val()'

/** Priorities are unused: one could store a text beside every value. */
export const noPriority = 'newData.getPriority() === null'

/** The value is a text of at most `length` characters; the length of another value fails the rule. */
export const isShortText = (length: number) => `newData.val().length <= ${length}`

/** The value is a number, a mark, or a text of at most `length` characters. */
export function isShort(length: number): string {
  return any('newData.isNumber()', 'newData.isBoolean()', isShortText(length))
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

/** Guarantee 4: a review is changed from the version its writer saw. */
export const isNextOwnVersion = goesUpByOne('version')

/**
 * Guarantee 4: a record without a log is changed from the version that its editor saw, by a change
 * with a new id.
 */
export const isNextChange = all(
  isNextOwnVersion,
  "newData.child('change').isString()",
  "newData.child('change').val() !== data.child('change').val()",
)

/** Values under keys, and no value itself. */
export const isGroup = 'newData.hasChildren()'

export const isNumber: Rules = { '.validate': 'newData.isNumber()' }

const LONGEST_ADDRESS = 254

const isOwnAddress = 'newData.val() === auth.token.email'

/** A record's `by` and `at`: the writer's address and the server's time. */
export const signature = {
  by: { '.validate': isOwnAddress },
  at: { '.validate': 'newData.val() === now' },
} satisfies Rules

/** A record's `version`, and the id of its latest `change`, by which the editor recognises it after a lost answer. */
export const versioned = {
  version: isNumber,
  change: { '.validate': isShortText(LONGEST_KEY) },
} satisfies Rules

/** What a record has that names its writer. */
export const signed = { needs: ['by', 'at'], more: signature }

/** The record of this id comes back after its deletion. */
const comesBack = all(
  ...['reservationDetails', 'requests'].map(
    (path) => `!root.child('${path}').child($about).exists()`,
  ),
)

/** The same for an entry that returns with its record, under its earlier writer and time. */
export const signedOrBack = {
  needs: signed.needs,
  more: {
    by: { '.validate': any(isOwnAddress, all(comesBack, isShortText(LONGEST_ADDRESS))) },
    at: { '.validate': any('newData.val() === now', all(comesBack, 'newData.val() < now')) },
  },
}

/** There is a stay or a request of this id whose person was not removed. */
export const isAboutSomebody = any(
  ...[stayOf('$about'), "newRoot.child('requests/' + $about)"].map((record) =>
    all(`${record}.exists()`, `${record}.child('removed').val() !== true`),
  ),
)

/** The kept form of an agreement of a stay, after the write. */
export const keptAgreement = (id: string, entry: string) =>
  `newRoot.child('agreements').child(${id}).child(${entry})`

/** Guarantee 10: sent and agreed texts are written once … */
export const isWrittenOnce = all(owner, '!data.exists()', isAboutSomebody)

/** Guarantee 10: … and removed with the person, or with the stay or request, in the same write. */
export const isGoneWithThePerson = all(owner, '!newData.exists()', `!${isAboutSomebody}`)

/** Guarantee 10: nothing that was said to a guest is left when the person or the record is removed. */
export function leavesNothingSaid(id: string): string {
  const isKept = all('newData.exists()', "newData.child('removed').val() !== true")
  const paths = ['agreements', 'letterMarks', 'sentLetters', 'earlier']
  return any(isKept, all(...paths.map((path) => `!newRoot.child('${path}').child(${id}).exists()`)))
}
