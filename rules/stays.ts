import { storedCancellationFields } from '#domain/stay/cancellation.ts'
import { STAY_STATUSES, detailFields } from '#domain/stay/reservation.ts'
import { namesOf } from '#domain/field/record.ts'
import { earlierFields } from '#domain/stay/earlierTexts.ts'
import { paymentFields } from '#domain/payments/payment.ts'
import { stayDateFields } from '#domain/stay/stayDates.ts'
import { keptFields } from '#domain/stay/keptAgreement.ts'
import { agreementFields, earlierAgreementFields, priceLineFields } from '#domain/stay/agreement.ts'
import {
  isGoneWithThePerson,
  isGroup,
  isNextVersion,
  isWrittenOnce,
  keptAgreement,
  leavesNothingSaid,
  owner,
  signed,
  signedOrBack,
  stayOf,
  untouched,
} from './conditions.ts'
import { ISO, isShortKey, recordRules } from './fields.ts'
import {
  formerPageIsGone,
  pageFollows,
  pageListsPayment,
  pageShowsEarlier,
  pageShowsLine,
} from './guestPages.ts'
import { all, any, areEqual, has, isOneOf, matches, type Rules } from './language.ts'

/** The names of a stay's two days in its private half, both as yyyy-MM-dd. */
const DAYS = ['checkIn', 'checkOut']

/** The stay, by its private half, holds its nights; `matches` would fail on a missing stay. */
function holdsNights(stay: string): string {
  const status = `${stay}.child('status').val()`
  return any(...['booked', 'held', 'blocked'].map((each) => `${status} === '${each}'`))
}

/** The stay covers the night: `checkIn <= night < checkOut`. */
function covers(stay: string): string {
  const isWithin = `${stay}.child('checkIn').val() <= $night && $night < ${stay}.child('checkOut').val()`
  return all(holdsNights(stay), isWithin)
}

/** The stay does not cover the night. Unknown days fail the rule: such a stay covers all its nights. */
function coversNot(stay: string): string {
  const [from, to] = DAYS.map((name) => `${stay}.child('${name}').val()`)
  return any(`!${holdsNights(stay)}`, `$night < ${from}`, `$night >= ${to}`)
}

/** Guarantee 3: a stay has a public half as long as it holds its nights. */
const isHalfOfItsStay = `newData.exists() === ${holdsNights(stayOf('$reservation'))}`

/** The public half of a stay, `/reservations/{id}`: two dates only, because everyone can read it. */
export const reservations: Rules = {
  '.read': true,
  $reservation: {
    '.write': all(owner, isNextVersion('$reservation'), isHalfOfItsStay),
    ...recordRules(stayDateFields),
  },
}

const publicHalf = "child('reservations/' + $reservation)"

/** The stay keeps its days, in both halves; those of a seven-field record are in its public half alone. */
const keepsItsDays = all(
  areEqual(['girisTarihi', 'cikisTarihi'], `root.${publicHalf}`, `newRoot.${publicHalf}`),
  any(`!${has('data', DAYS)}`, areEqual(DAYS, 'data')),
)

/** Guarantee 3: a stay with new days claims its first night in the same write. */
const holdsItsFirstNight = all(
  "newData.child('checkIn').val() < newData.child('checkOut').val()",
  "newRoot.child('nights').child(newData.child('checkIn').val()).val() === $reservation",
)

/** A cancelled stay has its cancellation, and no public half. */
const isCancelled = all(
  `!newRoot.${publicHalf}.exists()`,
  has('newData', [...DAYS, 'cancellation']),
)

/** A held stay has the last day of its hold and its request. */
const isHeldForARequest = any(
  "newData.child('status').val() !== 'held'",
  has('newData', ['heldUntil', 'request']),
)

const isBookedOrCancelled = `(${holdsNights('newData')} ? newRoot.${publicHalf}.exists() && ${any(keepsItsDays, holdsItsFirstNight)} : ${isCancelled})`

/** Guarantee 9: a deleted stay leaves no payment behind. */
const leavesNoPayment = any(
  'newData.exists()',
  "!newRoot.child('payments/' + $reservation).exists()",
)

/** Only a stay that a channel sold has no guest until a person types one. */
const isNamedOrFromChannel = any(
  matches('newData.val()', /\S/),
  "newData.parent().child('source').exists()",
)

/** Guarantee 10: a text is replaced only in a write that keeps it, unless its person is removed. */
const keepsEarlierTexts = any(
  '!newData.exists()',
  "newData.child('removed').val() === true",
  all(...namesOf(earlierFields).map(isKeptOrSame)),
)

function isKeptOrSame(name: string): string {
  const place = name === 'reason' ? 'cancellation/reason' : name
  const text = `data.child('${place}')`
  const kept =
    "newRoot.child('earlier').child($reservation).child(newRoot.child('versions').child($reservation).child('entry').val())"
  return any(
    `!${text}.isString()`,
    `${text}.val() === ''`,
    `newData.child('${place}').val() === ${text}.val()`,
    `${kept}.child('${name}').val() === ${text}.val()`,
  )
}

const day = { '.validate': matches('newData.val()', ISO) }

const AGREEMENT = "newData.parent().child('agreement')"
const kept = keptAgreement('$reservation', `${AGREEMENT}.child('entry').val()`)

/** Guarantee 10: a stay's agreement is also kept as it is, judged at the stay's `version`. */
const agreementIsKept = any(
  `!${AGREEMENT}.exists()`,
  "newData.parent().child('removed').val() === true",
  all(
    areEqual(namesOf(keptFields), kept, 'newData.parent()'),
    areEqual(namesOf(agreementFields), `${kept}.child('agreement')`, AGREEMENT),
  ),
)

/** The same of a line, judged at that line. */
const keptHasLine = areEqual(
  ['amount'],
  `${keptAgreement('$reservation', "newData.parent().parent().child('entry').val()")}.child('agreement/lines').child($line)`,
)

/** Guarantee 10: an earlier form is one that is kept, and is never changed. */
const isKeptEarlier = all(
  `${keptAgreement('$reservation', '$entry')}.exists()`,
  any('!data.exists()', areEqual(namesOf(earlierAgreementFields), 'data')),
)

/** Guarantee 10: a form that another one follows is among the earlier ones. */
const leavesFormerAmongEarlier = any(
  '!data.exists()',
  untouched,
  "newData.parent().child('earlier').child(data.val()).exists()",
)

/** The lines of a price, in an agreement. */
const linesOf = (check: string[]): Rules => ({
  '.validate': isGroup,
  $line: recordRules(priceLineFields, { check }),
})

/** The forms of a stay's agreement, `/agreements/{stay}/{entry}`, each as a change made it. */
export const agreements: Rules = {
  $about: {
    '.write': isGoneWithThePerson,
    $entry: {
      '.write': isWrittenOnce,
      ...recordRules(keptFields, {
        check: [isShortKey('$entry')],
        needs: [...signedOrBack.needs, 'agreement'],
        more: {
          ...signedOrBack.more,
          agreement: recordRules(agreementFields, {
            more: { lines: linesOf([isShortKey('$line')]) },
          }),
        },
      }),
    },
  },
}

/** The private half of a stay, `/reservationDetails/{id}`. */
export const reservationDetails: Rules = {
  $reservation: {
    '.write': all(
      owner,
      isNextVersion('$reservation'),
      formerPageIsGone('$reservation'),
      any('newData.exists()', `!newRoot.${publicHalf}.exists()`),
      leavesNoPayment,
      leavesNothingSaid('$reservation'),
      keepsEarlierTexts,
    ),
    ...recordRules(detailFields, {
      needs: ['status', 'version'],
      and: { musteriAdi: isNamedOrFromChannel },
      check: [isBookedOrCancelled, isHeldForARequest],
      more: {
        status: { '.validate': isOneOf('newData.val()', STAY_STATUSES) },
        // Each change writes the version, so each change checks the page.
        version: { '.validate': all(pageFollows, agreementIsKept) },
        checkIn: day,
        checkOut: day,
        agreement: recordRules(agreementFields, {
          and: { entry: leavesFormerAmongEarlier },
          more: {
            lines: linesOf([pageShowsLine, keptHasLine]),
            earlier: {
              '.validate': isGroup,
              $entry: recordRules(earlierAgreementFields, {
                check: [isKeptEarlier, pageShowsEarlier],
              }),
            },
          },
        }),
        cancellation: recordRules(storedCancellationFields, {
          and: {
            at: any(untouched, 'newData.val() === now'),
          },
        }),
      },
    }),
  },
}

/** Guarantee 3: the night's new holder covers it. */
const holderCoversIt = covers(stayOf('newData.val()'))

/** Guarantee 3: the former holder does not cover the night any more after the same write. */
const formerHolderCoversItNoMore = coversNot(stayOf('data.val()'))

/** The holder of a night, `/nights/{yyyy-MM-dd}`: the one stay that covers it. */
export const nights: Rules = {
  $night: {
    '.write': all(
      owner,
      any('!newData.exists()', holderCoversIt),
      any('!data.exists()', untouched, formerHolderCoversItNoMore),
    ),
    '.validate': matches('$night', ISO),
  },
}

/** What owners write beside a payment, which is removed with the person. */
const PAYMENT_TEXTS: readonly string[] = ['payer', 'note']

/** A stored payment only loses these texts. */
const losesItsTexts = all(
  areEqual(
    [...namesOf(paymentFields).filter((name) => !PAYMENT_TEXTS.includes(name)), 'by', 'at'],
    'data',
  ),
  ...PAYMENT_TEXTS.map((name) => `!newData.hasChild('${name}')`),
)

/** Guarantee 9: a payment is added to a stay that exists, and removed if it is there. */
const isAddedOrRemoved = `(newData.exists() ? (data.exists() ? ${losesItsTexts} : ${stayOf('$reservation')}.exists()) : data.exists())`

/** The payments of a stay, `/payments/{stay}/{payment}`: each is added or removed with a change of it. */
export const payments: Rules = {
  $reservation: {
    $payment: {
      '.write': all(owner, isNextVersion('$reservation'), isAddedOrRemoved, pageListsPayment),
      ...recordRules(paymentFields, {
        check: [isShortKey('$payment')],
        and: { amount: 'newData.val() !== 0' },
        ...signed,
      }),
    },
  },
}

/** A stay's texts before a change, `/earlier/{stay}/{entry of the log}`. */
export const earlier: Rules = {
  $about: {
    '.write': isGoneWithThePerson,
    $entry: {
      '.write': isWrittenOnce,
      ...recordRules(earlierFields, { check: [isShortKey('$entry')], ...signedOrBack }),
    },
  },
}
