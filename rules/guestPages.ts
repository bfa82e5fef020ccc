import { guestPageFields } from '#domain/guestPage/guestPage.ts'
import { hasNeeded, isNextVersion, noPriority, owner, untouched } from './conditions.ts'
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
function pageOf(record: string): string {
  return after('guestPages', valueAt(record, 'guestKey'))
}

/** The private half of a stay, at its `version`. */
const STAY = 'newData.parent()'

/** Guarantee 8: the page under the stay's key shows the version and the status of the stay, judged at the private half's `version`. */
export const pageFollows = any(
  not(exists(at(STAY, 'guestKey'))),
  same(valueAt(STAY, 'status'), word('deleted')),
  all(
    same(valueAt(pageOf(STAY), 'about'), '$reservation'),
    same(valueAt(pageOf(STAY), 'version'), 'newData.val()'),
    same(
      valueAt(pageOf(STAY), 'status'),
      when(same(valueAt(STAY, 'status'), word('cancelled')), word('cancelled'), word('booked')),
    ),
  ),
)

/** Guarantee 8: a key that the stay no longer has, or has as a deleted one, leaves no page about the stay. */
export const formerPageIsGone = any(
  not(exists(at('data', 'guestKey'))),
  all(
    same(valueAt('newData', 'guestKey'), valueAt('data', 'guestKey')),
    differ(valueAt('newData', 'status'), word('deleted')),
  ),
  differ(valueAt(pageOf('data'), 'about'), '$reservation'),
)

const requestOf = (page: string) => after('requests', valueAt(page, 'about'))

/** The record that the page is about has its key. */
const isOfItsRecord = any(
  ...[after('reservationDetails', valueAt('newData', 'about')), requestOf('newData')].map(
    (record) => same(valueAt(record, 'guestKey'), '$key'),
  ),
)

/**
 * Guarantee 8: a page remains the stay's that has its key, even if a request uses that key again.
 */
const isTakenFromNoStay = any(
  not(exists('data')),
  untouched,
  differ(valueAt(after('reservationDetails', 'data.val()', 'guestKey')), '$key'),
)

const about = when(exists('newData'), valueAt('newData', 'about'), valueAt('data', 'about'))

/** Guarantee 8: owners write a page together with the next version of its record. */
const comesWithItsRecord = isNextVersion(about)

/** A guest creates the page of their own unanswered request: once, and with its days only. */
const isMadeByGuest = all(
  not(exists('data')),
  not(exists(at(before('requests', valueAt('newData', 'about')), 'guestKey'))),
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
    '.write': any(all(owner, comesWithItsRecord), isMadeByGuest),
    '.validate': all(noPriority, hasNeeded(guestPageFields), isOfItsRecord),
    ...recordRules(guestPageFields, {
      and: {
        about: isTakenFromNoStay,
        // A guest's own page is new, and not held.
        heldUntil: differ(valueAt('newData.parent()', 'status'), word('new')),
      },
      every: noPriority,
    }),
  },
}

/** Guarantee 8: the page of a request shows its answer and version, unless the page is another record's, as after an acceptance. */
export const pageShowsAnswer = any(
  "!newData.hasChild('guestKey')",
  differ(valueAt(pageOf('newData'), 'about'), '$request'),
  all(
    ...['status', 'heldUntil'].map((name) =>
      same(valueAt(pageOf('newData'), name), valueAt('newData', name)),
    ),
    same(valueAt(pageOf('newData'), 'version'), valueAt(after('versions', '$request', 'n'))),
  ),
)

/** Guarantee 8: a key that a request no longer has leaves no page about the request. */
export const formerRequestPageIsGone = any(
  "!data.hasChild('guestKey')",
  same(valueAt('newData', 'guestKey'), valueAt('data', 'guestKey')),
  differ(valueAt(pageOf('data'), 'about'), '$request'),
)
