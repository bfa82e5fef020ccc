import { countFields } from '#domain/request/counts.ts'
import { answerFields, askedFields, payloadFields, quoteFields } from '#domain/request/request.ts'
import { PAGE_KEY } from '#domain/guestPage/pageKey.ts'
import { isNextVersion, noPriority, owner, stayOf, untouched } from './conditions.ts'
import { fieldRules, recordRules } from './fields.ts'
import { all, any, areEqual, has, matches, type Rules } from './language.ts'

/** The fields that only owners store. */
const ANSWER = ['status', 'version', 'reservationId', 'heldUntil', 'replacedBy', 'removed']

/**
 * Guarantee 2: while the form is open, anyone creates a request, once and without an answer, under a key
 * that no record has or had; without a version, which a deleted request has left behind.
 */
const isCreatedByGuest = all(
  '!data.exists()',
  'newData.exists()',
  "root.child('settings/requestsClosed').val() !== true",
  ...['guestPages', 'formerKeys'].map((path) => `!root.child('${path}/' + $request).exists()`),
  ...ANSWER.map((name) => `!newData.hasChild('${name}')`),
)

/** Guarantee 4: owners delete a request that nobody has answered, which leaves nothing behind. */
const isDeletedUnanswered = all('!newData.exists()', "!data.hasChild('version')")

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

/** Guarantee 2: nothing is there of a person; nobody lists keys. */
const whoKnowsTheKey: Rules = { '.read': true }

/** A guest's request under the key of the guest's page, `/requests/{request}`. Its size is bounded, because no rule can count requests. */
export const requests: Rules = {
  '.indexOn': ['reservationId', 'status', 'at'],
  $request: {
    '.write': any(
      isCreatedByGuest,
      all(owner, any(isNextVersion('$request'), isDeletedUnanswered)),
    ),
    '.validate': all(
      noPriority,
      matches('$request', PAGE_KEY),
      has('newData', ['reservation', 'at', 'asked']),
      hasItsVersion,
      hasIdOfNoStay,
    ),
    ...fieldRules(answerFields, {
      every: noPriority,
      and: { at: isServerTime },
      permissions: { at: whoKnowsTheKey, status: whoKnowsTheKey, replacedBy: whoKnowsTheKey },
      more: {
        reservation: recordRules(payloadFields, {
          check: ["newData.child('checkIn').val() < newData.child('checkOut').val()"],
          every: noPriority,
        }),
        asked: {
          ...whoKnowsTheKey,
          '.validate': all(
            noPriority,
            areEqual(['checkIn', 'checkOut'], "newData.parent().child('reservation')"),
          ),
          ...fieldRules(askedFields, {
            every: noPriority,
            more: {
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
      },
    }),
  },
}
