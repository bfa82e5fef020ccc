import { type Fields, mayLack, namesOf } from '#domain/record.ts'
import { after, all, before, differ, exists, has, same, valueAt } from './language.ts'

/** Ids and keys are made by this site or by Firebase, 20 characters as a rule: nobody is to hide a text in one. */
export const LONGEST_KEY = 40

/** An owner is who has an entry under /admins, which nobody can write from outside; an e-mail address proves nothing. */
export const owner = all('auth != null', exists(before('admins', 'auth.uid')))

/** What stands here stays for ever: it is written once. */
export const firstTime = '!data.exists()'

/** What is written is what stood there. */
export const untouched = same('newData.val()', 'data.val()')

/** Nothing is ordered by a priority: it would be a place to hide a text in, beside every value. */
export const noPriority = same('newData.getPriority()', 'null')

/** The write says of itself under /log what it does: there is a new newest entry, which is judged there. */
export function saidUnder(...log: string[]): string {
  const last = [...log, 'last']
  return differ(`${after(...last)}.val()`, `${before(...last)}.val()`)
}

/** A record has every field that it may not lack, or is gone. In `.write`, for a deletion is not validated. */
export function wholeOrGone(fields: Fields): string {
  return same(hasNeeded(fields), exists('newData'))
}

/** A record has every field that it may not lack. */
export function hasNeeded(fields: Fields): string {
  return has('newData', neededOf(fields))
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
