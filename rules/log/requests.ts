import { owner, statusOf } from '#rules/conditions.ts'
import { pageOf } from '#rules/guestPages.ts'
import {
  after,
  all,
  any,
  at,
  before,
  differ,
  exists,
  isOneOf,
  not,
  type Rules,
  same,
  valueAt,
  word,
  together,
} from '#rules/language.ts'
import { entryRules, namesNewEntry, newest, shortValue } from './entry.ts'

const request = ['requests', '$request']
const requestBefore = before(...request)
const requestAfter = after(...request)

/** Guarantee 4: the entry has the answer that its writer loaded. */
const namesAnswerBefore = same(valueAt('newData', 'status'), statusOf(requestBefore))

/** The entry has the answer after the write. */
const namesAnswerAfter = same(valueAt('newData', 'status'), statusOf(requestAfter))

/** An accepted request is reopened only after its stay was deleted. */
const isAnsweredOrFree = any(
  differ(valueAt('newData', 'status'), word('new')),
  not(exists(at(requestBefore, 'reservationId'))),
  not(exists(after('reservations', valueAt(requestBefore, 'reservationId')))),
)

const page = pageOf(requestAfter)

/** Guarantee 8: the page under the request's key shows the answer, unless it is another record's, as after an acceptance. */
const pageFollows = any(
  not(exists(at(requestAfter, 'guestKey'))),
  differ(valueAt(page, 'about'), '$request'),
  all(
    same(valueAt(page, 'status'), valueAt('newData', 'status')),
    same(valueAt(page, 'heldUntil'), valueAt(requestAfter, 'heldUntil')),
  ),
)

/** The log of a request, `/log/requests/{request}`; `last` is the newest entry's key. */
export const requestLog: Rules = {
  $request: {
    last: {
      '.write': all(owner, exists('newData')),
      '.validate': all(
        namesNewEntry,
        together(exists(at(newest, 'after')), exists(requestAfter)),
        any(exists(requestAfter), exists(requestBefore)),
      ),
    },
    $entry: entryRules(['before'], {
      before: {
        '.validate': namesAnswerBefore,
        $field: { '.validate': all(same('$field', "'status'"), shortValue) },
      },
      after: {
        '.validate': all(namesAnswerAfter, isAnsweredOrFree, pageFollows),
        $field: {
          '.validate': all(isOneOf('$field', ['status', 'heldUntil', 'reservationId']), shortValue),
        },
      },
      $other: { '.validate': false },
    }),
  },
}
