import type { Fields } from '#domain/field/record.ts'
import { agreementFields, priceLineFields } from '#domain/stay/agreement.ts'
import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import { sampleOf } from '#rules/testing.ts'
import { eachIn, type Refused, rows, type Table } from './refusedTable.ts'
import type { Changes } from './roles.ts'
import * as s from './season.ts'
import * as w from './writes.ts'

const { KEYS, REQUESTS } = s

/** Other values than those of a sample; a mark has no other one. */
const others = (fields: Fields) => ({ ...sampleOf(fields, 2), cot: null })

const { add1: EARLIER } = s.AGREEMENT.earlier
const { deposit: _deposit, ...WITHOUT_DEPOSIT } = EARLIER

/** `a`, which has no page, has an agreement whose earlier form lacks its deposit. */
const AGREED_WITHOUT_DEPOSIT: Changes = {
  ...w.edited({ agreement: { ...s.AGREEMENT, earlier: { add1: WITHOUT_DEPOSIT } } }),
  'agreements/a/add1': { ...s.KEPT, ...w.signed },
  'agreements/a/next': {
    ...s.KEPT,
    checkIn: s.dayOfJuly(10),
    checkOut: s.dayOfJuly(12),
    ...w.signed,
  },
}

const OTHER_LINES = { first: { ...s.AGREEMENT.lines.first, amount: 7 } }

/** `shown` has another agreement, and the present one among the earlier ones, also on its page. */
const agreedAnew = (lines: Json, earlier: Json = EARLIER): Changes => ({
  ...w.under('reservationDetails/shown/agreement', {
    entry: 'third',
    lines,
    'earlier/next': earlier,
  }),
  ...w.under(`guestPages/${KEYS.shown}/agreement`, { entry: 'third', 'earlier/next': earlier }),
  'agreements/shown/third': {
    ...s.KEPT,
    agreement: { ...s.KEPT.agreement, entry: 'third', lines },
    ...w.signed,
  },
  ...w.shownNext,
})

const BY_NOBODY: Table = {
  'mark a letter in the name of a number': {
    'letterMarks/b/offer': { ...s.letterMark, by: 5, at: w.NOW },
  },
  'mark a letter later than now': {
    'letterMarks/b/offer': { ...s.letterMark, by: s.AUTHOR, at: s.NOW_MS + 1 },
  },
  'mark a letter to nobody': { 'letterMarks/gone/offer': { ...s.letterMark, ...w.signed } },
  'keep a letter in the name of a number': {
    'sentLetters/b/first': { ...s.sentLetter, by: 5, at: w.NOW },
  },
  'keep a letter that is sent later than now': {
    'sentLetters/b/first': { ...s.sentLetter, by: s.AUTHOR, at: s.NOW_MS + 1 },
  },
  'keep a letter to nobody': { 'sentLetters/gone/first': { ...s.sentLetter, ...w.signed } },
  'keep a form of an agreement in the name of a number': {
    'agreements/b/first': { ...s.KEPT, by: 5, at: w.NOW },
  },
  'keep a form of an agreement later than now': {
    'agreements/b/first': { ...s.KEPT, by: s.AUTHOR, at: s.NOW_MS + 1 },
  },
  'keep a form of an agreement with nobody': {
    'agreements/gone/first': { ...s.KEPT, ...w.signed },
  },
  'change a kept form of an agreement': { 'agreements/off/cancel3/kapora': 7 },
  'replace a kept form of an agreement': { 'agreements/off/cancel3': { ...s.KEPT, ...w.signed } },
  'remove a kept form of an agreement': { 'agreements/off/cancel3': null },
  'remove the agreements of a person who is there': { 'agreements/off': null },
  'remove a person and leave what was agreed': {
    ...w.forgotten,
    'agreements/off': { cancel3: { ...s.KEPT, by: s.AUTHOR, at: 1 } },
  },
  'agree and keep no form': { ...w.agreed(), 'agreements/shown/next': null },
  'agree and keep another form': {
    ...w.agreed(),
    'agreements/shown/next': { ...s.KEPT, kapora: 7, ...w.signed },
  },
  ...eachIn(others(agreementFields), 'agree and keep another', (value) => ({
    ...w.agreed(),
    'agreements/shown/next': {
      ...s.KEPT,
      agreement: { ...s.KEPT.agreement, ...value },
      ...w.signed,
    },
  })),
  ...eachIn({ checkIn: '2026-08-04', checkOut: '2026-08-08' }, 'agree and keep another', (day) => ({
    ...w.agreed(),
    'agreements/shown/next': { ...s.KEPT, ...day, ...w.signed },
  })),
  'keep an earlier form without its deposit': AGREED_WITHOUT_DEPOSIT,
  'agree and keep another line': {
    ...w.agreed(),
    'agreements/shown/next': {
      ...s.KEPT,
      agreement: {
        ...s.KEPT.agreement,
        lines: { first: { ...s.AGREEMENT.lines.first, amount: 7 } },
      },
      ...w.signed,
    },
  },
  'show an earlier form that is not kept': { ...w.agreed(), 'agreements/shown/add1': null },
  'write another text over a sent letter': { 'sentLetters/off/first/text': 'y' },
  'replace a sent letter': { 'sentLetters/off/first': { ...s.sentLetter, ...w.signed } },
  'remove a sent letter': { 'sentLetters/off/first': null },
  'remove the sent letters of a person who is there': { 'sentLetters/off': null },
  'remove the marks of a person who is there': { 'letterMarks/off': null },
  'keep earlier texts under a long key': {
    [`earlier/a/${'x'.repeat(41)}`]: { ...s.earlierTexts, ...w.signed },
  },
  'remove the earlier texts of a person who is there': { 'earlier/off': null },
  'remove earlier texts': { 'earlier/off/add1': null },
  'write another text over an earlier one': { 'earlier/off/add1/notlar': 'y' },
  'keep earlier texts of nobody': { 'earlier/gone/add1': { ...s.earlierTexts, ...w.signed } },
  'keep earlier texts later than now': {
    'earlier/a/add1': { ...s.earlierTexts, by: s.AUTHOR, at: s.NOW_MS + 1 },
  },
  ...eachIn(s.TEXTS, 'replace a text and keep another', (value) =>
    w.replaced({
      ...s.TEXTS,
      ...Object.fromEntries(Object.keys(value).map((name) => [name, 'y'])),
    }),
  ),
  'remove a person and leave what was sent': {
    ...w.forgotten,
    'sentLetters/off': { first: { ...s.sentLetter, by: s.AUTHOR, at: 1 } },
  },
}

const OTHER_EARLIER = {
  at: '2026-07-02',
  checkIn: '2026-07-02',
  checkOut: '2026-07-03',
  total: 7,
  deposit: 7,
}

const AGREEMENT_APART: Table = {
  ...eachIn(others(agreementFields), 'agree apart from the page on another', (value) => ({
    ...w.under('reservationDetails/shown/agreement', value),
    ...w.shownNext,
  })),
  ...eachIn(
    sampleOf(priceLineFields, 2),
    'show a line of the price apart from the stay with another',
    (value) => ({
      ...w.under(`guestPages/${KEYS.shown}/agreement/lines/first`, value),
      ...w.shownNext,
    }),
  ),
  'agree on no lines apart from the page': {
    'reservationDetails/shown/agreement/lines': null,
    ...w.shownNext,
  },
  'agree apart from the page on a line of another amount': {
    'reservationDetails/shown/agreement/lines/first/amount': 7,
    ...w.shownNext,
  },
  'agree on a line without its kind': {
    'reservationDetails/shown/agreement/lines/first/kind': null,
    ...w.shownNext,
  },
  'agree on a line under a long key': w.agreed({
    ...s.AGREEMENT,
    lines: { ['x'.repeat(41)]: s.AGREEMENT.lines.first },
  }),
  ...eachIn(OTHER_EARLIER, 'change of an earlier form the', (value) => ({
    ...w.under('reservationDetails/shown/agreement/earlier/add1', value),
    ...w.under(`guestPages/${KEYS.shown}/agreement/earlier/add1`, value),
    ...w.shownNext,
  })),
  ...eachIn(OTHER_EARLIER, 'change of an earlier form on the page the', (value) => ({
    ...w.under(`guestPages/${KEYS.shown}/agreement/earlier/add1`, value),
    ...w.shownNext,
  })),
  'add an earlier form apart from the page': {
    'reservationDetails/shown/agreement/earlier/next': EARLIER,
    ...w.shownNext,
  },
  'show a text in place of the earlier forms': {
    [`guestPages/${KEYS.shown}/agreement/earlier`]: 'x',
    ...w.shownNext,
  },
  'agree anew and show the line before': agreedAnew(OTHER_LINES),
  'show no earlier forms': {
    [`guestPages/${KEYS.shown}/agreement/earlier`]: null,
    ...w.shownNext,
  },
  'agree anew and drop the form before': agreedAnew(s.AGREEMENT.lines, null),
  'show a text in place of the lines of the price': {
    [`guestPages/${KEYS.shown}/agreement/lines`]: 'x',
    ...w.shownNext,
  },
}

/** A row for each message, mark and text about a stay or request, signed in this way. */
function kept(about: string, title: string, signature: object, more: Changes = {}): Table {
  return Object.fromEntries(
    Object.entries(s.keptAbout(about)).map(([path, records]) => [
      `${title} ${path}`,
      { ...more, ...under(path, records, signature) },
    ]),
  )
}

function under(path: string, records: Json, signature: object): Changes {
  return Object.fromEntries(
    Object.entries(Object(records) as { [key: string]: object }).map(([key, record]) => [
      `${path}/${key}`,
      { ...record, ...signature },
    ]),
  )
}

const SAID_TO_NOBODY: Table = {
  ...kept('b', 'keep after the person was removed', w.signed),
  ...kept(REQUESTS.fresh, 'keep after the person was removed', w.signed),
}

const BACK = w.booked('gone', 3, s.july(17, 18))
const SIGNED_WRONGLY: Table = {
  ...kept(REQUESTS.fresh, 'sign in another name', { ...w.signed, by: 'x@example.com' }),
  ...kept(REQUESTS.fresh, 'sign at another time', { ...w.signed, at: 1 }),
  ...kept('gone', 'bring back with a long name', { by: 'x'.repeat(255), at: 1 }, BACK),
  ...kept('gone', 'bring back from the future', { by: 'x', at: s.NOW_MS + 1 }, BACK),
}

/** The refused writes of agreements and sent messages. */
export const REFUSED_KEPT: readonly Refused[] = [
  ...rows(BY_NOBODY),
  ...rows(SIGNED_WRONGLY),
  ...rows(SAID_TO_NOBODY, {
    over: s.seasonWithAll({
      'reservationDetails/b/removed': true,
      [`requests/${REQUESTS.fresh}/removed`]: true,
    }),
  }),
  ...rows(
    { 'delete a stay and leave what was sent': w.deleted('a', s.july(10, 12)) },
    { over: s.seasonWithAll(s.keptAbout('a')) },
  ),
  ...rows(AGREEMENT_APART, { over: s.WITH_AGREEMENT }),
]
