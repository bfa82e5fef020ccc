import { guestPageFields } from '#domain/guestPage/guestPage.ts'
import { prefixPaths } from '#domain/save/writes.ts'
import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import type { Stored } from '#rtdb-emulator/rtdb/tree.ts'
import type { Allowed, Changes } from './roles.ts'
import { sampleOf } from '#rules/testing.ts'
import * as s from './season.ts'

/** A permitted write with its roles and its database. */
export type Write = {
  title: string
  allowed: Allowed
  changes: Changes
  over: Stored
  /** Whether the same write may be repeated, as it writes no version. */
  repeats: boolean
  /** The prefixes of paths that the write may omit. */
  optional: readonly string[]
}

const writesBy =
  (allowed: Allowed, repeats = false) =>
  (title: string, changes: Changes, optional: readonly string[] = []): Write => {
    return { title, allowed, changes, over: s.SEASON, repeats, optional }
  }
const everyone = writesBy('everyone')
const keyHolders = writesBy('key holders')
const owners = writesBy('owners')
const unversioned = writesBy('owners', true)

/** The write to another database. */
const over = (over: Stored, write: Write): Write => ({ ...write, over })
/** The write to a database with only its owners. */
const first = (write: Write) => over(s.EMPTY_DATABASE, write)

export const NOW: Json = { '.sv': 'timestamp' }
export const signed = { by: s.AUTHOR, at: NOW }

/** The values by path below another. */
export const under = (path: string, values: object) => prefixPaths(path, values) as Changes

/** An entry of the log. */
function entry(more: object = {}): Json {
  return { ...signed, verb: 'edit', version: 2, ...more }
}

/** A version of a record with its log entry. */
export function logged(id: string, version: number, more: object = {}): Changes {
  return {
    [`versions/${id}`]: { n: version, entry: 'next' },
    [`log/${id}/next`]: entry({ version, ...more }),
  }
}

/** A stay with its nights at a version. */
export function booked(id: string, version: number, span: s.Span, more: object = {}): Changes {
  return {
    [`reservations/${id}`]: s.publicDates(span),
    [`reservationDetails/${id}`]: s.privateHalf(span, version, more),
    ...s.nightsOf(id, span),
    ...logged(id, version, { changes: { kapora: { before: 100, after: 200 } } }),
  }
}

/** A change of fields of `a` from the version that is stored, with other parts. */
export function edited(fields: object = {}, more: Changes = {}): Changes {
  return { ...under('reservationDetails/a', { version: 2, ...fields }), ...logged('a', 2), ...more }
}

/** The days of `a` are changed, and the nights of one of the spans. */
export function moved(span: s.Span, nights: Changes): Changes {
  const [checkIn, checkOut] = span
  return edited({ checkIn, checkOut }, { 'reservations/a': s.publicDates(span), ...nights })
}

export function deleted(id: string, span: s.Span): Changes {
  const halves = { [`reservations/${id}`]: null, [`reservationDetails/${id}`]: null }
  return { ...halves, ...s.nightsOf(null, span), ...logged(id, 2) }
}

const A = s.july(10, 12)
const LATER = s.july(14, 16)
const shownPage = `guestPages/${s.KEYS.shown}`

const cancellation = {
  kept: 100,
  refundBy: '2026-08-19',
  cancelledBy: 'guest',
  reason: 'Hastalık',
  showsReason: true,
}

/** `shown` is cancelled, with its page. */
export const cancelled = (onPage: object = {}, more: object = {}): Changes => ({
  'reservations/shown': null,
  'reservationDetails/shown/status': 'cancelled',
  'reservationDetails/shown/cancellation': { ...cancellation, ...signed, ...more },
  'reservationDetails/shown/version': 2,
  ...s.nightsOf(null, s.SHOWN),
  ...logged('shown', 2),
  [shownPage]: {
    ...s.page('shown', s.SHOWN, 'cancelled', 2),
    cancelledBy: 'guest',
    reason: 'Hastalık',
    ...onPage,
  },
})

/** `off` is brought back, and why it was cancelled is kept. */
export const uncancelled = (kept: object = { reason: 'Hastalık' }): Changes => ({
  'reservations/off': s.publicDates(s.OFF),
  ...under('reservationDetails/off', { version: 4, status: 'booked', cancellation: null }),
  ...s.nightsOf('off', s.OFF),
  ...logged('off', 4),
  [`guestPages/${s.KEYS.off}`]: s.page('off', s.OFF, 'booked', 4),
  'earlier/off/next': { ...kept, ...signed },
})

/** The texts of `a` are replaced, and kept. */
export const replaced = (kept: object = s.TEXTS): Changes => ({
  ...edited({ musteriAdi: 'Ada', phone: '05559999999', notlar: '', arrivalTime: '23:59' }),
  'earlier/a/next': { ...kept, ...signed },
})

/** The person of `off` is removed. */
export const forgotten: Changes = {
  ...under('reservationDetails/off', { version: 4, removed: true, guestKey: null }),
  ...logged('off', 4),
  [`guestPages/${s.KEYS.off}`]: null,
  [`formerKeys/${s.KEYS.off}`]: true,
  'agreements/off': null,
  'letterMarks/off': null,
  'earlier/off': null,
  'sentLetters/off': null,
}

/** All that is kept about a stay or request is removed. */
const nothingKept = (about: string): Changes =>
  Object.fromEntries(Object.keys(s.keptAbout(about)).map((path) => [path, null]))

/** A payment of `b`, and with its version. */
export const payment = (key = 'second', amount = 500): Changes => ({
  [`payments/b/${key}`]: { ...s.payment, amount, ...signed },
})
const versionOfB: Changes = { 'reservationDetails/b/version': 2, ...logged('b', 2) }
export const paid = (amount = 500): Changes => ({ ...versionOfB, ...payment('second', amount) })

/** Values of the payment of `b` are changed, and its payer and note are removed. */
export const paymentChanged = (values: object): Changes => ({
  ...versionOfB,
  ...under('payments/b/first', { payer: null, note: null, ...values }),
})

/** A payment of `shown`, with its copy on the page. */
export const paidOnPage = (copy: object | null = {}): Changes => ({
  'reservationDetails/shown/version': 2,
  'payments/shown/second': { ...s.payment, ...signed },
  ...logged('shown', 2),
  [shownPage]: {
    ...s.page('shown', s.SHOWN, 'booked', 2),
    total: 1000,
    payments: copy && { second: { ...s.shownPayment, ...copy } },
  },
})

/** The next version of `shown` and its page. */
export const shownNext: Changes = {
  'reservationDetails/shown/version': 2,
  ...logged('shown', 2),
  [`${shownPage}/version`]: 2,
}

/** `shown` has an agreement, which its page shows. */
export const agreed = (agreement: Json = s.AGREEMENT): Changes => ({
  'reservationDetails/shown/version': 2,
  'reservationDetails/shown/agreement': agreement,
  'agreements/shown/add1': { ...s.KEPT, ...signed },
  'agreements/shown/next': { ...s.KEPT, ...signed },
  ...logged('shown', 2),
  [shownPage]: { ...s.page('shown', s.SHOWN, 'booked', 2), agreement },
})

/** The fields of the page of a stay that is not cancelled. */
const { cancelledAt: _at, cancelledBy: _by, reason: _why, ...shownFields } = guestPageFields

const STAYS = [
  owners('add a stay', booked('new', 1, LATER), [`nights/${s.dayOfJuly(15)}`]),
  owners('move a stay', moved(LATER, { ...s.nightsOf(null, A), ...s.nightsOf('a', LATER) }), [
    'reservations/',
    ...[10, 11, 15].map((night) => `nights/${s.dayOfJuly(night)}`),
  ]),
  owners('delete a stay', deleted('a', A), ['nights/']),
  owners('add a deleted stay again', booked('gone', 3, s.july(17, 18))),
  unversioned('free a stray night', { [`nights/${s.dayOfJuly(16)}`]: null }),
  owners('take a stray night', booked('new', 1, s.july(16, 17))),
  owners('cancel a stay', cancelled(), ['nights/']),
  owners('bring a cancelled stay back', uncancelled(), [
    `nights/${s.OFF[0].slice(0, 8)}11`,
    'reservationDetails/off/cancellation',
  ]),
  owners(
    'convert an unconverted stay',
    {
      'reservations/older': { girisTarihi: '07/25/2026', cikisTarihi: '2026-07-27' },
      'reservationDetails/older': s.privateHalf(s.july(25, 27), 1),
      ...logged('older', 1),
    },
    ['reservations/'],
  ),
  owners('give a stay a page', {
    ...edited({ guestKey: s.KEYS.free }),
    [`guestPages/${s.KEYS.free}`]: {
      ...sampleOf(shownFields),
      ...s.page('a', A, 'booked', 2),
    },
  }),
  owners('agree with the guest of a page', agreed()),
  owners(
    'replace the texts of a stay, and keep them',
    replaced(),
    Object.keys(s.TEXTS).map((name) => `reservationDetails/a/${name}`),
  ),
  over(
    s.seasonWithAll(s.keptAbout('a')),
    owners('delete a stay with what was sent', { ...deleted('a', A), ...nothingKept('a') }, [
      'nights/',
      'reservations/',
    ]),
  ),
  owners('remove a person', forgotten, ['reservationDetails/off/guestKey']),
  owners('write a payment down', paid(), ['payments/']),
  owners('take a payment back', { ...versionOfB, 'payments/b/first': null }, ['payments/']),
  owners('write a payment down on a page', paidOnPage()),
  owners('remove what was written beside a payment', paymentChanged({})),
  owners(
    'delete a stay with its payments',
    {
      ...deleted('b', s.july(12, 14)),
      'payments/b/first': null,
    },
    ['nights/'],
  ),
]

/** The next version of a request with these values, or without it. */
export function answered(
  id: string,
  values: { [name: string]: Json } | null,
  version = 1,
): Changes {
  const path = `requests/${id}`
  return {
    ...(values ? under(path, { ...values, version }) : { [path]: null }),
    ...logged(id, version),
  }
}

/** A guest sends a request. */
export function sent(request: object = {}, key = s.REQUESTS.new): Changes {
  return { [`requests/${key}`]: { ...s.request, at: NOW, ...request } }
}

const { fresh, declined } = s.REQUESTS

const REQUESTS = [
  everyone('send a request', sent()),
  owners(
    'accept a request',
    answered(fresh, {
      status: 'accepted',
      reservationId: 'a',
      heldUntil: '2026-12-10',
      removed: true,
    }),
    ['status', 'reservationId', 'heldUntil', 'removed'].map((name) => `requests/${fresh}/${name}`),
  ),
  over(
    s.seasonWithAll(s.keptAbout(fresh)),
    owners(
      'remove the sender of a request with what was sent',
      { ...answered(fresh, { removed: true }), ...nothingKept(fresh) },
      Object.keys(s.keptAbout(fresh)),
    ),
  ),
  owners(
    'replace a request by another one',
    answered(fresh, { status: 'replaced', replacedBy: declined }),
    [`requests/${fresh}/replacedBy`, `requests/${fresh}/status`],
  ),
  owners('reopen a request', answered(declined, { status: null }, 2), ['requests/']),
  owners('delete an answered request', answered(declined, null, 2), ['requests/']),
  unversioned('delete a request that nobody has answered', { [`requests/${fresh}`]: null }),
  unversioned('close the request form', { 'settings/requestsClosed': true }),
  unversioned('open the request form', { 'settings/requestsClosed': false }),
]

/** A guest's review at a version. */
export function reviewOf(version = 1, more: object = {}) {
  return { ...s.words, checkOut: s.OFF[1], at: NOW, version, ...more }
}
export const NEW_REVIEW = '-Pnewreview000000000'
export const published = (more: object = {}, key = s.KEYS.wrote, id = NEW_REVIEW): Changes => ({
  [`reviews/${key}/publishedId`]: id,
  [`reviewKeys/${id}`]: key,
  [`publishedReviews/${id}`]: { ...s.words, month: '2026-08', ...more },
})

const GUESTS = [
  unversioned('name the account on a page', { [`${shownPage}/account`]: s.SECRET }),
  unversioned('show the guide', { [`guestGuides/${s.KEYS.left}`]: s.guestGuide }),
  unversioned('take the guide', { [`guestGuides/${s.KEYS.early}`]: null }),
  keyHolders('write a review', { [`reviews/${s.KEYS.left}`]: reviewOf() }),
  keyHolders('change a review', { [`reviews/${s.KEYS.wrote}`]: reviewOf(3) }),
  owners('publish a review', published()),
  owners('withdraw a review', {
    [`reviewKeys/${s.REVIEW}`]: null,
    [`publishedReviews/${s.REVIEW}`]: null,
    [`reviews/${s.KEYS.published}/publishedId`]: null,
  }),
  unversioned('delete a review', { [`reviews/${s.KEYS.wrote}`]: null }),
  unversioned('change a reply', { [`publishedReviews/${s.REVIEW}/reply`]: 'Yine bekleriz.' }),
]

/** The next version of the prices, with a new season. */
export function priced(season: Json): Changes {
  return { 'prices/seasons/new': season, 'prices/version': 8, ...logged('prices', 8) }
}

const guideOf = (version: number) => ({
  guide: { ...s.guide, version, change: 'next', ...signed },
})

const OFFICE = [
  owners('add a season', priced(s.summer), ['prices/seasons/']),
  first(
    owners('write the first prices as a whole', {
      prices: { version: 1, terms: s.terms },
      ...logged('prices', 1),
    }),
  ),
  first(owners('write the first guide', guideOf(1))),
  owners(
    'change the guide with the page that shows it',
    { ...guideOf(3), [`guestGuides/${s.KEYS.early}`]: { ...s.guestGuide, version: 3 } },
    ['guestGuides/'],
  ),
  owners('write a letter', {
    'letters/offer/tr': { ...s.letter, version: 1, change: 'next', ...signed },
  }),
  owners('give a letter up', { 'letters/thanks/tr': { version: 3, change: 'next', ...signed } }),
  owners('change the public settings', {
    'settings/site': { ...s.site, version: 3, change: 'next' },
  }),
  owners('change the private settings', {
    'settings/private': { ...s.privateSettings, version: 3, change: 'next' },
  }),
  first(
    owners('write the first settings', {
      settings: { private: { ...s.privateSettings, version: 1, change: 'next' } },
    }),
  ),
  first(
    unversioned(
      'write the account first',
      {
        [`accounts/${s.SECRET}`]: s.account,
        'settings/keys/account': s.SECRET,
      },
      ['accounts/', 'settings/'],
    ),
  ),
  over(
    s.WITH_CLEANING_KEY,
    unversioned('withdraw the cleaner’s key, the only setting', { 'settings/keys/cleaning': null }),
  ),
  unversioned('remove the account', { [`accounts/${s.SECRET}`]: null }),
  unversioned('mark a letter as sent', { 'letterMarks/b/offer': { ...s.letterMark, ...signed } }),
  unversioned('mark a letter as not sent', { 'letterMarks/off/offer': null }),
  owners('keep a letter as it was opened', {
    'sentLetters/b/first': { ...s.sentLetter, ...signed },
  }),
  unversioned(
    'renew the cleaner’s key with its list',
    {
      'settings/keys/cleaning': s.KEYS.free,
      [`cleanings/${s.KEYS.free}`]: { a: s.onList(A) },
    },
    ['cleanings/'],
  ),
  unversioned('delete the cleaner’s list', { [`cleanings/${s.KEYS.shown}`]: null }),
  // The same values count as a pull, which has no version.
  unversioned('add a channel', { 'channels/new': { ...s.channel, version: 1, change: 'next' } }),
  unversioned('change a channel', {
    'channels/airbnb': { ...s.channel, version: 4, change: 'next' },
  }),
  unversioned('pull a channel', under('channels/airbnb', { ...s.pulled, at: NOW }), [
    'channels/airbnb',
  ]),
  unversioned('delete a channel', { 'channels/airbnb': null }),
]

const CARETAKER = [
  unversioned('write the result of a run', { 'caretaker/run': { ...s.run, ...signed } }),
  unversioned('drop the caretaker’s state', { caretaker: null }),
  first(unversioned('note the first mail', { caretaker: { notified: { letter: 1 } } })),
  unversioned('note another mail', { 'caretaker/notified/other': 1 }),
]

/** The permitted writes of each path; the table refuses all others. */
export const WRITES: readonly Write[] = [...STAYS, ...REQUESTS, ...GUESTS, ...OFFICE, ...CARETAKER]

const places = (allowed: Allowed, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [`/${name}`, allowed]))

/** The readers of each place and everything below it. */
export const READERS: { readonly [place: string]: Allowed } = {
  ...places('everyone', 'reservations', 'prices', 'settings/site', 'publishedReviews'),
  ...places('everyone', 'settings/requestsClosed'),
  '/': 'owners',
  ...places('key holders', 'cleanings/$key', 'guestPages/$key', 'reviews/$key'),
  ...places(
    'key holders',
    ...['asked', 'at', 'status', 'replacedBy'].map((part) => `requests/$request/${part}`),
  ),
  ...places('key holders', 'accounts/$secret', 'guestGuides/$key', 'guestGuides/$key/opensAt'),
  ...places('self', 'admins/$uid'),
}
