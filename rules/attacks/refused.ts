import { channelFields } from '#domain/channels/channel.ts'
import { guestPageFields } from '#domain/guestPage/guestPage.ts'
import { reviewFields } from '#domain/reviews/review.ts'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import { sampleOf } from '#rules/testing.ts'
import type { Stored } from '#rtdb-emulator/rtdb/tree.ts'
import { type Changes, GUEST, OWNER, type Role } from './roles.ts'
import * as s from './season.ts'
import * as w from './writes.ts'

const { KEYS, REQUESTS, SECRETS } = s
const night = (ofJuly: number) => `nights/${s.dayOfJuly(ofJuly)}`
const log = (entry: object) => w.edited({}, { 'log/a/next': w.entry(entry) })
const sent = (request: object) => ({ [`requests/${REQUESTS.new}`]: { ...s.request, ...request } })

const DATES = s.publicDates(s.july(14, 16))

const { about: _about, version: _version, ...pageFields } = guestPageFields
const FOREIGN_ON_PAGE = { ...sampleOf(pageFields, 2), status: 'booked', payments: 'x' }
const FOREIGN_IN_REVIEW = { ...sampleOf(reviewFields, 2), month: '2026-07' }
const FOREIGN_IN_CHANNEL = {
  ...sampleOf(channelFields, 2),
  lastNight: null,
  version: 9,
  change: 'x',
}

type Values = { [name: string]: Json }

/** A row for each of these values. */
function eachIn(values: Values, title: string, row: (value: Values) => Changes) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`${title} ${name}`, row({ [name]: value })]),
  )
}

/** A write that differs in one point from a granted sample, and that these roles may not make. */
export type Refused = { title: string; changes: Changes; over: Stored; roles: readonly Role[] }

type Tried = Partial<Pick<Refused, 'over' | 'roles'>>
type Table = { readonly [title: string]: Changes }

const rows = (table: Table, { over = s.SEASON, roles = [OWNER, GUEST] }: Tried = {}): Refused[] =>
  Object.entries(table).map(([title, changes]) => ({ title, changes, over, roles }))

const BY_NOBODY: Table = {
  'free a night while the stay changes otherwise': w.edited({}, { [night(10)]: null }),
  'claim the day of check-out': { [night(14)]: 'b' },
  'claim the night before check-in': { [night(9)]: 'a' },
  'claim a night for a cancelled stay': { 'nights/2026-08-10': 'off' },
  'hold a night that is no day': { 'nights/2026-07-10x': 'a' },
  'end a stay before it begins': w.moved(s.july(11, 10), s.nightsOf(null, s.july(10, 11))),
  'move a stay to a night that it does not claim': w.edited({ checkIn: s.dayOfJuly(9) }),
  'end a stay on no day': w.edited({ checkOut: '2026-07-12x' }),
  'add a stay under the id of a request': w.booked(REQUESTS.fresh, 1, s.july(17, 18)),
  'add a stay under the name of the prices': {
    ...w.booked('prices', 8, s.july(17, 18)),
    'prices/version': 8,
  },
  'publish days without a stay': { 'reservations/new': DATES, ...w.logged('new', 1) },
  'change the public dates alone': { 'reservations/a': DATES },
  'change a stay from an earlier version': { ...w.edited({ version: 1 }), ...w.logged('a', 1) },
  'change a stay without a version': { 'reservationDetails/a/notlar': 'x' },
  'add a deleted stay again from the start': w.booked('gone', 1, s.july(17, 18)),
  'use an entry a second time': w.edited(
    {},
    { 'versions/a': { n: 2, entry: 'add1' }, 'log/a/next': null },
  ),
  'write two entries for one change': w.edited({}, { 'log/a/more': w.entry() }),
  'log another version than was made': log({ version: 3 }),
  'log a value that was neither before nor after': log({ changes: { kapora: { x: 1 } } }),
  'change an entry of the log': { 'log/a/add1': w.entry({ version: 1 }) },
  'cancel a stay whose page shows that it is booked': w.cancelled('booked'),
  'cancel a stay whose page shows an earlier version': w.cancelled('cancelled', 1),
  'delete a stay and leave its page': w.deleted('shown', s.SHOWN),
  'make a page of an answered request': w.pageMade(REQUESTS.declined),
  ...eachIn(FOREIGN_ON_PAGE, 'make a page of a new request with another', (value) =>
    w.pageMade(REQUESTS.fresh, value),
  ),
  'take the page of a stay for a request': w.held(REQUESTS.fresh, KEYS.shown),
  'show an unknown answer on a page': {
    [`guestPages/${KEYS.waiting}`]: s.requestPage(REQUESTS.waiting, { status: 'x' }),
    ...w.logged(REQUESTS.waiting, 1),
  },
  'hold a request whose page shows an earlier version': w.held(REQUESTS.waiting, KEYS.waiting, 0),
  'write a letter in no language': {
    'letters/offer/deu': { ...s.letter, version: 1, change: 'next', ...w.signed },
  },
  'note a letter to nobody': { 'written/nobody/offer': { ...s.written, ...w.signed } },
  'write guests another guide': { [`guides/${SECRETS.guide}`]: { ...s.guide, version: 3 } },
  'change the guide from an earlier version': {
    guide: { ...s.guide, version: 2, change: 'next', ...w.signed },
  },
  'give the guide to a cancelled stay': { [`guestGuides/${KEYS.off}`]: s.guestGuide },
  'delete a request and leave its page': w.answered(REQUESTS.waiting, null),
  'send a request under a key of one’s own': { 'requests/new': s.request },
  'send a request that leaves before it arrives': sent({
    reservation: { ...s.payload, checkOut: s.payload.checkIn },
  }),
  'send a request without a reservation': { [`requests/${REQUESTS.new}`]: { language: 'tr' } },
  'send an answered request': sent({ status: 'held', heldUntil: '2026-12-01' }),
  'delete a stay and leave its payments': w.deleted('b', s.july(12, 14)),
  'pay for a stay that is not there': {
    'payments/gone/first': { ...s.payment, ...w.signed },
    ...w.logged('gone', 3),
  },
  'take back a payment that is not there': { ...w.paid(), 'payments/b/second': null },
  'write a payment down without its copy on the page': w.paidOnPage(null),
  'show another amount on the page than was paid': w.paidOnPage({ amount: 7 }),
  'hold a stay without its request': w.edited({
    status: 'held',
    heldUntil: '2026-07-01',
    request: null,
  }),
  'delete the secret of the guide': { 'settings/keys/guide': null },
  'delete the secret of the account': { 'settings/keys/account': null },
  'delete all secrets': { 'settings/keys': null },
  'pay nothing': w.paid(0),
  'pay without a version': w.payment(),
  'change a payment': { ...w.paid(1), ...w.payment('first') },
  'change a price without a version': { 'prices/terms/cleaningFee': 5 },
  'store a season that ends before it begins': w.priced({ ...s.summer, to: '2026-06-30' }),
  'publish a review under a name of one’s own': w.published({}, KEYS.wrote, 'best'),
  'publish a guest’s review as another one’s': {
    [`reviews/${KEYS.wrote}/publishedId`]: s.REVIEW,
  },
  'publish a review twice': w.published({}, KEYS.published),
  ...eachIn(FOREIGN_IN_REVIEW, 'publish a review with another', w.published),
  'publish one’s own review': {
    [`reviews/${KEYS.left}`]: w.reviewOf(1, { publishedId: 'x' }),
  },
  'delete a published review alone': { [`reviews/${KEYS.published}`]: null },
  'reply to no review': { [`publishedReviews/${w.NEW_REVIEW}/reply`]: 'Bekleriz.' },
  'review a cancelled stay': { [`reviews/${KEYS.off}`]: w.reviewOf() },
  'review other days': { [`reviews/${KEYS.left}`]: w.reviewOf(1, { checkOut: '2026-08-13' }) },
  'change a review that is published': { [`reviews/${KEYS.published}`]: w.reviewOf(2) },
  'write a review before check-out': { [`reviews/${KEYS.early}`]: w.reviewOf() },
  'put a stay on a withdrawn list': { [`cleanings/${KEYS.free}/a`]: s.onList(s.july(10, 12)) },
  ...eachIn(
    { checkIn: s.dayOfJuly(9), checkOut: s.dayOfJuly(13) },
    'list for cleaning another',
    (day) => ({
      [`cleanings/${KEYS.shown}/a`]: { ...s.onList(s.july(10, 12)), ...day },
    }),
  ),
  'change the guide’s secret': { 'settings/keys/guide': KEYS.free },
  'change the account’s secret': { 'settings/keys/account': KEYS.free },
  ...eachIn(FOREIGN_IN_CHANNEL, 'change without its version a channel’s', (value) =>
    w.under('channels/airbnb', value),
  ),
  'name another owner': {
    'settings/names/other': { ...s.ownerName, version: 1, change: 'next' },
  },
  'name oneself under another address': w.under(`settings/names/${DEMO_ACCOUNTS.owner.uid}`, {
    email: 'x@example.com',
    version: 3,
    change: 'next',
  }),
  'choose the mails of another owner': { 'caretaker/choices/other': s.choices },
  'choose mails to another address': w.chosen({ email: 'x@example.com' }),
}

/** Owners may make them, for example after a loss. */
const BY_NO_GUEST: Table = {
  ...eachIn(
    {
      guestKey: KEYS.shown,
      reservationId: 'a',
      heldUntil: '2026-12-01',
      removed: true,
      status: 'declined',
    },
    'send a request with another record’s',
    sent,
  ),
  'send a deleted request again': { [`requests/${REQUESTS.gone}`]: { ...s.request, version: 1 } },
  'make their page again': { [`guestPages/${KEYS.waiting}`]: s.requestPage(REQUESTS.waiting) },
  ...eachIn(
    { language: 'en', guestKey: KEYS.free, guests: s.request.guests, quote: s.request.quote },
    'change after it was sent their',
    (value) => w.under(`requests/${REQUESTS.waiting}`, value),
  ),
}

const WITHOUT_NIGHT = s.seasonWith(night(10), null)
const SENT = { 'send a request under the id of a stay': sent({}) }

/** Every write of these tables is refused. */
export const REFUSED: readonly Refused[] = [
  ...rows(BY_NOBODY),
  ...rows(BY_NO_GUEST, { roles: [GUEST] }),
  // An unconverted stay has only its public half, a cancelled one only its private half.
  ...rows(SENT, { over: s.seasonWith(`reservations/${REQUESTS.new}`, DATES) }),
  ...rows(SENT, { over: s.seasonWith(`reservationDetails/${REQUESTS.new}/status`, 'cancelled') }),
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
  ...rows(
    {
      'write a payment of a cancelled stay down without its copy on the page': {
        'reservationDetails/off/version': 4,
        'payments/off/first': { ...s.payment, ...w.signed },
        ...w.logged('off', 4),
        [`guestPages/${KEYS.off}`]: { ...s.page('off', s.OFF, 'cancelled', 4), kept: 100 },
      },
    },
    { over: s.seasonWith(`guestPages/${KEYS.off}/kept`, 100) },
  ),
  ...rows(
    { 'restore a cancellation of tomorrow': w.cancelledAgain(s.NOW_MS + 1) },
    { over: s.WITHOUT_CANCELLED },
  ),
]
