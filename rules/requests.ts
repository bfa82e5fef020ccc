import { headcountFields } from '#domain/headcount.ts'
import { PUSH_ID } from '#domain/pushId.ts'
import { answerFields, payloadFields, quoteFields } from '#domain/request.ts'
import {
  firstTime,
  hasNeeded,
  isNextVersion,
  noPriority,
  owner,
  statusOf,
  untouched,
} from './conditions.ts'
import { boundsOf, recordRules } from './fields.ts'
import { formerRequestPageIsGone, pageShowsAnswer } from './guestPages.ts'
import {
  all,
  any,
  at,
  before,
  exists,
  not,
  type Rules,
  same,
  valueAt,
  word,
  matches,
} from './language.ts'

/**
 * Guarantee 2: anyone creates a request, once and without an answer. A deleted one is not created
 * again.
 */
const isCreatedByGuest = all(
  firstTime,
  any(owner, not(exists(before('versions', '$request')))),
  same(statusOf('newData'), word('new')),
)

/** Guarantee 4: owners answer, restore and delete it as its next version, together with its page. */
const isWrittenByOwner = all(
  owner,
  isNextVersion('$request'),
  pageShowsAnswer,
  formerRequestPageIsGone,
)

/** Added once, beside a stored request. */
const isAddedOnce = all(firstTime, exists(at('newData.parent()', 'reservation')))

/**
 * A guest's request, `/requests/{request}`: created by anyone under a generated key, read and
 * answered by owners. It has no priorities and a bounded size, because no rule can count requests.
 */
export const requests: Rules = {
  '.indexOn': ['reservationId', 'status'],
  '.read': owner,
  $request: {
    '.write': any(isCreatedByGuest, isWrittenByOwner),
    '.validate': all(noPriority, matches('$request', PUSH_ID), "newData.hasChild('reservation')"),
    reservation: {
      '.validate': all(
        noPriority,
        hasNeeded(payloadFields),
        `${valueAt('newData', 'checkIn')} < ${valueAt('newData', 'checkOut')}`,
      ),
      ...recordRules(payloadFields, { every: noPriority }),
    },
    status: { '.validate': all(noPriority, boundsOf(answerFields, 'status')) },
    heldUntil: { '.validate': all(noPriority, boundsOf(answerFields, 'heldUntil')) },
    reservationId: { '.validate': all(noPriority, boundsOf(answerFields, 'reservationId')) },
    language: {
      '.write': isAddedOnce,
      '.validate': all(noPriority, boundsOf(answerFields, 'language')),
    },
    guestKey: {
      '.write': isAddedOnce,
      '.validate': all(
        noPriority,
        boundsOf(answerFields, 'guestKey'),
        // A key with another page is taken.
        any(untouched, owner, not(exists(before('guestPages', 'newData.val()')))),
      ),
    },
    guests: {
      '.write': isAddedOnce,
      '.validate': all(noPriority, hasNeeded(headcountFields)),
      ...recordRules(headcountFields, { every: noPriority }),
    },
    quote: {
      '.write': isAddedOnce,
      '.validate': all(noPriority, hasNeeded(quoteFields)),
      ...recordRules(quoteFields, { every: noPriority }),
    },
    $other: { '.validate': false },
  },
}
