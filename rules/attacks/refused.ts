import { channelFields } from '#domain/channels/channel.ts'
import { sampleOf } from '#rules/testing.ts'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { GUEST, ROLES } from './roles.ts'
import { REFUSED_KEPT } from './refusedKept.ts'
import { eachIn, type Refused, rows, type Table } from './refusedTable.ts'
import * as s from './season.ts'
import * as w from './writes.ts'

const { KEYS, REQUESTS } = s
const night = (ofJuly: number) => `nights/${s.dayOfJuly(ofJuly)}`

const DATES = s.publicDates(s.july(14, 16))

const FOREIGN_IN_CHANNEL = {
  ...sampleOf(channelFields, 2),
  lastNight: null,
  version: 9,
  change: 'x',
}

const BY_NOBODY: Table = {
  'free a night while the stay changes otherwise': w.edited({}, { [night(10)]: null }),
  'claim the day of check-out': { [night(14)]: 'b' },
  'claim the night before check-in': { [night(9)]: 'a' },
  'claim a night for a cancelled stay': { 'nights/2026-08-10': 'off' },
  'end a stay before it begins': w.moved(s.july(11, 10), s.nightsOf(null, s.july(10, 11))),
  'move a stay to a night that it does not claim': w.edited({ checkIn: s.dayOfJuly(9) }),
  'add a stay under the id of a request': w.booked(REQUESTS.fresh, 1, s.july(17, 18)),
  'add a stay under the name of the prices': {
    ...w.booked('prices', 8, s.july(17, 18)),
    'prices/version': 8,
  },
  'change a stay without its version': { 'reservationDetails/a/kapora': 7 },
  'change a page alone': { [`guestPages/${KEYS.shown}/checkIn`]: '2026-08-04' },
  'show a text in place of an agreement': {
    [`guestPages/${KEYS.shown}/agreement`]: 'x',
    ...w.shownNext,
  },
  'show a text in place of the payments': {
    [`guestPages/${KEYS.shown}/payments`]: 'x',
    ...w.shownNext,
  },
  'change the public dates alone': { 'reservations/a': DATES },
  'add a stay without a name or a channel': w.booked('new', 1, s.july(17, 18), {
    musteriAdi: ' ',
    source: null,
  }),
  'add a deleted stay again from the start': w.booked('gone', 1, s.july(17, 18)),
  'use an entry a second time': w.edited(
    {},
    { 'versions/a': { n: 2, entry: 'add1' }, 'log/a/next': null },
  ),
  'cancel a stay whose page shows that it is booked': w.cancelled({ status: 'booked' }),
  'delete a stay and leave its page': w.deleted('shown', s.SHOWN),
  'take the page of a stay for another stay': {
    ...w.booked('new', 1, s.july(17, 18), { guestKey: KEYS.shown }),
    [`guestPages/${KEYS.shown}`]: s.page('new', s.july(17, 18)),
  },
  'change the guide from an earlier version': {
    guide: { ...s.guide, version: 2, change: 'next', ...w.signed },
  },
  'show a guest an earlier guide': {
    [`guestGuides/${KEYS.left}`]: { ...s.guestGuide, version: 1 },
  },
  'delete an answered request without its version': { [`requests/${REQUESTS.declined}`]: null },
  'send a request that pays ahead more than it costs': w.sent({
    asked: { ...s.request.asked, quote: { total: 1, deposit: 2 } },
  }),
  'send a request that leaves before it arrives': w.sent({
    reservation: { ...s.payload, checkOut: s.payload.checkIn },
    asked: { ...s.request.asked, checkOut: s.payload.checkIn },
  }),
  ...eachIn({ checkIn: '2026-12-19', checkOut: '2026-12-26' }, 'ask for another', (day) =>
    w.sent({ asked: { ...s.request.asked, ...day } }),
  ),
  'send an answered request': w.sent({ status: 'held', heldUntil: '2026-12-01' }),
  'pay for a stay that is not there': {
    'payments/gone/first': { ...s.payment, ...w.signed },
    ...w.logged('gone', 3),
  },
  'write a payment down without its copy on the page': w.paidOnPage(null),
  'hold a stay without its request': w.edited({
    status: 'held',
    heldUntil: '2026-07-01',
    request: null,
  }),
  'delete the secret of the account': { 'settings/keys/account': null },
  'keep days until another day than the page shows': {
    ...w.under('reservationDetails/shown', {
      version: 2,
      status: 'held',
      heldUntil: '2026-07-01',
      request: REQUESTS.fresh,
    }),
    ...w.logged('shown', 2),
    [`guestPages/${KEYS.shown}`]: {
      ...s.page('shown', s.SHOWN, 'held', 2),
      heldUntil: '2026-07-02',
    },
  },
  'store a priority beside the time of a cancellation': {
    ...w.cancelled({ cancelledAt: { '.value': s.NOW_MS, '.priority': 'x' } }),
  },
  ...eachIn(
    { cancelledAt: 1, cancelledBy: 'hosts', reason: 'x' },
    'show of a cancellation another',
    w.cancelled,
  ),
  'cancel a stay without its cancellation': {
    ...w.cancelled({ cancelledBy: null, reason: null }),
    'reservationDetails/shown/cancellation': null,
  },
  'show no reason of a cancellation': w.cancelled({ reason: null }),
  'show a reason that no owner chose to show': w.cancelled({}, { showsReason: null }),
  'bring a cancelled stay back and keep another reason': w.uncancelled({ reason: 'x' }),
  'pay in the name of a number': {
    ...w.paid(),
    'payments/b/second': { ...s.payment, by: 5, at: w.NOW },
  },
  'pay later than now': {
    ...w.paid(),
    'payments/b/second': { ...s.payment, by: s.AUTHOR, at: s.NOW_MS + 1 },
  },
  'pay nothing': w.paid(0),
  'pay without a version': w.payment(),
  'change a payment': { ...w.paid(1), ...w.payment('first') },
  'store a season that ends before it begins': w.priced({ ...s.summer, to: '2026-06-30' }),
  'publish a guest’s review as another one’s': {
    [`reviews/${KEYS.wrote}/publishedId`]: s.REVIEW,
  },
  'publish a review twice': w.published({}, KEYS.published),
  'publish one’s own review': {
    [`reviews/${KEYS.left}`]: w.reviewOf(1, { publishedId: 'x' }),
  },
  'delete a published review alone': { [`reviews/${KEYS.published}`]: null },
  'reply to no review': { [`publishedReviews/${w.NEW_REVIEW}/reply`]: 'Bekleriz.' },
  'review a cancelled stay': { [`reviews/${KEYS.off}`]: w.reviewOf() },
  'change a review that is published': { [`reviews/${KEYS.published}`]: w.reviewOf(2) },
  'write a review before check-out': { [`reviews/${KEYS.early}`]: w.reviewOf() },
  'change the account’s secret': { 'settings/keys/account': KEYS.free },
  ...eachIn(FOREIGN_IN_CHANNEL, 'change without its version a channel’s', (value) =>
    w.under('channels/airbnb', value),
  ),
  'change the note of a payment': {
    ...w.paid(1),
    ...w.under('payments/b/first', { payer: null, note: 'y' }),
  },
  ...eachIn(
    { date: '2026-07-09', amount: 7, method: 'channel', purpose: 'carried', at: w.NOW },
    'change of a payment the',
    w.paymentChanged,
  ),
  'show the note of a payment on the page': w.paidOnPage({ note: 'x' }),
  'show another payer of a payment on the page': w.paidOnPage({ payer: 'y' }),
  'show another amount of a payment on the page': w.paidOnPage({ amount: 7 }),
  'show another day of a payment on the page': w.paidOnPage({ date: '2026-07-09' }),
  'show another method of a payment on the page': w.paidOnPage({ method: 'channel' }),
  'show another purpose of a payment on the page': w.paidOnPage({ purpose: 'carried' }),
  'review other days': { [`reviews/${KEYS.left}`]: w.reviewOf(1, { checkOut: '2026-08-13' }) },
  'store a priority beside a review’s time': {
    [`reviews/${KEYS.left}`]: w.reviewOf(1, { at: { '.value': s.NOW_MS, '.priority': 'x' } }),
  },
  'show the cleaner another arrival': {
    [`cleanings/${KEYS.shown}/a`]: s.onList(s.july(9, 12)),
  },
  'show the cleaner another departure': {
    [`cleanings/${KEYS.shown}/a`]: s.onList(s.july(10, 13)),
  },
  'change the time of a request': w.answered(REQUESTS.fresh, { status: 'declined', at: 2 }),
}

/** Owners may make them, for example after a loss. */
const BY_NO_GUEST: Table = {
  ...eachIn(
    {
      reservationId: 'a',
      heldUntil: '2026-12-01',
      replacedBy: KEYS.shown,
      removed: true,
      status: 'declined',
      version: 0,
    },
    'send a request with another record’s',
    w.sent,
  ),
  'send a request a second time': w.sent({}, REQUESTS.fresh),
  'send a deleted request again': w.sent({}, REQUESTS.gone),
  'send a deleted request again with its version': w.sent({ version: 1 }, REQUESTS.gone),
  'store a priority beside a request’s time': w.sent({
    at: { '.value': s.NOW_MS, '.priority': 'x' },
  }),
  'send a request at another time': w.sent({ at: s.NOW_MS - 1 }),
  ...Object.fromEntries(
    (['shown', 'off', 'former'] as const).map((name) => [
      `send a request under the key ${name}`,
      w.sent({}, KEYS[name]),
    ]),
  ),
}

const WITHOUT_NIGHT = s.seasonWith(night(10), null)
const SENT = { 'send a request under the id of a stay': w.sent() }

/** Every write of these tables is refused. */
export const REFUSED: readonly Refused[] = [
  ...rows(BY_NOBODY),
  ...REFUSED_KEPT,
  ...rows(
    {
      'put another owner’s payment in the own name': w.paymentChanged({
        by: DEMO_ACCOUNTS.caretaker.email,
      }),
    },
    { roles: ROLES.filter(({ who }) => who === 'caretaker') },
  ),
  ...rows(BY_NO_GUEST, { roles: [GUEST] }),
  // An unconverted stay has only its public half, a cancelled one only its private half.
  ...rows(SENT, { over: s.seasonWith(`reservations/${REQUESTS.new}`, DATES) }),
  ...rows(SENT, { over: s.seasonWith(`reservationDetails/${REQUESTS.new}/status`, 'cancelled') }),
  ...rows(
    { 'send a request while the form is closed': w.sent() },
    { over: s.seasonWith('settings/requestsClosed', true), roles: [GUEST] },
  ),
  ...rows(
    {
      'end on another day a stay without its nights': w.edited({ checkOut: s.dayOfJuly(11) }),
      'publish another arrival of it': w.edited(
        {},
        {
          'reservations/a/girisTarihi': DATES.girisTarihi,
        },
      ),
      'publish another departure of it': w.edited(
        {},
        {
          'reservations/a/cikisTarihi': DATES.cikisTarihi,
        },
      ),
    },
    { over: WITHOUT_NIGHT },
  ),
  ...rows(
    { 'show a guest the page of another stay': w.edited({ guestKey: KEYS.left }) },
    { over: s.seasonWith(`guestPages/${KEYS.left}/version`, 2) },
  ),
]
