import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type IsoDate } from '#domain/date.ts'
import { day } from '#domain/testing.ts'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { fromJson } from '#rtdb-emulator/rtdb/value.ts'
import { type Changes, openAs } from './judge.ts'
import { AUTHOR, GUEST, OWNER } from './roles.ts'
import * as s from './season.ts'
import * as guest from './guestWrites.ts'
import * as office from './officeWrites.ts'
import * as stay from './stayWrites.ts'
import { NOW } from './write.ts'

const { owner, coowner } = DEMO_ACCOUNTS
const { KEYS, REQUESTS } = s
const privateA = 'reservationDetails/a'

/** `shown` is cancelled, and its guest's page left as it is. */
const cancelledShown: Changes = {
  'reservations/shown': null,
  'reservationDetails/shown/status': 'cancelled',
  'reservationDetails/shown/cancellation': { kept: 100, by: AUTHOR, at: NOW },
  'reservationDetails/shown/version': 2,
  ...s.nightsOf(null, ['2026-08-05', '2026-08-07']),
  ...stay.logged('shown', 'cancel', 2),
}

/** Writes that differ in one point from a granted sample. */
const REFUSED: { readonly [guarantee: string]: readonly [title: string, changes: Changes][] } = {
  'a night belongs to one stay that covers it': [
    ['sell the last night of another stay', stay.booked('new', 'add', 1, s.july(11, 12))],
    [
      'sell the nights of another stay without claiming them',
      {
        'reservations/new': s.publicDates(s.july(10, 12)),
        'reservationDetails/new': {
          ...s.details,
          ...s.privateDays(s.july(10, 12)),
          status: 'booked',
          version: 1,
        },
        ...stay.logged('new', 'add', 1),
      },
    ],
    ['take a night of another stay', { [`nights/${s.dayOfJuly(11)}`]: 'b' }],
    ['free a night that is held', { [`nights/${s.dayOfJuly(10)}`]: null }],
    [
      'free a night while the stay changes otherwise',
      { ...stay.edited(), [`nights/${s.dayOfJuly(10)}`]: null },
    ],
    ['claim the day of check-out', { [`nights/${s.dayOfJuly(14)}`]: 'b' }],
    ['claim the night before check-in', { [`nights/${s.dayOfJuly(9)}`]: 'a' }],
    ['claim a night for no stay', { [`nights/${s.dayOfJuly(20)}`]: 'none' }],
    ['claim a night for a cancelled stay', { 'nights/2026-08-10': 'off' }],
    ['claim a night for something below a stay', { [`nights/${s.dayOfJuly(14)}`]: 'b/version' }],
    ['claim a day that no calendar has', { 'nights/2026-02-30': 'a' }],
    [
      'move a stay onto another',
      { ...stay.edited(stay.moved('a', s.july(12, 14))), ...s.nightsOf(null, s.july(10, 12)) },
    ],
    [
      'end a stay before it begins',
      { ...stay.edited(stay.moved('a', s.july(11, 10))), ...s.nightsOf(null, s.july(10, 11)) },
    ],
    [
      'end a stay on the day it begins',
      { ...stay.edited(stay.moved('a', s.july(10, 10))), ...s.nightsOf(null, s.july(10, 12)) },
    ],
    ['change the public dates alone', { 'reservations/a': s.publicDates(s.july(14, 16)) }],
  ],
  'a record changes only from the version its editor saw': [
    ['change a stay from an earlier version', stay.edited({ [`${privateA}/kapora`]: 1 }, 3)],
    [
      'store another version than the entry shows',
      { ...stay.edited(), [`${privateA}/version`]: 5 },
    ],
    ['delete a stay from an earlier version', stay.deletedA(3)],
    ['add a deleted stay again', stay.booked('gone', 'add', 1, s.july(17, 18))],
    ['undelete an earlier version', stay.booked('gone', 'undelete', 2, s.july(17, 18))],
    ['add a stay at a later version', stay.booked('new', 'add', 2, s.july(14, 16))],
    [
      'change a season from an earlier version',
      office.changedSeason({ ...s.season, perNight: 1 }, 7),
    ],
    ['change the guide from an earlier version', office.guideOf(2)],
    ['change a letter from an earlier version', office.letterOf(2)],
    ['change the settings from an earlier version', office.siteOf(2)],
    ['change a channel from an earlier version', office.changedChannel(3)],
    ['change a postbox from an earlier version', office.boxOf(4)],
    ['write a review from an earlier version', reviewed(KEYS.wrote, { version: 2 })],
  ],
  'a log entry is written once and never changed': [
    ['sign an entry as the other owner', stay.edited(entryOf({ by: coowner.email }))],
    ['change an entry', { 'log/a/edit3/verb': 'delete' }],
    [
      'use an entry a second time',
      { [`${privateA}/version`]: 4, 'versions/a': { n: 4, entry: 'edit3' } },
    ],
    ['change a stay without a version', { [`${privateA}/notlar`]: 'x' }],
    [
      'make a version without an entry',
      { [`${privateA}/version`]: 4, 'versions/a': { n: 4, entry: 'none' } },
    ],
    [
      'write two entries for one change',
      { ...stay.edited(), 'log/a/more': entryOf()['log/a/edit4'] ?? null },
    ],
    [
      'use an entry of the prices a second time',
      { 'prices/version': 8, 'versions/prices': { n: 8, entry: 'edit7' } },
    ],
    ['write an entry for no change', stay.logged('a', 'edit', 4)],
    [
      'log a text of a sentence’s length',
      stay.edited(stay.logged('a', 'edit', 4, { changes: { notlar: { before: 'x'.repeat(41) } } })),
    ],
  ],
  'no change forgets a guest’s page': [
    [
      'cancel a stay whose page shows that it is booked',
      {
        ...cancelledShown,
        [`guestPages/${KEYS.shown}/version`]: 2,
      },
    ],
    ['cancel a stay without its page', cancelledShown],
    [
      'delete a stay and leave its page',
      {
        ...cancelledShown,
        'reservationDetails/shown/status': 'deleted',
        'reservationDetails/shown/cancellation': null,
        'reservationDetails/shown/deletion': { by: AUTHOR, at: NOW },
      },
    ],
    ['show another state on a page', { [`guestPages/${KEYS.shown}/status`]: 'cancelled' }],
    ['show other days on a page', { [`guestPages/${KEYS.shown}/checkIn`]: '2026-08-04' }],
    [
      'make a page that shows a new request as held',
      {
        [`requests/${REQUESTS.fresh}/guestKey`]: KEYS.free,
        [`guestPages/${KEYS.free}`]: s.requestPage(REQUESTS.fresh, { heldUntil: '2026-12-10' }),
      },
    ],
    ['show the page of another stay', { [`guestPages/${KEYS.shown}/about`]: 'a' }],
    ['delete the page of a stay', { [`guestPages/${KEYS.shown}`]: null }],
    [
      'write a page under a key that no record has',
      { [`guestPages/${KEYS.free}`]: s.page('a', s.july(10, 12)) },
    ],
    [
      'answer under a key that no page has',
      { [`guestAnswers/${KEYS.free}`]: { answer: 'yes', at: NOW } },
    ],
    ['answer a second time', { [`guestAnswers/${KEYS.here}`]: { answer: 'yes', at: NOW } }],
    [
      'give a stay a page under a short key',
      {
        ...stay.edited({ 'reservationDetails/a/guestKey': 'short' }),
        'guestPages/short': s.page('a', s.july(10, 12)),
      },
    ],
    [
      'give the guide to a cancelled stay',
      { [`guestGuides/${KEYS.off}`]: { ...s.guide, version: 2 } },
    ],
    [
      'give another version of the guide',
      { [`guestGuides/${KEYS.bare}`]: { ...s.guide, version: 1 } },
    ],
  ],
  'a request is answered as the log shows': [
    ['answer without an entry', { [`requests/${REQUESTS.fresh}/status`]: 'declined' }],
    [
      'answer a request and leave its page',
      guest.answered(REQUESTS.waiting, ['decline', 'new', { status: 'declined' }], {
        status: 'declined',
      }),
    ],
    [
      'delete a request and leave its page',
      guest.answered(REQUESTS.waiting, ['delete', 'new', null], null),
    ],
    [
      'hold a request longer without an entry',
      { [`requests/${REQUESTS.held}/heldUntil`]: '2026-12-10' },
    ],
    ['name another stay without an entry', { [`requests/${REQUESTS.became}/reservationId`]: 'b' }],
    ['give an unknown answer', answeredAs('decline', { status: 'perhaps' })],
    ['change what a guest wrote', { [`requests/${REQUESTS.fresh}/reservation/phone`]: '12345' }],
    ['send a request under a key of one’s own', { 'requests/new': { reservation: s.payload } }],
    [
      'send a request that leaves before it arrives',
      {
        [`requests/${REQUESTS.new}`]: {
          reservation: { ...s.payload, checkOut: s.payload.checkIn },
        },
      },
    ],
    [
      'send an answered request',
      {
        [`requests/${REQUESTS.new}`]: {
          reservation: s.payload,
          status: 'held',
          heldUntil: '2026-12-01',
        },
      },
    ],
    ['change the key of a request', { [`requests/${REQUESTS.waiting}/guestKey`]: KEYS.free }],
    ['change who comes', { [`requests/${REQUESTS.unread}/guests`]: { adults: 1, children: 0 } }],
  ],
  'payments and prices': [
    ...[-1, 0.5, 10_000_001, '100'].map((kept): [string, Changes] => [
      `keep ${kept} of a cancelled stay`,
      stay.cancelledPaid(kept),
    ]),
    ['change a payment', { 'payments/paid/first/amount': 1 }],
    ['delete every payment of a stay', { 'payments/paid': null }],
    ['pay nothing', paidAs({ amount: 0 })],
    ['pay as the other owner', paidAs({ by: coowner.email })],
    [
      'store a season that ends before it begins',
      office.addedSeason({ ...s.season, to: '2026-08-31' }),
    ],
  ],
  'a published review is the guest’s, word for word': [
    ['publish other words', published({ text: 'Harika!' })],
    ['publish another month', published({ month: '2026-09' })],
    ['publish under a name of one’s own', publishedAs('best')],
    ['change published words', { [`publishedReviews/${s.REVIEW}/text`]: 'x' }],
    ['change a review that is published', reviewed(KEYS.published, { version: 2 })],
  ],
}

describe.each(Object.entries(REFUSED))('%s', (_guarantee, rows) => {
  test.each(rows)('nobody may %s', (_title, changes) => {
    expect([OWNER, GUEST].filter((role) => openAs(role, s.SEASON).mayWrite(changes))).toEqual([])
  })
})

describe('a session that was ended', () => {
  const endedAt = (ms: number) =>
    fromJson({
      admins: { [owner.uid]: 1 },
      nights: { a: 'a' },
      sessions: { [owner.uid]: ms },
    })

  test('is invalid from the very second in which it began', () => {
    // The token of a role began in second 1.
    expect(openAs(OWNER, endedAt(999)).mayRead('nights')).toBe(true)
    expect(openAs(OWNER, endedAt(1000)).mayRead('nights')).toBe(false)
  })

  test('is ended at the server’s time, for oneself', () => {
    const own = `sessions/${owner.uid}`
    const tries: Changes[] = [
      { [own]: 1 },
      { [own]: 4e12 },
      { [own]: null },
      { [`sessions/${coowner.uid}`]: NOW },
    ]

    expect(tries.filter((each) => openAs(OWNER, s.SEASON).mayWrite(each))).toEqual([])
  })
})

const HOUR_MS = 3_600_000
const days = fc
  .integer({ min: 9_600, max: 36_000 })
  .map((later) => addDays(day('2000-01-05'), later))

/** A guest's page of these days, with its guide. */
function pageOf(checkIn: IsoDate, checkOut: IsoDate) {
  return fromJson({
    guestPages: { [KEYS.here]: s.page('x', [checkIn, checkOut]) },
    guestGuides: { [KEYS.here]: { version: 1 } },
  })
}

test('the guide is readable from two days before check-in until the hour of check-out', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 30 }), (checkIn, nights) => {
      const checkOut = addDays(checkIn, nights)
      // The villa's midnight is three hours before that of UTC.
      const [opens, closes] = [
        Date.parse(checkIn) - 51 * HOUR_MS,
        Date.parse(checkOut) + 7 * HOUR_MS,
      ]
      const isReadAt = (now: number) =>
        openAs(GUEST, pageOf(checkIn, checkOut), now).mayRead(`guestGuides/${KEYS.here}`)

      expect([opens - 1, opens, closes - 1, closes].map(isReadAt)).toEqual([
        false,
        true,
        true,
        false,
      ])
    }),
    { numRuns: 100 },
  )
})

test('a review is written from the day of check-out on', () => {
  fc.assert(
    fc.property(days, (checkOut) => {
      const mayWriteAt = (now: number) =>
        openAs(GUEST, pageOf(addDays(checkOut, -2), checkOut), now).mayWrite(
          reviewed(KEYS.here, { checkOut }),
        )

      // The villa's midnight is three hours before that of UTC.
      const opens = Date.parse(checkOut) - 3 * HOUR_MS
      expect([-1, 0].map((later) => mayWriteAt(opens + later))).toEqual([false, true])
    }),
    { numRuns: 100 },
  )
})

function answeredAs(verb: string, answer: { [name: string]: string }): Changes {
  return guest.answered(REQUESTS.fresh, [verb, 'new', answer], answer)
}

/** The published sample under another id. */
function publishedAs(id: string): Changes {
  return JSON.parse(JSON.stringify(guest.published).replaceAll(guest.NEW_REVIEW, id)) as Changes
}

function reviewed(key: string, more: object): Changes {
  return { [`reviews/${key}`]: guest.reviewOf(more) }
}

function entryOf(more: object = {}): Changes {
  return stay.logged('a', 'edit', 4, more)
}

function paidAs(more: { [name: string]: string | number }): Changes {
  const payment = { ...s.payment, by: AUTHOR, at: NOW, ...more }
  return {
    'reservationDetails/paid/version': 2,
    'payments/paid/pay2': payment,
    ...stay.logged('paid', 'pay', 2),
  }
}

function published(more: object): Changes {
  return Object.fromEntries(
    Object.entries(guest.published).map(([path, value]) =>
      path.startsWith('publishedReviews/') ? [path, { ...Object(value), ...more }] : [path, value],
    ),
  ) as Changes
}
