import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guestGuideOf } from '#domain/guide/guide.ts'
import { addDays, type IsoDate } from '#domain/date.ts'
import { day } from '#domain/testing.ts'
import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import { fromJson } from '#rtdb-emulator/rtdb/value.ts'
import { type Changes, openAs } from './judge.ts'
import { AUTHOR, GUEST, OWNER } from './roles.ts'
import * as s from './season.ts'
import * as guest from './guestWrites.ts'
import { addedSeason } from './officeWrites.ts'
import * as stay from './stayWrites.ts'
import { NOW } from './write.ts'

const { KEYS, REQUESTS } = s
const privateA = 'reservationDetails/a'

/** `shown` is cancelled, and its page names the version but shows that it is booked. */
const cancelledShown: Changes = {
  'reservations/shown': null,
  'reservationDetails/shown/status': 'cancelled',
  'reservationDetails/shown/cancellation': { kept: 100, by: AUTHOR, at: NOW },
  'reservationDetails/shown/version': 2,
  ...s.nightsOf(null, ['2026-08-05', '2026-08-07']),
  ...stay.logged('shown', 'cancel', 2),
  [`guestPages/${KEYS.shown}/version`]: 2,
}

/**
 * Writes that differ in one point from a granted sample. Each is the only one to find that some
 * condition of the rules is missing; `table.test.ts` finds the others.
 */
const REFUSED: readonly (readonly [title: string, changes: Changes])[] = [
  ['sell the last night of another stay', stay.booked('new', 'add', 1, s.july(11, 12))],
  [
    'free a night while the stay changes otherwise',
    { ...stay.edited(), [`nights/${s.dayOfJuly(10)}`]: null },
  ],
  ['claim the day of check-out', { [`nights/${s.dayOfJuly(14)}`]: 'b' }],
  ['claim the night before check-in', { [`nights/${s.dayOfJuly(9)}`]: 'a' }],
  ['claim a night for a cancelled stay', { 'nights/2026-08-10': 'off' }],
  [
    'end a stay before it begins',
    { ...stay.edited(stay.moved('a', s.july(11, 10))), ...s.nightsOf(null, s.july(10, 11)) },
  ],
  ['change the public dates alone', { 'reservations/a': s.publicDates(s.july(14, 16)) }],
  ['change a stay from an earlier version', stay.edited({ [`${privateA}/kapora`]: 1 }, 3)],
  ['change a stay without a version', { [`${privateA}/notlar`]: 'x' }],
  ['add a deleted stay again', stay.booked('gone', 'add', 1, s.july(17, 18))],
  [
    'use an entry a second time',
    { [`${privateA}/version`]: 4, 'versions/a': { n: 4, entry: 'edit3' } },
  ],
  [
    'write two entries for one change',
    { ...stay.edited(), 'log/a/more': stay.logged('a', 'edit', 4)['log/a/edit4'] ?? null },
  ],
  [
    'log a text of a sentence’s length',
    stay.edited(stay.logged('a', 'edit', 4, { changes: { notlar: { before: 'x'.repeat(41) } } })),
  ],
  ['cancel a stay whose page shows that it is booked', cancelledShown],
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
  [
    'make a page that shows a new request as held',
    {
      [`requests/${REQUESTS.fresh}/guestKey`]: KEYS.free,
      [`guestPages/${KEYS.free}`]: s.requestPage(REQUESTS.fresh, { heldUntil: '2026-12-10' }),
    },
  ],
  [
    'write another guide than the owners’',
    { [`guides/${s.SECRETS.guide}`]: { ...s.guide, version: 3 } },
  ],
  ['give the guide to a cancelled stay', { [`guestGuides/${KEYS.off}`]: s.guestGuide }],
  [
    'delete a request and leave its page',
    guest.answered(REQUESTS.waiting, ['delete', 'new', null], null),
  ],
  ['send a request under a key of one’s own', { 'requests/new': { reservation: s.payload } }],
  [
    'send a request that leaves before it arrives',
    sent({ reservation: { ...s.payload, checkOut: s.payload.checkIn } }),
  ],
  [
    'send an answered request',
    sent({ reservation: s.payload, status: 'held', heldUntil: '2026-12-01' }),
  ],
  [
    'pay nothing',
    {
      'reservationDetails/paid/version': 2,
      'payments/paid/pay2': { ...s.payment, by: AUTHOR, at: NOW, amount: 0 },
      ...stay.logged('paid', 'pay', 2),
    },
  ],
  ['store a season that ends before it begins', addedSeason({ ...s.season, to: '2026-08-31' })],
  // The published sample under another id.
  [
    'publish under a name of one’s own',
    JSON.parse(JSON.stringify(guest.published).replaceAll(guest.NEW_REVIEW, 'best')) as Changes,
  ],
  ['change a review that is published', reviewed(KEYS.published, { version: 2 })],
]

test.each(REFUSED)('nobody may %s', (_title, changes) => {
  expect([OWNER, GUEST].filter((role) => openAs(role, s.SEASON).mayWrite(changes))).toEqual([])
})

const HOUR_MS = 3_600_000
const days = fc
  .integer({ min: 9_600, max: 36_000 })
  .map((later) => addDays(day('2000-01-05'), later))

/** A guest's page of these days, with its guide. */
function pageOf(checkIn: IsoDate, checkOut: IsoDate) {
  return fromJson({
    guestPages: { [KEYS.here]: s.page('x', [checkIn, checkOut]) },
    guestGuides: { [KEYS.here]: guestGuideOf({ checkIn, checkOut }, s.SECRETS.guide) },
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

function sent(request: { [name: string]: Json }): Changes {
  return { [`requests/${REQUESTS.new}`]: request }
}

function reviewed(key: string, more: object): Changes {
  return { [`reviews/${key}`]: guest.reviewOf(more) }
}
