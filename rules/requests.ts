import { countFields, answerFields, payloadFields, quoteFields } from '#domain/request/request.ts'
import { PUSH_ID } from '#domain/save/pushId.ts'
import type { Fields } from '#domain/field/record.ts'
import { isNextVersion, noPriority, owner, untouched } from './conditions.ts'
import { fieldRules, recordRules } from './fields.ts'
import { formerPageIsGone, pageShowsAnswer } from './guestPages.ts'
import { all, any, matches, type Rules } from './language.ts'

const isNew =
  "!data.exists() && (newData.hasChild('status') ? newData.child('status').val() : 'new') === 'new'"

/** Guarantee 2: anyone creates a request, once and without an answer, and no deleted one again. */
const isCreatedByGuest = all(
  isNew,
  "!root.child('versions/' + $request).exists()",
  ...['reservationId', 'heldUntil', 'removed'].map((name) => `!newData.hasChild('${name}')`),
)

/** Guarantee 4: owners answer and delete a request as its next version, together with its page. */
const isNextAnswer = all(isNextVersion('$request'), pageShowsAnswer, formerPageIsGone('$request'))

/** Guarantee 4: who reads a request reads its version. */
const hasItsVersion =
  "newData.child('version').val() === newRoot.child('versions/' + $request + '/n').val()"

/** Guarantee 2: added once, to a request. */
const isAddedOnce = '!data.exists()'

/** Guarantee 2: no stay has its id, in either half; an unconverted one has only its public half. */
const hasIdOfNoStay = all(
  "!newRoot.child('reservations/' + $request).exists()",
  "!newRoot.child('reservationDetails/' + $request).exists()",
)

/** Guarantee 2: a guest's key is of no page that is there, because owners delete a request with its page. */
const isOfNoPage = "!root.child('guestPages').child(newData.val()).exists()"

const addedRecord = (fields: Fields): Rules => ({
  '.write': isAddedOnce,
  ...recordRules(fields, { every: noPriority }),
})

/** A guest's request, `/requests/{request}`. Its size is bounded, because no rule can count requests. */
export const requests: Rules = {
  '.indexOn': ['reservationId', 'status'],
  '.read': owner,
  $request: {
    '.write': any(isCreatedByGuest, all(owner, any(isNew, isNextAnswer))),
    '.validate': all(
      noPriority,
      matches('$request', PUSH_ID),
      "newData.hasChild('reservation')",
      hasItsVersion,
      hasIdOfNoStay,
    ),
    ...fieldRules(answerFields, {
      every: noPriority,
      compared: ['version'],
      permissions: { language: { '.write': isAddedOnce }, guestKey: { '.write': isAddedOnce } },
      and: { guestKey: any(untouched, owner, isOfNoPage) },
      more: {
        reservation: recordRules(payloadFields, {
          check: ["newData.child('checkIn').val() < newData.child('checkOut').val()"],
          every: noPriority,
        }),
        guests: addedRecord(countFields),
        quote: addedRecord(quoteFields),
      },
    }),
  },
}
