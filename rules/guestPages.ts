import { guestPageFields } from '#domain/guestPage/guestPage.ts'
import { hasNeeded, noPriority, owner, saidUnder, untouched } from './conditions.ts'
import { recordRules } from './fields.ts'
import {
  after,
  all,
  any,
  at,
  before,
  differ,
  exists,
  not,
  type Rules,
  same,
  valueAt,
  when,
  word,
} from './language.ts'

/** The page under a record's key, after the write. */
export function pageOf(record: string): string {
  return after('guestPages', valueAt(record, 'guestKey'))
}

/** A page shows the days of a stay, whose private half is `details`. */
export function showsStay(page: string, details: string): string {
  return all(
    same(valueAt(page, 'status'), word('settled')),
    same(valueAt(page, 'checkIn'), valueAt(details, 'checkIn')),
    same(valueAt(page, 'checkOut'), valueAt(details, 'checkOut')),
  )
}

/** A page shows that its stay was cancelled. */
export function showsCancelled(page: string): string {
  return same(valueAt(page, 'status'), word('cancelled'))
}

const requestOf = (page: string) => after('requests', valueAt(page, 'konu'))

/** The record that the page is about has its key. */
const isOfItsRecord = any(
  ...[
    after('reservationDetails', valueAt('newData', 'konu')),
    after('cancelled', valueAt('newData', 'konu'), 'details'),
    requestOf('newData'),
  ].map((record) => same(valueAt(record, 'guestKey'), '$key')),
)

/**
 * Guarantee 8: a page remains the stay's that has its key, even if a request uses that key again.
 */
const isTakenFromNoStay = any(
  not(exists('data')),
  untouched,
  all(
    differ(valueAt(after('reservationDetails', 'data.val()', 'guestKey')), '$key'),
    differ(valueAt(after('cancelled', 'data.val()', 'details/guestKey')), '$key'),
  ),
)

const about = when(exists('newData'), valueAt('newData', 'konu'), valueAt('data', 'konu'))

/**
 * Guarantee 8: owners write a page with a log entry of its record, where the record is compared
 * with it.
 */
const comesWithEntry = any(saidUnder('log', about), saidUnder('log/requests', about))

/** A guest creates the page of their own unanswered request: once, and with its days only. */
const isMadeByGuest = all(
  not(exists('data')),
  not(exists(at(before('requests', valueAt('newData', 'konu')), 'guestKey'))),
  not(exists(at(requestOf('newData'), 'status'))),
  same(valueAt('newData', 'status'), word('new')),
  ...['checkIn', 'checkOut'].map((name) =>
    same(valueAt('newData', name), valueAt(requestOf('newData'), `reservation/${name}`)),
  ),
  ...['total', 'paid', 'guideFrom', 'reviewFrom'].map((name) => not(exists(at('newData', name)))),
)

/**
 * A guest's page of a request or its stay, `/guestPages/{key}`: readable with the key, not listed,
 * without names.
 */
export const guestPages: Rules = {
  $key: {
    '.read': true,
    // In .write, because a deletion is not validated.
    '.write': any(all(owner, comesWithEntry), isMadeByGuest),
    '.validate': all(noPriority, hasNeeded(guestPageFields), isOfItsRecord),
    ...recordRules(guestPageFields, {
      and: {
        konu: isTakenFromNoStay,
        // A guest's own page is new, and not held.
        heldUntil: differ(valueAt('newData.parent()', 'status'), word('new')),
      },
      every: noPriority,
    }),
  },
}

/** Deleting a request deletes its page. */
export const leavesNoPage = any(
  not(exists(at('data', 'guestKey'))),
  differ(valueAt(pageOf('data'), 'konu'), '$request'),
)
