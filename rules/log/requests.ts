import type { RequestVerb } from '#domain/office/requestLog.ts'
import { REMOVED_GUEST } from '#domain/removedPerson.ts'
import type { RequestStatus } from '#domain/request.ts'
import { owner, statusOf, unchangedAt } from '#rules/conditions.ts'
import { pageOf, showsRequest } from '#rules/guestPages.ts'
import {
  after,
  all,
  any,
  at,
  before,
  exists,
  isOneOf,
  not,
  type Rules,
  same,
  valueAt,
  when,
  word,
} from '#rules/language.ts'
import { entryRules, isNewest, namesNewEntry, newest, said } from './entry.ts'

/** The answers that can be given to what is open, by the verb that says so. */
const ANSWERS: { readonly [verb in RequestVerb]?: RequestStatus } = {
  accept: 'accepted',
  hold: 'held',
  decline: 'declined',
}

const request = ['requests', '$request']
const stoodBefore = before(...request)
const stands = after(...request)

const saysVerb = (verb: RequestVerb) => same(said('verb'), word(verb))
const saysBefore = (status: RequestStatus) => same(said('before/status'), word(status))
const saysAfter = (status: RequestStatus) => same(said('after/status'), word(status))

/** The entry says the answer that stood before, and the one that stands now. */
const tellsTheAnswer = all(
  same(said('before/status'), statusOf(stoodBefore)),
  same(said('after/status'), statusOf(stands)),
  same(said('after/heldUntil'), valueAt(stands, 'heldUntil')),
  same(said('after/reservationId'), valueAt(stands, 'reservationId')),
)

const isAboutThis = (page: string) => same(valueAt(page, 'konu'), '$request')

/** The guest's page says the answer, or is another's by now; that of what was accepted is the stay's. */
const pageTellsTheAnswer = any(
  not(exists(at(stands, 'guestKey'))),
  all(
    not(isAboutThis(pageOf(stands))),
    any(exists(pageOf(stands)), same(valueAt(stands, 'status'), word('accepted'))),
  ),
  showsRequest(pageOf(stands), stands),
)

/** What became a stay counts as answered until that stay is gone. */
const itsStayIsGone = not(exists(after('reservations', valueAt(stoodBefore, 'reservationId'))))

/** Its page is gone, or the stay's. */
const pageIsGone = all(
  not(exists(at(stands, 'guestKey'))),
  any(not(exists(at(stoodBefore, 'guestKey'))), not(isAboutThis(pageOf(stoodBefore)))),
)

/** To forget is to leave no more of a guest than the days, and the answer as it is, to the stay that it names. */
const guestIsTakenOut = all(
  pageIsGone,
  same(said('after/status'), said('before/status')),
  ...Object.entries(REMOVED_GUEST).map(([name, nothing]) =>
    same(valueAt(stands, `reservation/${name}`), word(nothing)),
  ),
  ...['reservation/checkIn', 'reservation/checkOut', 'heldUntil', 'reservationId'].map((path) =>
    unchangedAt(...request, path),
  ),
)

/** Only what has an answer is opened again. */
const mayBeReopened = all(
  saysAfter('new'),
  not(saysBefore('new')),
  any(not(saysBefore('accepted')), itsStayIsGone),
)

/** Only what is open is answered, with the answer that the verb says. */
const isAnswered = all(
  any(isOneOf(said('before/status'), ['new', 'held']), all(saysBefore('accepted'), itsStayIsGone)),
  any(
    ...Object.entries(ANSWERS).map(([verb, status]) =>
      all(same(said('verb'), word(verb)), saysAfter(status)),
    ),
  ),
)

/** It stood, with the answer that the entry says, and is gone. */
const isDeleted = all(
  exists(stoodBefore),
  not(exists(stands)),
  same(said('before/status'), statusOf(stoodBefore)),
  not(exists(at(newest, 'after'))),
)

/** What was done to a request, `/log/requests/{request}`: the answers, each judged by the one that stands, and that it was deleted. */
export const requestLog: Rules = {
  $request: {
    last: {
      '.write': all(owner, exists('newData')),
      '.validate': all(
        namesNewEntry,
        when(
          saysVerb('delete'),
          isDeleted,
          all(
            exists(stands),
            tellsTheAnswer,
            pageTellsTheAnswer,
            when(
              saysVerb('forget'),
              guestIsTakenOut,
              when(saysVerb('reopen'), mayBeReopened, isAnswered),
            ),
          ),
        ),
      ),
    },
    $entry: entryRules(['before'], isNewest, {
      before: { $field: { '.validate': same('$field', "'status'") } },
      after: {
        $field: { '.validate': isOneOf('$field', ['status', 'heldUntil', 'reservationId']) },
      },
      $other: { '.validate': false },
    }),
  },
}
