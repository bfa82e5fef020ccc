import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import type { Changes } from '#local-backend/attacks/attackers.ts'
import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import { REQUEST } from '#local-backend/attacks/request.ts'
import { EVERY_NIGHT } from './everyNightSeason.ts'
import { PAGES } from './pagesSeason.ts'
import { SUMS } from './sumsSeason.ts'
import { AUTHOR, dates, days, details, july, NOW, said } from './writes.ts'

/** Writes by what they try to do. */
export type Rows = [title: string, changes: Changes][]

const { owner } = DEMO_ACCOUNTS

const held = (id: string, ...of: number[]) =>
  Object.fromEntries(of.map((night) => [july(night), id]))

/** When `paid` stays, and when `kept` would have stayed. */
export const PAID_DAYS = ['2026-08-01', '2026-08-02'] as const
export const KEPT_DAYS = [july(6), july(8)] as const

/** What was paid, each time. */
export const PAYMENT = { date: '2026-06-01', amount: 500, yol: 'nakit' }
const inWords = { kapora: '1.500 TL', kalan: '', toplamUcret: '₺' }
/** What an older record held besides. */
const BESIDES = { oda: 'üst', yas: 3, evcil: true, ev: { kat: 2 } }

const PAID = { ...PAYMENT, by: AUTHOR, at: 1 }

/** A season of prices. */
export const OLD_SEASON = { from: july(1), to: july(31), perNight: 8000, minNights: 2 }

const GONE = { delete2: { at: 2, by: AUTHOR, verb: 'delete', version: 2 }, last: 'delete2' }

const HELD_UNTIL = '2026-07-01'
const asked = {
  reservation: REQUEST,
}

/** Requests by how they have been answered: `became` is the stay `a`, `bereft` was one that is gone. */
export const REQUESTS = {
  fresh: '-Pfresh0000000000000',
  held: '-Pheld00000000000000',
  declined: '-Pdeclined0000000000',
  became: '-Pbecame000000000000',
  bereft: '-Pbereft000000000000',
}

/**
 * A season in which everything has happened: `a` and `b` are stays that touch; `early` was stored before versions were,
 * `inline`, `other` and `worded`, with an amount in words, are all in the public half, `half` is the private half alone; `same` leaves on the day it comes,
 * `broken` comes on no day; `eski kayıt` stands under an id that no stay gets any more, and `eski ilk` was deleted from such a one; `x` and `y` overlap, and `y` names a request that became another. `gone` has been deleted at its second version, `lost` without a word, and
 * `b` has been put back from a copy; `paid` was added with two payments, and `x` has one that nobody told of; `kept` was
 * cancelled at its third version, `torn` in word alone, and the person of `removed` was
 * taken out after it, but for what an older record held. What there is of guests' pages, `pagesSeason.ts` says, and stays of several nights `everyNightSeason.ts`. The nights of the 16th and 17th are strays.
 */
export const SEASON: Json = {
  admins: { [owner.uid]: owner.email },
  reservations: {
    a: dates(july(10), july(12)),
    b: dates(july(12), july(14)),
    early: dates(july(20), july(22)),
    inline: { girisTarihi: '07/25/2026', cikisTarihi: july(27), ...details, ...BESIDES },
    other: { girisTarihi: july(27), cikisTarihi: '07/28/2026', ...details },
    worded: { ...dates(july(29), july(30)), musteriAdi: 'Ayşe Kaya', ...inWords },
    same: dates(july(30), july(30)),
    broken: { girisTarihi: '31.02.2026', cikisTarihi: '05.03.2026' },
    x: dates(july(1), july(4)),
    y: dates(july(3), july(5)),
    paid: dates(...PAID_DAYS),
    'eski kayıt': dates(july(28), july(29)),
    ...EVERY_NIGHT.reservations,
    ...PAGES.reservations,
    ...SUMS.reservations,
  },
  reservationDetails: {
    a: { ...details, ...days(july(10), july(12)), version: 3 },
    b: { ...details, ...days(july(12), july(14)), eski: { oda: 'üst', yas: 3 }, version: 1 },
    early: details,
    same: details,
    broken: details,
    half: details,
    x: { ...details, ...days(july(1), july(4)), version: 1 },
    y: { ...details, ...days(july(3), july(5)), request: REQUESTS.bereft, version: 1 },
    paid: { ...details, ...days(...PAID_DAYS), usesPayments: true, version: 1 },
    'eski kayıt': { ...details, ...days(july(28), july(29)), usesPayments: true, version: 1 },
    ...EVERY_NIGHT.reservationDetails,
    ...PAGES.reservationDetails,
    ...SUMS.reservationDetails,
  },
  cancelled: {
    ...PAGES.cancelled,
    ...SUMS.cancelled,
    removed: {
      dates: dates(...KEPT_DAYS),
      details: {
        ...details,
        musteriAdi: 'Silinmiş kişi',
        eski: { yas: 3 },
        usesPayments: true,
        version: 4,
      },
      kalan: 100,
      by: AUTHOR,
      at: 1,
    },
    kept: {
      dates: dates(...KEPT_DAYS),
      details: {
        ...details,
        notlar: 'Geç gelecek',
        phone: '05320000000',
        email: 'ada@example.com',
        eski: { oda: 'üst' },
        usesPayments: true,
        version: 3,
      },
      kalan: 100,
      reason: 'Hastalık',
      by: AUTHOR,
      at: 1,
    },
  },
  nights: {
    ...held('x', 1, 2, 3),
    ...held('a', 10, 11, 16),
    ...held('b', 12, 13),
    ...held('gone', 17),
    ...held('early', 20, 21),
    [july(28)]: 'eski kayıt',
    [PAID_DAYS[0]]: 'paid',
    ...EVERY_NIGHT.nights,
    ...PAGES.nights,
  },
  requests: {
    [REQUESTS.fresh]: asked,
    [REQUESTS.held]: { ...asked, status: 'held', heldUntil: HELD_UNTIL },
    [REQUESTS.declined]: { ...asked, status: 'declined' },
    [REQUESTS.became]: { ...asked, status: 'accepted', reservationId: 'a' },
    [REQUESTS.bereft]: { ...asked, status: 'accepted', reservationId: 'gone' },
    ...PAGES.requests,
  },
  guestPages: { ...PAGES.guestPages, ...SUMS.guestPages },
  pageVisits: PAGES.pageVisits,
  guestGuides: PAGES.guestGuides,
  reviews: PAGES.reviews,
  letters: {
    thanks: { tr: { konu: 'Teşekkür', metin: 'Teşekkür ederiz.', version: 2, by: AUTHOR, at: 1 } },
  },
  written: {
    a: { confirmation: { date: '2026-06-01', dil: 'tr', by: AUTHOR, at: 1 } },
    gone: { change: { date: '2026-06-01', dil: 'tr', by: AUTHOR, at: 1 } },
  },
  payments: {
    paid: { first: PAID, second: PAID },
    x: { pay2: PAID },
    kept: { first: PAID },
    ...SUMS.payments,
  },
  prices: { revision: 1, seasons: { old: OLD_SEASON } },
  log: {
    prices: {
      none: { at: 0, by: AUTHOR, verb: 'terms', revision: 0 },
      one: { at: 1, by: AUTHOR, verb: 'terms', revision: 1 },
      last: 'one',
    },
    requests: {
      [REQUESTS.held]: {
        hold0: word('hold', 'held', { status: 'held', heldUntil: '2026-06-15' }, { at: 0 }),
        hold1: word('hold', 'new', { status: 'held', heldUntil: HELD_UNTIL }, { at: 1 }),
        last: 'hold1',
      },
    },
    b: {
      add1: { at: 1, by: AUTHOR, verb: 'add', version: 1 },
      other2: { at: 2, by: AUTHOR, verb: 'edit', version: 2 },
      last: 'add1',
    },
    lost: { edit2: { at: 2, by: AUTHOR, verb: 'edit', version: 2 }, last: 'edit2' },
    paid: { add1: { at: 1, by: AUTHOR, verb: 'add', version: 1 }, last: 'add1' },
    torn: { cancel1: { at: 1, by: AUTHOR, verb: 'cancel', version: 1 }, last: 'cancel1' },
    removed: { forget4: { at: 4, by: AUTHOR, verb: 'forget', version: 4 }, last: 'forget4' },
    kept: { cancel3: { at: 3, by: AUTHOR, verb: 'cancel', version: 3 }, last: 'cancel3' },
    a: { edit3: { at: 3, by: AUTHOR, verb: 'edit', version: 3 }, last: 'edit3' },
    ...PAGES.log,
    ...SUMS.log,
    gone: GONE,
    'eski ilk': GONE,
  },
}

/** A path of the public and of the private half. */
export const pub = (id: string) => `reservations/${id}`
export const priv = (id: string) => `reservationDetails/${id}`

/** A change of `a` to version `version`, said in an entry that may say more, or less by `null`. */
export function edit(version: number, change: Changes, entry: Changes = {}): Changes {
  return { ...said('a', 'edit', version, entry), [`${priv('a')}/version`]: version, ...change }
}

/** A first change of a record without a version. */
export function settled(id: string, change: Changes): Changes {
  return { ...said(id, 'settle', 1), [`${priv(id)}/version`]: 1, ...change }
}

/** The private half's days, in July 2026. */
export function daysOf(id: string, from: number, to: number): Changes {
  const { giris, cikis } = days(july(from), july(to))
  return { [`${priv(id)}/giris`]: giris, [`${priv(id)}/cikis`]: cikis }
}

/** `a` put on other days. */
export function moved(from: number, to: number): Changes {
  return { [pub('a')]: dates(july(from), july(to)), ...daysOf('a', from, to) }
}

/** The answers that a request can be given, as they are stored beside it. */
export const ANSWERS = {
  fresh: { status: 'new' },
  held: { status: 'held', heldUntil: '2026-08-01' },
  declined: { status: 'declined' },
  accepted: { status: 'accepted', reservationId: 'b' },
} as const

/** What a log entry says of an answer in place of `before`, with more, or less by `null`. */
export function word(verb: string, before: string, after: object, more: Changes = {}): Json {
  return { at: NOW, by: AUTHOR, verb, before: { status: before }, after: { ...after }, ...more }
}

/** An answer to a request in place of `before`, said in an entry that may say otherwise or more, or less by `null`. */
export function answered(
  request: keyof typeof REQUESTS,
  [verb, before, answer]: readonly [verb: string, before: string, answer: keyof typeof ANSWERS],
  entry: Changes = {},
): Changes {
  const [id, after] = [REQUESTS[request], ANSWERS[answer]]
  const key = `${verb}2`
  return {
    ...Object.fromEntries(
      Object.entries({ heldUntil: null, reservationId: null, ...after }).map(([name, value]) => [
        `requests/${id}/${name}`,
        value,
      ]),
    ),
    [`log/requests/${id}/${key}`]: word(verb, before, after, entry),
    [`log/requests/${id}/last`]: key,
  }
}
