import { expect, test } from 'vitest'
import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import { leafOf, withNode } from '#rtdb-emulator/rtdb/tree.ts'
import { type Changes, GUEST, openAs, OWNER } from './roles.ts'
import * as s from './season.ts'
import * as w from './writes.ts'

const { KEYS, REQUESTS } = s
const privateA = 'reservationDetails/a'
const sent = (request: object) => ({ [`requests/${REQUESTS.new}`]: { ...s.request, ...request } })

const HELD = { status: 'held', heldUntil: '2026-12-10' }
const FOREIGN_ON_PAGE = {
  status: 'booked',
  checkIn: '2026-12-19',
  checkOut: '2026-12-26',
  heldUntil: '2026-12-10',
  total: 1,
  paid: 1,
  paymentLink: 'https://example.com',
  reviewFrom: 1,
  account: s.SECRETS.account,
}
const FOREIGN_IN_REVIEW = { rating: 2, text: 'x', name: 'y', language: 'en', month: '2026-07' }
const CHANNEL = {
  name: 'B',
  url: 'https://b.example/1',
  lastNight: null,
  source: 'vrbo',
  version: 9,
}

/** A guest's page of a request, laid by the guest. */
function pageOf(request: string, more: object = {}): Changes {
  return {
    [`requests/${request}/guestKey`]: KEYS.free,
    [`guestPages/${KEYS.free}`]: s.requestPage(request, more),
  }
}

function eachIn(
  values: { [name: string]: Json },
  row: (name: string, value: Json) => [title: string, changes: Changes],
) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => row(name, value)))
}

/**
 * Writes that differ in one point from a granted sample. Each is the only one to find that some
 * condition of the rules is missing; `table.test.ts` finds the others.
 */
const REFUSED: { readonly [title: string]: Changes } = {
  'sell the last night of another stay': w.booked('new', 1, s.july(11, 12)),
  'free a night while the stay changes otherwise': w.edited({
    [`nights/${s.dayOfJuly(10)}`]: null,
  }),
  'claim the day of check-out': { [`nights/${s.dayOfJuly(14)}`]: 'b' },
  'claim the night before check-in': { [`nights/${s.dayOfJuly(9)}`]: 'a' },
  'claim a night for a cancelled stay': { 'nights/2026-08-10': 'off' },
  'end a stay before it begins': {
    ...w.edited(w.moved(s.july(11, 10))),
    ...s.nightsOf(null, s.july(10, 11)),
  },
  'move a stay to a night that it does not claim': w.edited({
    [`${privateA}/checkIn`]: s.dayOfJuly(9),
  }),
  'end a stay on no day': w.edited({ [`${privateA}/checkOut`]: '2026-07-12x' }),
  'publish days without a stay': {
    'reservations/new': s.publicDates(s.july(17, 18)),
    ...w.logged('new', 1),
  },
  'hold a night that is no day': { 'nights/2026-07-10x': 'a' },
  'change the public dates alone': { 'reservations/a': s.publicDates(s.july(14, 16)) },
  'change a stay from an earlier version': w.edited({ [`${privateA}/kapora`]: 1 }, 1),
  'change a stay without a version': { [`${privateA}/notlar`]: 'x' },
  'add a deleted stay again from the start': w.booked('gone', 1, s.july(17, 18)),
  'use an entry a second time': {
    [`${privateA}/version`]: 2,
    'versions/a': { n: 2, entry: 'add1' },
  },
  'log another version than was made': w.edited({
    'log/a/next': { by: s.AUTHOR, at: w.NOW, verb: 'edit', version: 3 },
  }),
  'log a value that was neither before nor after': w.edited(w.logged('a', 2, { kapora: { x: 1 } })),
  'write two entries for one change': {
    ...w.edited(),
    'log/a/more': w.logged('a', 2)['log/a/next'] ?? null,
  },
  'log a verb of a sentence’s length': w.edited({
    'log/a/next': { ...w.signed, verb: 'x'.repeat(21), version: 2 },
  }),
  'log a text of a sentence’s length': w.edited(
    w.logged('a', 2, { notlar: { before: 'x'.repeat(41) } }),
  ),
  'cancel a stay without how': {
    ...w.cancelled,
    'reservationDetails/shown/cancellation': null,
  },
  'cancel a stay whose page shows that it is booked': {
    ...w.cancelled,
    [`guestPages/${KEYS.shown}`]: s.page('shown', s.SHOWN, 'booked', 2),
  },
  'cancel a stay whose page shows an earlier version': {
    ...w.cancelled,
    [`guestPages/${KEYS.shown}`]: s.page('shown', s.SHOWN, 'cancelled', 1),
  },
  'delete a stay and leave its page': {
    'reservations/shown': null,
    'reservationDetails/shown': null,
    ...s.nightsOf(null, s.SHOWN),
    ...w.logged('shown', 2),
  },
  'show another state on a page': { [`guestPages/${KEYS.shown}/status`]: 'cancelled' },
  'make a page of an answered request': pageOf(REQUESTS.declined),
  ...eachIn(FOREIGN_ON_PAGE, (name, value) => [
    `make a page of a new request with another ${name}`,
    pageOf(REQUESTS.fresh, { [name]: value }),
  ]),
  'give a stay the page of another': w.booked('new', 1, s.july(14, 16), { guestKey: KEYS.left }),
  'take the page of a stay for a request': {
    ...w.answered(REQUESTS.fresh, { ...HELD, guestKey: KEYS.shown }),
    [`guestPages/${KEYS.shown}`]: s.requestPage(REQUESTS.fresh, { ...HELD, version: 1 }),
  },
  'hold a request whose page shows an earlier version': {
    ...w.answered(REQUESTS.waiting, HELD),
    [`guestPages/${KEYS.waiting}`]: s.requestPage(REQUESTS.waiting, HELD),
  },
  'write a letter in no language': {
    'letters/offer/turkish': { ...s.letter, version: 1, ...w.signed },
  },
  'note a letter to nobody': { 'written/nobody/offer': { ...s.written, ...w.signed } },
  'write another guide than the owners’': {
    [`guides/${s.SECRETS.guide}`]: { ...s.guide, version: 3 },
  },
  'give the guide to a cancelled stay': { [`guestGuides/${KEYS.off}`]: s.guestGuide },
  'delete a request and leave its page': w.answered(REQUESTS.waiting, null),
  'send a request under a key of one’s own': { 'requests/new': s.request },
  'send a request that leaves before it arrives': sent({
    reservation: { ...s.payload, checkOut: s.payload.checkIn },
  }),
  'send a request without a reservation': { [`requests/${REQUESTS.new}`]: { language: 'tr' } },
  'send an answered request': sent({ status: 'held', heldUntil: '2026-12-01' }),
  'pay nothing': w.paid(0),
  'pay without a version': { 'payments/b/second': w.paid(1)['payments/b/second'] ?? null },
  'change a payment': {
    ...w.paid(1),
    'payments/b/first': w.paid(1)['payments/b/second'] ?? null,
  },
  'store a season that ends before it begins': w.priced({
    'prices/seasons/new': { ...s.summer, to: '2026-06-30' },
  }),
  'publish a review under a name of one’s own': JSON.parse(
    JSON.stringify(w.published).replaceAll(w.NEW_REVIEW, 'best'),
  ) as Changes,
  ...eachIn(FOREIGN_IN_REVIEW, (name, value) => [
    `publish a review with another ${name}`,
    {
      ...w.published,
      [`publishedReviews/${w.NEW_REVIEW}`]: { ...s.words, month: '2026-08', [name]: value },
    },
  ]),
  'publish a review twice': JSON.parse(
    JSON.stringify(w.published).replaceAll(KEYS.wrote, KEYS.published),
  ) as Changes,
  'publish one’s own review': {
    [`reviews/${KEYS.left}`]: w.reviewOf(1, { publishedId: s.REVIEW }),
  },
  'delete a published review alone': { [`reviews/${KEYS.published}`]: null },
  'reply to no review': { [`publishedReviews/${w.NEW_REVIEW}/reply`]: 'Bekleriz.' },
  'review a cancelled stay': { [`reviews/${KEYS.off}`]: w.reviewOf() },
  'review other days': { [`reviews/${KEYS.left}`]: w.reviewOf(1, { checkOut: '2026-08-13' }) },
  'change a review that is published': { [`reviews/${KEYS.published}`]: w.reviewOf(2) },
  'write a review before check-out': { [`reviews/${KEYS.early}`]: w.reviewOf() },
  'change the guide’s secret': { 'settings/keys/guide': KEYS.free },
  'change the account’s secret': { 'settings/keys/account': KEYS.free },
  ...eachIn(CHANNEL, (name, value) => [
    `change a channel’s ${name} without its version`,
    { [`channels/airbnb/${name}`]: value },
  ]),
  'report a copy without its time': { 'caretaker/copy': s.copy },
  'report no copy without its time': { 'caretaker/copyTrouble': { problem: 'full' } },
  'count failures in words': { 'caretaker/failing/airbnb': 'x' },
  'choose the mails of another owner': { 'caretaker/choices/other': s.choices },
  'choose mails to another address': {
    [`caretaker/choices/${OWNER.signedIn?.uid}`]: { ...s.choices, email: 'x@example.com' },
  },
}

test.each(Object.entries(REFUSED))('nobody may %s', (_title, changes) => {
  expect([OWNER, GUEST].filter((role) => openAs(role, s.SEASON).mayWrite(changes))).toEqual([])
})

test.each([
  ['with the key of another page', sent({ guestKey: KEYS.shown })],
  ['that was deleted', { [`requests/${REQUESTS.gone}`]: { ...s.request, version: 1 } }],
])('a guest may not send a request %s', (_title, changes) => {
  expect(openAs(GUEST, s.SEASON).mayWrite(changes)).toBe(false)
})

test.each([
  ['another author', `"by":"${s.AUTHOR}"`, '"by":"x@example.com"', ['cancel a stay']],
  ['no author', `"by":"${s.AUTHOR}"`, '"by":null', []],
  ['another time', JSON.stringify(w.NOW), '2', []],
  ['no time', JSON.stringify(w.NOW), 'null', ['pull a channel']],
])(
  'parts of a write may be signed with %s only where it says nothing',
  (_, right, wrong, where) => {
    const granted = w.WRITES.filter(({ changes, over }) => {
      const parts = JSON.stringify(changes).split(right)
      return parts.slice(1).some((_part, index) => {
        const [before, after] = [parts.slice(0, index + 1), parts.slice(index + 1)]
        const text = [before.join(right), after.join(right)].join(wrong)
        return openAs(OWNER, over).mayWrite(JSON.parse(text) as Changes)
      })
    })

    expect(granted.map(({ title }) => title)).toEqual(where)
  },
)

test('the guide of a cancelled stay is not readable', () => {
  const cancelled = withNode(s.SEASON, ['guestPages', KEYS.early, 'status'], leafOf('cancelled'))

  expect(openAs(GUEST, cancelled).mayRead(`guestGuides/${KEYS.early}`)).toBe(false)
})

test('the guide is readable only between its two moments', () => {
  const isReadAt = (now: number) =>
    openAs(GUEST, s.SEASON, now).mayRead(`guestGuides/${KEYS.early}`)
  const { opensAt, closesAt } = s.guestGuide

  expect([opensAt - 1, opensAt, closesAt - 1, closesAt].map(isReadAt)).toEqual([
    false,
    true,
    true,
    false,
  ])
})
