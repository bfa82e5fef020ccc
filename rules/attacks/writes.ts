import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import type { Stored } from '#rtdb-emulator/rtdb/tree.ts'
import type { Allowed, Changes } from './roles.ts'
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

const of =
  (allowed: Allowed, repeats = false) =>
  (title: string, changes: Changes, optional: readonly string[] = []): Write => {
    return { title, allowed, changes, over: s.SEASON, repeats, optional }
  }
const everyone = of('everyone')
const keyHolders = of('key holders')
const owners = of('owners')
const unversioned = of('owners', true)
const ownerSelf = of('owner self', true)

/** The write to a database with only its owners. */
const first = (write: Write): Write => ({ ...write, over: s.NOTHING })

export const NOW: Json = { '.sv': 'timestamp' }
export const signed = { by: s.AUTHOR, at: NOW }

/** A version of a record with its log entry. */
export function logged(id: string, version: number, changes: Json = {}): Changes {
  return {
    [`versions/${id}`]: { n: version, entry: 'next' },
    [`log/${id}/next`]: { ...signed, verb: 'edit', version, changes },
  }
}

/** A stay with its nights at a version. */
export function booked(id: string, version: number, span: s.Span, more: object = {}): Changes {
  return {
    [`reservations/${id}`]: s.publicDates(span),
    [`reservationDetails/${id}`]: s.privateHalf(span, version, more),
    ...s.nightsOf(id, span),
    ...logged(id, version, { kapora: { before: 100, after: 200 } }),
  }
}

/** A change of `a` from the version that is stored. */
export function edited(more: Changes = {}, version = 2): Changes {
  return { 'reservationDetails/a/version': version, ...logged('a', version), ...more }
}

/** A change of the days of `a`, without its nights. */
export function moved(span: s.Span): Changes {
  return {
    'reservations/a': s.publicDates(span),
    'reservationDetails/a/checkIn': span[0],
    'reservationDetails/a/checkOut': span[1],
  }
}

const aNights = s.nightsOf(null, s.july(10, 12))
const shownPage = `guestPages/${s.KEYS.shown}`

/** `shown` is cancelled, with its page. */
export const cancelled: Changes = {
  'reservations/shown': null,
  'reservationDetails/shown/status': 'cancelled',
  'reservationDetails/shown/cancellation': { kept: 100, ...signed },
  'reservationDetails/shown/version': 2,
  ...s.nightsOf(null, s.SHOWN),
  ...logged('shown', 2),
  [shownPage]: s.page('shown', s.SHOWN, 'cancelled', 2),
}

/** A payment of `b`. */
export const paid = (amount: number): Changes => ({
  'reservationDetails/b/version': 2,
  'payments/b/second': { ...s.payment, amount, ...signed },
  ...logged('b', 2),
})

const STAYS = [
  owners('add a stay', booked('new', 1, s.july(14, 16)), [`nights/${s.dayOfJuly(15)}`]),
  owners(
    'move a stay',
    { ...edited(moved(s.july(14, 16))), ...aNights, ...s.nightsOf('a', s.july(14, 16)) },
    ['reservations/', ...Object.keys(aNights), `nights/${s.dayOfJuly(15)}`],
  ),
  owners(
    'delete a stay',
    { 'reservations/a': null, 'reservationDetails/a': null, ...aNights, ...logged('a', 2) },
    ['nights/'],
  ),
  owners('add a deleted stay again', booked('gone', 3, s.july(17, 18))),
  unversioned('free a stray night', { [`nights/${s.dayOfJuly(16)}`]: null }),
  owners('take a stray night', booked('new', 1, s.july(16, 17))),
  owners('cancel a stay', cancelled, ['nights/']),
  owners('give a stay a page', {
    ...edited({ 'reservationDetails/a/guestKey': s.KEYS.free }),
    [`guestPages/${s.KEYS.free}`]: s.page('a', s.july(10, 12), 'booked', 2),
  }),
  owners('write a payment down', paid(500), ['payments/']),
  owners(
    'take a payment back',
    { ...paid(500), 'payments/b/second': null, 'payments/b/first': null },
    ['payments/'],
  ),
]

/** The next version of a request with these values, or without it. */
export function answered(
  id: string,
  values: { [name: string]: Json } | null,
  version = 1,
): Changes {
  const parts = Object.entries({ ...values, version }).map(([name, value]): [string, Json] => [
    `requests/${id}/${name}`,
    value,
  ])
  return {
    ...(values ? Object.fromEntries(parts) : { [`requests/${id}`]: null }),
    ...logged(id, version),
  }
}

const { fresh, waiting, declined } = s.REQUESTS
const held = { status: 'held', heldUntil: '2026-12-10' }
const { reservation: _reservation, ...beside } = { ...s.request, guestKey: s.KEYS.free }

const REQUESTS = [
  everyone('send a request of seven fields', {
    [`requests/${s.REQUESTS.new}/reservation`]: s.payload,
  }),
  everyone('send a request', {
    [`requests/${s.REQUESTS.new}`]: { ...s.request, guestKey: s.KEYS.free },
  }),
  ...Object.entries(beside).map(([name, value]) =>
    everyone(`add ${name} to a request`, { [`requests/${fresh}/${name}`]: value }),
  ),
  keyHolders(
    'add the key and its page',
    {
      [`requests/${fresh}/guestKey`]: s.KEYS.free,
      [`guestPages/${s.KEYS.free}`]: s.requestPage(fresh),
    },
    [`guestPages/${s.KEYS.free}`],
  ),
  owners('hold a request with its page', {
    ...answered(waiting, held),
    [`guestPages/${s.KEYS.waiting}`]: s.requestPage(waiting, { ...held, version: 1 }),
  }),
  owners('reopen a request', answered(declined, { status: null }, 2), ['requests/']),
  owners('delete a request', answered(fresh, null), ['requests/']),
]

/** A guest's review at a version. */
export function reviewOf(version = 1, more: object = {}) {
  return { ...s.words, checkOut: s.OFF[1], at: NOW, version, ...more }
}
export const NEW_REVIEW = '-Pnewreview000000000'
export const published: Changes = {
  [`reviews/${s.KEYS.wrote}/publishedId`]: NEW_REVIEW,
  [`reviewKeys/${NEW_REVIEW}`]: s.KEYS.wrote,
  [`publishedReviews/${NEW_REVIEW}`]: { ...s.words, month: '2026-08' },
}
const answerTo = (reply: Json) => ({ [`publishedReviews/${s.REVIEW}/reply`]: reply })

const GUESTS = [
  unversioned('name the account on a page', { [`${shownPage}/account`]: s.SECRETS.account }),
  unversioned('take the account off a page', { [`guestPages/${s.KEYS.off}/account`]: null }),
  unversioned('show the guide', { [`guestGuides/${s.KEYS.left}`]: s.guestGuide }),
  unversioned('take the guide', { [`guestGuides/${s.KEYS.early}`]: null }),
  keyHolders('write a review', { [`reviews/${s.KEYS.left}`]: reviewOf() }),
  keyHolders('change a review', { [`reviews/${s.KEYS.wrote}`]: reviewOf(3) }),
  owners('publish a review', published),
  owners('withdraw a review', {
    [`reviewKeys/${s.REVIEW}`]: null,
    [`publishedReviews/${s.REVIEW}`]: null,
    [`reviews/${s.KEYS.published}/publishedId`]: null,
  }),
  unversioned('delete a review', { [`reviews/${s.KEYS.wrote}`]: null }),
  unversioned('change a reply', answerTo('Yine bekleriz.')),
  unversioned('delete a reply', answerTo(null)),
]

/** The next version of the prices. */
export function priced(changes: Changes): Changes {
  return { ...changes, 'prices/version': 8, ...logged('prices', 8) }
}

const guideOf = (version: number) => ({
  guide: { ...s.guide, version, ...signed },
  [`guides/${s.SECRETS.guide}`]: { ...s.guide, version },
})

const OFFICE = [
  owners('add a season', priced({ 'prices/seasons/new': s.summer }), ['prices/seasons/']),
  owners('change the terms', priced({ 'prices/terms': s.terms }), ['prices/terms']),
  first(
    owners('write the first prices as a whole', {
      prices: { version: 1, terms: s.terms },
      ...logged('prices', 1),
    }),
  ),
  first(
    owners('write the first guide', { ...guideOf(1), 'settings/keys/guide': s.SECRETS.guide }, [
      'guides/',
      'settings/keys/',
    ]),
  ),
  owners('change the guide', guideOf(3), ['guides/']),
  unversioned('empty the guide', { [`guides/${s.SECRETS.guide}`]: null }),
  owners('write a letter', { 'letters/offer/tr': { ...s.letter, version: 1, ...signed } }),
  owners('give a letter up', { 'letters/thanks/tr': { version: 3, ...signed } }),
  owners('change the public settings', { 'settings/site': { ...s.site, version: 3 } }),
  owners(
    'change the private settings',
    {
      'settings/private': { ...s.privateSettings, version: 3 },
      [`accounts/${s.SECRETS.account}`]: s.account,
    },
    ['accounts/'],
  ),
  first(
    owners('write the first settings', {
      settings: { private: { ...s.privateSettings, version: 1 } },
    }),
  ),
  first(unversioned('write the account first', { [`accounts/${s.SECRETS.account}`]: s.account })),
  unversioned('remove the account', { [`accounts/${s.SECRETS.account}`]: null }),
  ...['a', 'b'].map((id) =>
    unversioned(`note a letter to ${id}`, { [`written/${id}/offer`]: { ...s.written, ...signed } }),
  ),
  unversioned('drop the note', { 'written/a/offer': null }),
  unversioned(
    'renew the cleaner’s list',
    {
      'settings/keys/cleaning': s.KEYS.free,
      [`cleanings/${s.KEYS.shown}`]: null,
      [`cleanings/${s.KEYS.free}`]: { a: s.cleaning },
    },
    ['cleanings/', 'settings/keys/'],
  ),
  unversioned('keep a stay on the cleaner’s list', { [`cleanings/${s.KEYS.shown}/b`]: s.cleaning }),
  // The same values count as a pull, which has no version.
  unversioned('add a channel', { 'channels/new': { ...s.channel, version: 1 } }),
  unversioned('change a channel', { 'channels/airbnb/name': 'B', 'channels/airbnb/version': 4 }, [
    'channels/airbnb/name',
  ]),
  unversioned(
    'pull a channel',
    Object.fromEntries(
      Object.entries({ ...s.pulled, at: NOW }).map(([name, value]): [string, Json] => [
        `channels/airbnb/${name}`,
        value,
      ]),
    ),
    ['channels/airbnb'],
  ),
  unversioned('delete a channel', { 'channels/airbnb': null }),
]

const choices = `choices/${DEMO_ACCOUNTS.owner.uid}`
const state = {
  run: { ...s.run, ...signed },
  copy: { ...s.copy, at: NOW },
  copyTrouble: { problem: 'full', at: NOW },
  'failing/airbnb': 2,
}
const dropped = ['', '/copy', '/copyTrouble', '/failing/airbnb', `/${choices}`]
const CARETAKER = [
  ...Object.entries(state).map(([name, value]) =>
    unversioned(`write ${name}`, { [`caretaker/${name}`]: value }),
  ),
  first(unversioned('write the first failure', { 'caretaker/failing/airbnb': 1 })),
  ownerSelf('choose their mails', { [`caretaker/${choices}`]: s.choices }),
  ...dropped.map((path) => unversioned(`drop caretaker${path}`, { [`caretaker${path}`]: null })),
  ...Object.entries({ box: 5, new: 1 }).map(([key, version]) =>
    owners(`change the postbox ${key}`, {
      [`caretaker/postboxes/${key}`]: { ...s.postbox, version },
    }),
  ),
]

/** The permitted writes of each path; the table refuses all others. */
export const WRITES: readonly Write[] = [...STAYS, ...REQUESTS, ...GUESTS, ...OFFICE, ...CARETAKER]

const places = (allowed: Allowed, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [`/${name}`, allowed]))

/** The readers of each place and everything below it. */
export const READERS: { readonly [place: string]: Allowed } = {
  ...places('everyone', 'reservations', 'prices', 'settings/site', 'publishedReviews'),
  ...places('owners', 'reservationDetails', 'versions', 'nights', 'log', 'requests', 'payments'),
  ...places('owners', 'reviews', 'reviewKeys', 'guide', 'letters', 'written', 'channels'),
  ...places('owners', 'cleanings', 'caretaker', 'settings'),
  ...places('key holders', 'cleanings/$key', 'guestPages/$key', 'guides/$secret', 'reviews/$key'),
  ...places('key holders', 'accounts/$secret', 'guestGuides/$key', 'guestGuides/$key/opensAt'),
  ...places('self', 'admins/$uid'),
}
