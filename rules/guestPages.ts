import { guestPageFields } from '#domain/guestPage/guestPage.ts'
import { hasNeeded, noPriority, owner, saidUnder, statusOf } from './conditions.ts'
import { isoOf } from './days.ts'
import { recordRules } from './fields.ts'
import { leavesNoGuide } from './guide.ts'
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
import { leavesNoVisit } from './pageVisits.ts'

/** The page under the key that a record keeps, as the write leaves it. */
export function pageOf(record: string): string {
  return after('guestPages', valueAt(record, 'guestKey'))
}

/** A page says what a stay says, whose private half is `details`. */
export function showsStay(page: string, details: string): string {
  return all(
    same(valueAt(page, 'status'), word('settled')),
    same(valueAt(page, 'giris'), isoOf(details, 'giris')),
    same(valueAt(page, 'cikis'), isoOf(details, 'cikis')),
  )
}

/** A page says that its stay was cancelled. */
export function showsCancelled(page: string): string {
  return same(valueAt(page, 'status'), word('cancelled'))
}

/** A page says how a request stands. */
export function showsRequest(page: string, request: string): string {
  return all(
    same(valueAt(page, 'status'), statusOf(request)),
    same(valueAt(page, 'giris'), valueAt(request, 'reservation/checkIn')),
    same(valueAt(page, 'cikis'), valueAt(request, 'reservation/checkOut')),
    same(valueAt(page, 'heldUntil'), valueAt(request, 'heldUntil')),
  )
}

const stayOf = (page: string) => after('reservationDetails', valueAt(page, 'konu'))
const cancelledOf = (page: string) => after('cancelled', valueAt(page, 'konu'), 'details')
const requestOf = (page: string) => after('requests', valueAt(page, 'konu'))
const names = (record: string) => same(valueAt(record, 'guestKey'), '$key')

/** The stay that the page was about still has it: whoever knows the key and asks under it again takes nothing from that. */
const isStaysStill = any(names(stayOf('data')), names(cancelledOf('data')))

const SUMS = ['total', 'paid']

/** What it tells of money changes in a write that says so under /log, where it is judged. */
const sumsAreTold = any(
  all(...SUMS.map((sum) => same(valueAt('data', sum), valueAt('newData', sum)))),
  saidUnder('log', valueAt('newData', 'konu')),
)

/** It says how the request stands that keeps its key. */
const saysRequest = all(names(requestOf('newData')), showsRequest('newData', requestOf('newData')))

/** Before any owner has looked, its guest lays it: with the key of their request, once, and of no money. */
const isLaidByGuest = all(
  not(exists('data')),
  not(exists(at(before('requests', valueAt('newData', 'konu')), 'guestKey'))),
  ...SUMS.map((sum) => not(exists(at('newData', sum)))),
  saysRequest,
)

/** It says what its record says, which keeps its key, and is no other stay's. */
const isTrue = all(
  sumsAreTold,
  any(
    not(exists('data')),
    same(valueAt('data', 'konu'), valueAt('newData', 'konu')),
    not(isStaysStill),
  ),
  any(
    all(
      any(
        all(names(stayOf('newData')), showsStay('newData', stayOf('newData'))),
        all(names(cancelledOf('newData')), showsCancelled('newData')),
      ),
      not(exists(at('newData', 'heldUntil'))),
    ),
    saysRequest,
  ),
)

/** Nothing has it any more: a request that was accepted is its stay's affair. */
const isGivenUp = any(
  not(exists('data')),
  not(
    any(
      isStaysStill,
      all(names(requestOf('data')), differ(valueAt(requestOf('data'), 'status'), word('accepted'))),
    ),
  ),
)

/**
 * What a guest sees of a request, or of the stay that it became, `/guestPages/{key}`: read by who knows the key, listed by
 * nobody. It follows from the record that keeps its key, and says nothing that names a person.
 */
export const guestPages: Rules = {
  $key: {
    '.read': true,
    // In .write, for a deletion is not validated.
    '.write': any(
      all(owner, leavesNoGuide, leavesNoVisit, when(exists('newData'), isTrue, isGivenUp)),
      isLaidByGuest,
    ),
    '.validate': all(noPriority, hasNeeded(guestPageFields)),
    ...recordRules(guestPageFields, { every: noPriority }),
  },
}

/** What a request that is deleted leaves is not a page about it. */
export const leavesNoPage = any(
  not(exists(at('data', 'guestKey'))),
  differ(valueAt(pageOf('data'), 'konu'), '$request'),
)
