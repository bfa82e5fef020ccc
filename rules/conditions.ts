import { type Fields, mayLack, namesOf } from '#domain/record.ts'
import {
  after,
  all,
  any,
  before,
  differ,
  exists,
  has,
  isOneOf,
  matches,
  not,
  same,
  valueAt,
  when,
  word,
} from './language.ts'

/** Ids and keys are made by this site or by Firebase, 20 characters as a rule: nobody is to hide a text in one. */
export const LONGEST_KEY = 40

/** `$reservation` is no name of another log: what is said there would count as said of a stay. */
export const isNoOtherLog = not(isOneOf('$reservation', ['prices', 'requests']))

/** `$reservation` is an id as the site and Firebase make them. */
export const isStayId = matches('$reservation', new RegExp(`^[-_a-zA-Z0-9]{1,${LONGEST_KEY}}$`))

const sessionsEnded = before('sessions', 'auth.uid')

/**
 * Who is signed in did that after the moment at which they ended all their sessions, if they ever did. A token says the whole
 * second of the sign-in, also when it has been renewed: one of the same second counts as before.
 */
const isSessionStill = any(
  not(exists(sessionsEnded)),
  `${valueAt(sessionsEnded)} < auth.token.auth_time * 1000`,
)

/** An owner is who has an entry under /admins, which nobody can write from outside; an e-mail address proves nothing. */
export const owner = all('auth != null', exists(before('admins', 'auth.uid')), isSessionStill)

/** What stands here stays for ever: it is written once. */
export const firstTime = '!data.exists()'

/** What is written is what stood there. */
export const untouched = same('newData.val()', 'data.val()')

/** Nothing is ordered by a priority: it would be a place to hide a text in, beside every value. */
export const noPriority = same('newData.getPriority()', 'null')

/** The write makes the next version of a stay, which is judged in `versions.ts`. */
export function isNextVersion(id: string): string {
  const version = ['versions', id, 'n']
  return differ(valueAt(after(...version)), valueAt(before(...version)))
}

/** The write adds the newest entry of a log, which is judged there. */
export function saidUnder(...log: string[]): string {
  const last = [...log, 'last']
  return differ(`${after(...last)}.val()`, `${before(...last)}.val()`)
}

/** A record has every field that it may not lack, or is gone. In `.write`, for a deletion is not validated. */
export function wholeOrGone(fields: Fields): string {
  return same(hasNeeded(fields), exists('newData'))
}

/** A record has every field that it may not lack. */
export function hasNeeded(fields: Fields, record = 'newData'): string {
  return has(record, neededOf(fields))
}

/** It is as it was, before and after the write. */
export function unchangedAt(...path: string[]): string {
  return same(valueAt(after(...path)), valueAt(before(...path)))
}

function neededOf(fields: Fields): string[] {
  return namesOf(fields).filter((name) => {
    const field = fields[name]
    return field !== undefined && !mayLack(field)
  })
}

/** A request to which nobody has answered says no status. */
export function statusOf(request: string): string {
  return when(`${request}.hasChild('status')`, valueAt(request, 'status'), word('new'))
}
