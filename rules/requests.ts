import { countFields } from '#domain/request/counts.ts'
import { answerFields, payloadFields, quoteFields } from '#domain/request/request.ts'
import { PUSH_ID } from '#domain/save/pushId.ts'
import { isNextVersion, noPriority, owner, stayOf, untouched } from './conditions.ts'
import { fieldRules, recordRules } from './fields.ts'
import { comesWithItsPage, formerPageIsGone, pageShowsAnswer } from './guestPages.ts'
import { all, any, has, matches, type Rules } from './language.ts'

const isNew =
  "!data.exists() && (newData.hasChild('status') ? newData.child('status').val() : 'new') === 'new'"

/** Guarantee 2: while the form is open, anyone creates a request with its page, once and without an answer, and no deleted one again. */
const isCreatedByGuest = all(
  isNew,
  "root.child('settings/requestsClosed').val() !== true",
  "!root.child('versions/' + $request).exists()",
  ...['reservationId', 'heldUntil', 'removed'].map((name) => `!newData.hasChild('${name}')`),
  comesWithItsPage,
)

/** Guarantee 4: owners answer and delete a request as its next version, together with its page. */
const isNextAnswer = all(isNextVersion('$request'), pageShowsAnswer, formerPageIsGone('$request'))

/** Guarantee 4: who reads a request reads its version. */
const hasItsVersion =
  "newData.child('version').val() === newRoot.child('versions/' + $request + '/n').val()"

/** Guarantee 2: no stay has its id, in either half; an unconverted one has only its public half. */
const hasIdOfNoStay = all(
  "!newRoot.child('reservations/' + $request).exists()",
  `!${stayOf('$request')}.exists()`,
)

/** Guarantee 2: a request has the server's time. */
const isServerTime = any(untouched, 'newData.val() === now')

/** A guest's request, `/requests/{request}`. Its size is bounded, because no rule can count requests. */
export const requests: Rules = {
  '.indexOn': ['reservationId', 'status', 'at'],
  $request: {
    '.write': any(isCreatedByGuest, all(owner, isNextAnswer)),
    '.validate': all(
      noPriority,
      matches('$request', PUSH_ID),
      has('newData', ['reservation', 'at']),
      hasItsVersion,
      hasIdOfNoStay,
    ),
    ...fieldRules(answerFields, {
      every: noPriority,
      and: { at: isServerTime },
      more: {
        reservation: recordRules(payloadFields, {
          check: ["newData.child('checkIn').val() < newData.child('checkOut').val()"],
          every: noPriority,
        }),
        guests: recordRules(countFields, { every: noPriority }),
        quote: {
          '.validate': all(
            noPriority,
            "newData.child('deposit').val() <= newData.child('total').val()",
          ),
          ...fieldRules(quoteFields, { every: noPriority }),
        },
      },
    }),
  },
}
