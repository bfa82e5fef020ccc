import { namesOf } from '#domain/field/record.ts'
import { PAGE_KEY } from '#domain/guestPage/pageKey.ts'
import { guestPageFields } from '#domain/guestPage/guestPage.ts'
import { shownPaymentFields } from '#domain/payments/payment.ts'
import { agreementFields, earlierAgreementFields, priceLineFields } from '#domain/stay/agreement.ts'
import { isGroup, isNextVersion, noPriority, owner, stayOf, untouched } from './conditions.ts'
import { fieldRules, recordRules } from './fields.ts'
import { all, any, areEqual, matches, type Rules } from './language.ts'

/** The page under a record's key, after the write. */
const pageOf = (record: string) =>
  `newRoot.child('guestPages').child(${record}.child('guestKey').val())`

const keyOfStay = `${stayOf('$reservation')}.child('guestKey')`
const keyOfPaid = `(${keyOfStay}.exists() ? ${keyOfStay}.val() : '-')`

/** What a page shows of an agreement beside its lines. */
const AGREED = namesOf(agreementFields)
const LINE = namesOf(priceLineFields)
const EARLIER = namesOf(earlierAgreementFields)

/** The private half of a stay, at its `version`. */
const STAY = 'newData.parent()'

/** The same at a line of its agreement. */
const LINE_STAY = 'newData.parent().parent().parent()'

/** Guarantee 7: the page under the stay's key shows the version and the status of the stay, judged at the private half's `version`. */
export const pageFollows = any(
  `!${STAY}.child('guestKey').exists()`,
  all(
    `${pageOf(STAY)}.child('about').val() === $reservation`,
    `${pageOf(STAY)}.child('version').val() === newData.val()`,
    areEqual(['status'], STAY, pageOf(STAY)),
    areEqual(['cancelledBy'], `${STAY}.child('cancellation')`, pageOf(STAY)),
    `${pageOf(STAY)}.child('reason').val() === (${STAY}.child('cancellation/showsReason').val() === true ? ${STAY}.child('cancellation/reason').val() : null)`,
    any(`${STAY}.child('status').val() !== 'held'`, areEqual(['heldUntil'], STAY, pageOf(STAY))),
    areEqual(AGREED, `${STAY}.child('agreement')`, `${pageOf(STAY)}.child('agreement')`),
    ...['lines', 'earlier'].map(
      (part) =>
        `${pageOf(STAY)}.child('agreement/${part}').exists() === ${STAY}.child('agreement/${part}').exists()`,
    ),
  ),
)

/** Guarantee 7: the page under the stay's key shows a line of its agreement, judged at that line. */
export const pageShowsLine = any(
  `!${LINE_STAY}.child('guestKey').exists()`,
  areEqual(['amount'], `${pageOf(LINE_STAY)}.child('agreement/lines').child($line)`),
)

/** Guarantee 7: the page under the stay's key shows an earlier form of its agreement, judged at that form. */
export const pageShowsEarlier = any(
  `!${LINE_STAY}.child('guestKey').exists()`,
  areEqual(['total'], `${pageOf(LINE_STAY)}.child('agreement/earlier').child($entry)`),
)

/** Guarantee 7: a key that the record no longer has leaves no page about it. */
export function formerPageIsGone(id: string): string {
  return any(
    "!data.child('guestKey').exists()",
    areEqual(['guestKey'], 'data'),
    `${pageOf('data')}.child('about').val() !== ${id}`,
  )
}

/** A former page's key, `/formerKeys/{key}`: kept, so that no guest uses it again. */
export const formerKeys: Rules = {
  $key: { '.write': all(owner, 'newData.val() === true'), '.validate': matches('$key', PAGE_KEY) },
}

/** The page of the stay of a payment, after the write; `-` is the key of none. */
const pageOfPaid = `newRoot.child('guestPages').child(${keyOfPaid})`

/** The stay that the page is about has its key. */
const hasItsKey = `${stayOf("newData.child('about').val()")}.child('guestKey').val() === $key`

/** Guarantee 7: a page remains the stay's that has its key, even if another stay uses that key again. */
const isTakenFromNoStay = any(
  '!data.exists()',
  untouched,
  `${stayOf('data.val()')}.child('guestKey').val() !== $key`,
)

/** Guarantee 7: owners write a page together with the next version of its stay. */
const comesWithItsStay = isNextVersion(
  "(newData.exists() ? newData.child('about').val() : data.child('about').val())",
)

/** Guarantee 2: the key of a deleted page is kept. */
const leavesItsKey = any(
  'newData.exists()',
  "newRoot.child('formerKeys').child($key).val() === true",
)

/** Guarantee 7: each payment on a page is one of its stay's. */
const isOfItsStay = areEqual(
  Object.keys(shownPaymentFields),
  "newRoot.child('payments').child(newData.parent().parent().child('about').val()).child($payment)",
)

/** The stay of a page's agreement, which is some levels below the page. */
const stayAbove = (levels: number) =>
  stayOf(`newData${'.parent()'.repeat(levels)}.child('about').val()`)

/** Guarantee 7: a payment is written and removed together with its copy on the stay's page, if that shows amounts. */
export const pageListsPayment = any(
  `!${pageOfPaid}.child('total').exists()`,
  `${pageOfPaid}.child('payments').child($payment).exists() === newData.exists()`,
)

/** A guest's page, `/guestPages/{key}`: readable with the key, not listed, without names. */
export const guestPages: Rules = {
  $key: {
    '.read': true,
    '.write': all(owner, comesWithItsStay, leavesItsKey),
    ...recordRules(guestPageFields, {
      check: [hasItsKey],
      and: {
        about: isTakenFromNoStay,
        cancelledAt: `newData.val() === ${stayAbove(1)}.child('cancellation/at').val()`,
      },
      every: noPriority,
      more: {
        // `pageFollows` compares it with the stay's.
        agreement: {
          '.validate': all(noPriority, `${stayAbove(1)}.child('agreement').exists()`),
          ...fieldRules(agreementFields, {
            every: noPriority,
            more: {
              lines: {
                '.validate': all(noPriority, isGroup),
                $line: recordRules(priceLineFields, {
                  check: [areEqual(LINE, `${stayAbove(3)}.child('agreement/lines').child($line)`)],
                  every: noPriority,
                }),
              },
              earlier: {
                '.validate': all(noPriority, isGroup),
                $entry: recordRules(earlierAgreementFields, {
                  check: [
                    areEqual(EARLIER, `${stayAbove(3)}.child('agreement/earlier').child($entry)`),
                  ],
                  every: noPriority,
                }),
              },
            },
          }),
        },
        payments: {
          '.validate': all(noPriority, isGroup),
          $payment: recordRules(shownPaymentFields, {
            check: [isOfItsStay],
            every: noPriority,
          }),
        },
      },
      // Named by the first account, too, which changes no record.
      permissions: { account: { '.write': owner } },
    }),
  },
}
