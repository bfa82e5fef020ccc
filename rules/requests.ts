import { headcountFields } from '#domain/headcount.ts'
import { PUSH_ID } from '#domain/pushId.ts'
import { answerFields, payloadFields } from '#domain/request.ts'
import { firstTime, hasNeeded, noPriority, owner, saidUnder, statusOf } from './conditions.ts'
import { boundsOf, recordRules } from './fields.ts'
import { leavesNoPage } from './guestPages.ts'
import {
  after,
  all,
  any,
  at,
  before,
  exists,
  matches,
  not,
  type Rules,
  same,
  together,
  valueAt,
  word,
} from './language.ts'

const log = ['log/requests', '$request']
const newestEntry = at(after(...log), valueAt(after(...log), 'last'))

/** Until when, of what is held and of nothing else; as which stay, of what is accepted and of nothing else. */
function answerIsWhole(request: string): string {
  return all(
    together(same(valueAt(request, 'status'), "'held'"), exists(at(request, 'heldUntil'))),
    together(same(valueAt(request, 'status'), "'accepted'"), exists(at(request, 'reservationId'))),
  )
}

/** A part of the answer, in a write that says so under /log, where it is judged; `and` is what is asked of it besides. */
function answer(name: keyof typeof answerFields, ...and: string[]): Rules {
  return {
    // In .write, for a deletion is not validated.
    '.write': all(owner, answerIsWhole('newData.parent()'), saidUnder(...log)),
    '.validate': all(noPriority, owner, boundsOf(answerFields, name), ...and),
  }
}

/** It comes without an answer, or in a write that says under /log which was given, where that is judged. */
const isOpenOrSaid = any(same(statusOf('newData'), word('new')), saidUnder(...log))

/** A stay that is there, by its id: a path would lead to something below one. */
const isStay = all(
  matches('newData.val()', /^[^/]+$/),
  exists(after('reservations', 'newData.val()')),
)

/** The guest is taken out of it, in a write that says so under /log, where it is judged. */
const guestIsForgotten = all(
  owner,
  saidUnder(...log),
  same(valueAt(newestEntry, 'verb'), "'forget'"),
)

/**
 * Anyone may leave a request; only owners read it, answer it, or delete it. Each is bound in size, for how many there are
 * no rule can count: a generated key, no priority anywhere, and no character that cannot be seen. The owners' page
 * reads them a hundred at a time. What was answered or deleted, which the log says, is put back by owners alone: its key is known
 * to its guest.
 */
export const requests: Rules = {
  '.indexOn': ['reservationId', 'status'],
  '.read': owner,
  $request: {
    '.write': any(
      all(firstTime, any(owner, not(exists(before(...log)))), isOpenOrSaid),
      all(owner, not(exists('newData')), leavesNoPage, saidUnder(...log)),
    ),
    '.validate': all(
      noPriority,
      matches('$request', PUSH_ID),
      "newData.hasChild('reservation')",
      answerIsWhole('newData'),
    ),
    reservation: {
      // Nothing else changes what a guest wrote.
      '.write': all(guestIsForgotten, exists('data'), exists('newData')),
      '.validate': all(
        noPriority,
        hasNeeded(payloadFields),
        `${valueAt('newData', 'checkIn')} < ${valueAt('newData', 'checkOut')}`,
      ),
      ...recordRules(payloadFields, { every: noPriority }),
    },
    status: answer('status'),
    heldUntil: answer('heldUntil'),
    reservationId: answer('reservationId', isStay),
    // In which of its languages the page was read when this was written; the page adds it once the request has been left.
    dil: {
      '.write': all(firstTime, exists(at('newData.parent()', 'reservation'))),
      '.validate': all(noPriority, boundsOf(answerFields, 'dil')),
    },
    // The key of its guest's page, beside it in the same way. One under which a page stands is taken.
    guestKey: {
      '.write': any(
        all(firstTime, exists(at('newData.parent()', 'reservation'))),
        all(guestIsForgotten, not(exists('newData'))),
      ),
      '.validate': all(
        noPriority,
        boundsOf(answerFields, 'guestKey'),
        any(owner, not(exists(before('guestPages', 'newData.val()')))),
      ),
    },
    // How many come, beside it in the same way.
    guests: {
      '.write': all(firstTime, exists(at('newData.parent()', 'reservation'))),
      '.validate': all(noPriority, hasNeeded(headcountFields)),
      ...recordRules(headcountFields, { every: noPriority }),
    },
    $other: { '.validate': false },
  },
}
