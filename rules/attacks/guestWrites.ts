import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import type { Changes } from './judge.ts'
import * as s from './season.ts'
import { edited, movedShown } from './stayWrites.ts'
import { everyone, keyHolders, NOW, owners, signed, unversioned } from './write.ts'

/** The write that changes parts of a request, with its next version and log entry. */
export function answered(
  id: string,
  [verb, before, after]: readonly [verb: string, before: string, after: object | null],
  parts: { [name: string]: Json } | null,
): Changes {
  const version = id === s.REQUESTS.declined ? 2 : 1
  const below = Object.entries({ ...parts, version }).map(
    ([name, value]) => [`requests/${id}/${name}`, value] as const,
  )
  const changes = Object.fromEntries(
    Object.entries(after ?? {}).map(([name, value]) => [name, { after: value as Json }]),
  )
  return {
    ...(parts ? Object.fromEntries(below) : { [`requests/${id}`]: null }),
    [`versions/${id}`]: { n: version, entry: 'next' },
    [`log/${id}/next`]: {
      ...signed,
      verb,
      version,
      changes: { ...changes, status: { before, ...changes['status'] } },
    },
  }
}

const held = { status: 'held', heldUntil: '2026-12-10' }
const { fresh, waiting, declined, unread } = s.REQUESTS

const laidPage: Changes = {
  [`requests/${fresh}/guestKey`]: s.KEYS.free,
  [`guestPages/${s.KEYS.free}`]: s.requestPage(fresh),
}

export const REQUESTS = [
  everyone('send a request of seven fields', {
    [`requests/${s.REQUESTS.new}/reservation`]: s.payload,
  }),
  everyone('send a request', {
    [`requests/${s.REQUESTS.new}`]: {
      reservation: { ...s.payload, notes: 'Merhaba' },
      language: 'tr',
      guestKey: s.KEYS.free,
      guests: { adults: 2, children: 1, infants: 1 },
      quote: { total: 36_000, deposit: 11_000 },
    },
  }),
  everyone('add the language', { [`requests/${fresh}/language`]: 'en' }),
  everyone('add the key', { [`requests/${fresh}/guestKey`]: s.KEYS.free }),
  everyone('add the estimate', {
    [`requests/${fresh}/quote`]: { total: 36_000, deposit: 0 },
  }),
  everyone('add who comes', { [`requests/${fresh}/guests`]: { adults: 2, children: 0 } }),
  keyHolders('add the key and its page', [`guestPages/${s.KEYS.free}`], laidPage),
  owners('hold a request', ['requests/'], answered(fresh, ['hold', 'new', held], held)),
  owners('hold a request with its page', {
    ...answered(waiting, ['hold', 'new', held], held),
    [`guestPages/${s.KEYS.waiting}`]: s.requestPage(waiting, {
      status: 'held',
      heldUntil: held.heldUntil,
      version: 1,
    }),
  }),
  owners(
    'hold a request longer',
    ['requests/'],
    answered(s.REQUESTS.held, ['hold', 'held', held], { heldUntil: held.heldUntil }),
  ),
  owners(
    'accept a request',
    ['requests/'],
    answered(fresh, ['accept', 'new', { status: 'accepted', reservationId: 'b' }], {
      status: 'accepted',
      reservationId: 'b',
    }),
  ),
  owners(
    'decline a held request',
    ['requests/'],
    answered(s.REQUESTS.held, ['decline', 'held', { status: 'declined' }], {
      status: 'declined',
      heldUntil: null,
    }),
  ),
  owners(
    'reopen a request',
    ['requests/'],
    answered(declined, ['reopen', 'declined', { status: 'new' }], { status: null }),
  ),
  owners('delete a request', ['requests/'], answered(fresh, ['delete', 'new', null], null)),
  owners(
    'remove the guest of a request',
    ['requests/'],
    answered(unread, ['forget', 'new', { status: 'new' }], {
      reservation: {
        ...s.payload,
        firstname: 'Silinmiş',
        lastname: 'kişi',
        email: 'silindi@example.invalid',
        phone: '00000',
        notes: '',
      },
      guestKey: null,
    }),
  ),
]

export const reviewOf = (more: object = {}) => ({
  ...s.words,
  checkOut: '2026-10-20',
  at: NOW,
  version: 1,
  ...more,
})
export const NEW_REVIEW = '-Pnewreview000000000'
const noReview = { [`reviewKeys/${s.REVIEW}`]: null, [`publishedReviews/${s.REVIEW}`]: null }
export const published: Changes = {
  [`reviews/${s.KEYS.wrote}/publishedId`]: NEW_REVIEW,
  [`reviewKeys/${NEW_REVIEW}`]: s.KEYS.wrote,
  [`publishedReviews/${NEW_REVIEW}`]: { ...s.words, month: '2026-10' },
}
const answerTo = (reply: Json) => ({ [`publishedReviews/${s.REVIEW}/reply`]: reply })

export const GUESTS = [
  owners(
    'move a stay with its page',
    ['reservationDetails/shown/', 'reservations/', 'nights/'],
    movedShown,
  ),
  owners('give a stay a page', {
    ...edited({ 'reservationDetails/a/guestKey': s.KEYS.free }),
    [`guestPages/${s.KEYS.free}`]: s.page('a', s.july(10, 12), 'booked', 4),
  }),
  unversioned('name the account on a page', {
    [`guestPages/${s.KEYS.shown}/account`]: s.SECRETS.account,
  }),
  unversioned('take the account off a page', { [`guestPages/${s.KEYS.off}/account`]: null }),
  unversioned('show the guide', { [`guestGuides/${s.KEYS.bare}`]: s.guestGuide }),
  unversioned('take the guide', { [`guestGuides/${s.KEYS.here}`]: null }),
  keyHolders('write a review', { [`reviews/${s.KEYS.left}`]: reviewOf() }),
  keyHolders('change a review', {
    [`reviews/${s.KEYS.wrote}`]: reviewOf({ version: 3 }),
  }),
  owners('publish a review', published),
  owners('withdraw a review', {
    ...noReview,
    [`reviews/${s.KEYS.published}/publishedId`]: null,
  }),
  unversioned('delete a review', { [`reviews/${s.KEYS.wrote}`]: null }),
  unversioned('change a reply', answerTo('Yine bekleriz.')),
  unversioned('delete a reply', answerTo(null)),
]
