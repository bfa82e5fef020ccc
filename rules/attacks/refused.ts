import { channelFields } from '#domain/channels/channel.ts'
import { agreementFields } from '#domain/stay/agreement.ts'
import { guestPageFields } from '#domain/guestPage/guestPage.ts'
import { sampleOf } from '#rules/testing.ts'
import { GUEST } from './roles.ts'
import { REFUSED_KEPT } from './refusedKept.ts'
import { eachIn, type Refused, rows, type Table } from './refusedTable.ts'
import * as s from './season.ts'
import * as w from './writes.ts'

const { KEYS, REQUESTS } = s
const night = (ofJuly: number) => `nights/${s.dayOfJuly(ofJuly)}`
const sent = (request: object) => ({
  [`requests/${REQUESTS.new}`]: { ...s.request, at: w.NOW, ...request },
})

const DATES = s.publicDates(s.july(14, 16))

const FOREIGN_ON_PAGE = {
  ...sampleOf(guestPageFields, 2),
  about: `${REQUESTS.new}/`,
  status: 'booked',
  payments: 'x',
}
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
  'cancel a stay whose page shows that it is booked': w.cancelled('booked'),
  'delete a stay and leave its page': w.deleted('shown', s.SHOWN),
  'make a page of an earlier request': {
    [`requests/${REQUESTS.fresh}/guestKey`]: KEYS.free,
    [`guestPages/${KEYS.free}`]: s.requestPage(REQUESTS.fresh),
  },
  'send a request with the key of another page': w.sentWithPage({ guestKey: KEYS.former }),
  'take the page of a stay for a request': w.held(REQUESTS.fresh, KEYS.shown),
  'show an unknown answer on a page': {
    [`guestPages/${KEYS.waiting}`]: s.requestPage(REQUESTS.waiting, { status: 'x' }),
    ...w.logged(REQUESTS.waiting, 1),
  },
  'change the guide from an earlier version': {
    guide: { ...s.guide, version: 2, change: 'next', ...w.signed },
  },
  'show a guest an earlier guide': {
    [`guestGuides/${KEYS.left}`]: { ...s.guestGuide, version: 1 },
  },
  'delete a request and leave its page': w.answered(REQUESTS.waiting, null),
  'delete a request and forget the key of its page': {
    ...w.answered(REQUESTS.waiting, null),
    [`guestPages/${KEYS.waiting}`]: null,
  },
  'send a request that pays ahead more than it costs': sent({ quote: { total: 1, deposit: 2 } }),
  'send a request that leaves before it arrives': sent({
    reservation: { ...s.payload, checkOut: s.payload.checkIn },
  }),
  'send an answered request': sent({ status: 'held', heldUntil: '2026-12-01' }),
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
  'show an agreement on the page of a request': {
    ...w.answered(REQUESTS.waiting, { status: 'declined' }),
    [`guestPages/${KEYS.waiting}`]: s.requestPage(REQUESTS.waiting, {
      status: 'declined',
      version: 1,
      agreement: sampleOf(agreementFields),
    }),
  },
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
    ...w.cancelled(),
    [`guestPages/${KEYS.shown}`]: {
      ...s.page('shown', s.SHOWN, 'cancelled', 2),
      cancelledAt: { '.value': s.NOW_MS, '.priority': 'x' },
    },
  },
  'show another time of a cancellation': {
    ...w.cancelled(),
    [`guestPages/${KEYS.shown}`]: {
      ...s.page('shown', s.SHOWN, 'cancelled', 2),
      cancelledAt: 1,
    },
  },
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
      removed: true,
      status: 'declined',
    },
    'send a request with another record’s',
    sent,
  ),
  'send a deleted request again': {
    [`requests/${REQUESTS.gone}`]: { ...s.request, at: w.NOW, version: 1 },
  },
  'send a request at another time': sent({ at: s.NOW_MS - 1 }),
  'send a request with a key and no page': sent({ guestKey: KEYS.free }),
  ...Object.fromEntries(
    (['shown', 'off', 'waiting', 'former'] as const).map((name) => [
      `send a request under the key ${name}`,
      w.sentWithPage({}, {}, KEYS[name]),
    ]),
  ),
  ...eachIn(FOREIGN_ON_PAGE, 'send a request with another page’s', (value) =>
    w.sentWithPage({}, value),
  ),
}

const WITHOUT_NIGHT = s.seasonWith(night(10), null)
const SENT = { 'send a request under the id of a stay': sent({}) }

/** Every write of these tables is refused. */
export const REFUSED: readonly Refused[] = [
  ...rows(BY_NOBODY),
  ...REFUSED_KEPT,
  ...rows(
    {
      'make the lost page of an earlier request': {
        [`guestPages/${KEYS.waiting}`]: s.requestPage(REQUESTS.waiting),
      },
    },
    { over: s.seasonWith(`guestPages/${KEYS.waiting}`, null) },
  ),
  ...rows(BY_NO_GUEST, { roles: [GUEST] }),
  // An unconverted stay has only its public half, a cancelled one only its private half.
  ...rows(SENT, { over: s.seasonWith(`reservations/${REQUESTS.new}`, DATES) }),
  ...rows(SENT, { over: s.seasonWith(`reservationDetails/${REQUESTS.new}/status`, 'cancelled') }),
  ...rows(
    { 'send a request while the form is closed': w.sentWithPage() },
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
