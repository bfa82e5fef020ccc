// The samples of the data layout: a change of the layout changes only this file and `writes.ts`.
import { addDays } from '#domain/date.ts'
import { choiceFields } from '#domain/caretaker/caretaker.ts'
import { GUIDE_PARTS } from '#domain/guide/guide.ts'
import { resultFields } from '#domain/channels/channel.ts'
import { mayLack, namesOf } from '#domain/record.ts'
import { reviewMoment } from '#domain/guestPage/moments.ts'
import { writeDays } from '#domain/stay.ts'
import { day } from '#domain/testing.ts'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import type { Stored } from '#rtdb-emulator/rtdb/tree.ts'
import { fromJson } from '#rtdb-emulator/rtdb/value.ts'
import { AUTHOR } from './roles.ts'

const { owner, coowner, caretaker } = DEMO_ACCOUNTS

/** The time of the tests: during the stay `KEYS.here`, after `KEYS.left`. */
export const NOW_MS = Date.parse('2026-11-01T09:00Z')

/** Whether a path is below the key of a guest's page. */
export function isKeyed(path: readonly string[]): boolean {
  const [top = '', key] = path
  return (
    key !== undefined &&
    ['guestPages', 'guestGuides', 'guides', 'accounts', 'reviews', 'cleanings'].includes(top)
  )
}

export const KEYS = {
  shown: 'shown0000000000000000k',
  off: 'off000000000000000000k',
  free: 'free00000000000000000k',
  here: 'here00000000000000000k',
  bare: 'bare00000000000000000k',
  left: 'left00000000000000000k',
  wrote: 'wrote0000000000000000k',
  published: 'published000000000000k',
  waiting: 'waiting00000000000000k',
}
export const REQUESTS = {
  fresh: '-Pfresh0000000000000',
  held: '-Pheld00000000000000',
  declined: '-Pdeclined0000000000',
  became: '-Pbecame000000000000',
  waiting: '-Pwaiting00000000000',
  unread: '-Punread000000000000',
  new: '-Pnew000000000000000',
}
export const REVIEW = '-Preview000000000000'

export const details = {
  musteriAdi: 'Ayşe Kaya',
  kapora: 100,
  kalan: 400,
  toplamUcret: 500,
  notlar: '',
}
export const optionalDetails = {
  phone: '05320000000',
  email: 'ada@example.com',
  guests: 2,
  arrivalTime: '16:30',
  request: 'one',
  source: 'airbnb',
  sourceUid: 'one',
  channel: 'one',
  depositDueBy: '2026-06-10',
  cot: true,
  houseNotes: 'Yastık',
  paymentLink: 'https://pay.example.com/1',
  heldUntil: '2026-06-10',
}
export const payload = {
  firstname: 'Ada',
  lastname: 'Yılmaz',
  email: 'ada@example.com',
  phone: '+90 532 000 00 00',
  checkIn: '2026-12-20',
  checkOut: '2026-12-25',
}
export const season = {
  from: '2026-09-01',
  to: '2026-09-30',
  perNight: 8000,
  minNights: 2,
  weekendPerNight: 9000,
  weekPercent: 10,
  arrivalDays: '67',
}
export const terms = {
  cleaningFee: 1500,
  depositPercent: 30,
  minNights: 3,
  sameDayTurnover: false,
  taxPercent: 2,
}
export const privateSettings = {
  accountHolder: 'Ada Yılmaz',
  bankName: 'Ziraat',
  iban: 'TR330006100519786457841326',
  depositDays: 3,
}
const { accountHolder, bankName, iban } = privateSettings
export const account = { accountHolder, bankName, iban }
export const site = {
  hostNames: 'Ada, Can',
  hostFamily: 'Yılmaz',
  phone: '+90 532 000 00 00',
  answerHours: 24,
  balanceDays: 0,
  freeCancellationDays: 30,
  latePercent: 50,
}
const everyPart = (value: string) => Object.fromEntries(GUIDE_PARTS.map((part) => [part, value]))
export const guide = { texts: { tr: everyPart('Kutuda.') }, photos: everyPart('garden/3') }
/** The secrets that guests' pages name. */
export const SECRETS = { guide: 'guide0000000000000000s', account: 'account00000000000000s' }
export const guestGuide = { opensAt: NOW_MS - 1, closesAt: NOW_MS + 1, guide: SECRETS.guide }
export const cleaning = {
  checkIn: '2026-11-01',
  checkOut: '2026-11-05',
  guest: 'Ada',
  arrivalTime: '14:30',
  guests: 4,
  cot: true,
  houseNotes: 'Yastık',
}
export const words = { rating: 5, text: 'Güzeldi.', name: 'Ada', language: 'tr' }
export const letter = { subject: 'Teklif', body: 'Merhaba.' }
const counts = Object.fromEntries(
  namesOf(resultFields)
    .filter((name) => !mayLack(resultFields[name]))
    .map((name) => [name, 1]),
)
export const channel = { name: 'Airbnb', url: 'https://example.com/1.ics', source: 'airbnb' }
export const pulled = {
  result: { ...counts, problem: 'slow', shrunken: true },
  conflicts: { '0': { uid: 'x', title: 'X', from: '2026-07-01', to: '2026-07-05', stay: 'a' } },
  echoes: { '0': 'villa:a' },
}
export const run = { channels: 2, needed: 1, mails: 3, mailing: true }
export const copy = {
  day: '2026-11-23',
  bytes: 48_000,
  kept: 20,
  sealed: true,
  unfit: 'unreadable',
}
export const postbox = {
  to: AUTHOR,
  claim: { by: 'one', at: 1 },
  trouble: { problem: 'password', since: 1, at: 2 },
  sent: { request: { a: 1 } },
}
export const choices = {
  ...Object.fromEntries(namesOf(choiceFields).map((name) => [name, false])),
  email: AUTHOR,
  language: 'tr',
}
export const payment = { date: '2026-06-01', amount: 500, method: 'cash' }

export type Span = readonly [checkIn: string, checkOut: string]

/** Days of July 2026. */
export const july = (from: number, to: number): Span => [dayOfJuly(from), dayOfJuly(to)]
export const dayOfJuly = (of: number) => `2026-07-${String(of).padStart(2, '0')}`

/** A stay's public half, the days of its private half, and its nights. */
export function publicDates([checkIn, checkOut]: Span) {
  const written = (iso: string) => iso.split('-').toReversed().join('.')
  return { girisTarihi: written(checkIn), cikisTarihi: written(checkOut) }
}
export function privateDays([checkIn, checkOut]: Span) {
  return writeDays({ checkIn: day(checkIn), checkOut: day(checkOut) })
}
export function nightsOf(id: string | null, span: Span): { [path: string]: string | null } {
  return Object.fromEntries(daysOf(span).map((each) => [`nights/${each}`, id]))
}
function daysOf([from, to]: Span): string[] {
  const days: string[] = []
  for (let each = day(from); each < to; each = addDays(each, 1)) days.push(each)
  return days
}

export const page = (about: string, [checkIn, checkOut]: Span, status = 'booked', version = 1) => ({
  about,
  version,
  status,
  checkIn,
  checkOut,
  ...(status === 'booked' && { reviewFrom: reviewMoment({ checkOut: day(checkOut) }) }),
})
export const requestPage = (id: string, more: object = {}) => ({
  ...page(id, [payload.checkIn, payload.checkOut], 'new', 0),
  ...more,
})

const SPANS: { [id: string]: Span } = {
  a: july(10, 12),
  b: july(12, 14),
  paid: ['2026-08-01', '2026-08-03'],
  shown: ['2026-08-05', '2026-08-07'],
}
export const OFF: Span = ['2026-08-10', '2026-08-12']
const SHOWN: Span = ['2026-08-05', '2026-08-07']
const PAST: Span = ['2026-10-15', '2026-10-20']
const signed = { by: AUTHOR, at: 1 }
const detailsOf = (id: string, more: object) => ({
  ...details,
  ...privateDays(SPANS[id] ?? SHOWN),
  status: 'booked',
  ...more,
})
const entry = (verb: string, version: number) => ({ at: 1, by: AUTHOR, verb, version })
const stored = (more: object) => ({ ...words, checkOut: PAST[1], at: 1, ...more })

const admins = Object.fromEntries([owner, coowner, caretaker].map(({ uid, email }) => [uid, email]))

/** `a` and `b` touch, the 16th has a wrong holder, `gone` was deleted, `off` was cancelled. */
export const SEASON: Stored = fromJson({
  admins,
  reservations: {
    ...Object.fromEntries(Object.entries(SPANS).map(([id, span]) => [id, publicDates(span)])),
    older: { girisTarihi: '07/25/2026', cikisTarihi: '2026-07-27', ...details, oda: 'üst' },
  },
  reservationDetails: {
    a: detailsOf('a', { version: 3 }),
    b: detailsOf('b', { version: 1 }),
    paid: detailsOf('paid', { version: 1 }),
    shown: detailsOf('shown', { guestKey: KEYS.shown, version: 1 }),
    off: {
      ...details,
      ...optionalDetails,
      ...privateDays(OFF),
      notlar: 'Geç',
      guestKey: KEYS.off,
      status: 'cancelled',
      cancellation: { kept: 100, reason: 'Hastalık', ...signed },
      version: 3,
    },
  },
  versions: {
    a: { n: 3, entry: 'edit3' },
    ...Object.fromEntries(['b', 'paid', 'shown'].map((id) => [id, { n: 1, entry: 'add1' }])),
    off: { n: 3, entry: 'cancel3' },
    gone: { n: 2, entry: 'delete2' },
    prices: { n: 7, entry: 'edit7' },
    [REQUESTS.declined]: { n: 1, entry: 'decline1' },
  },
  nights: {
    ...Object.fromEntries(
      Object.entries(SPANS).flatMap(([id, span]) => daysOf(span).map((each) => [each, id])),
    ),
    [dayOfJuly(16)]: 'a',
  },
  log: {
    a: { edit3: entry('edit', 3) },
    ...Object.fromEntries(['b', 'paid', 'shown'].map((id) => [id, { add1: entry('add', 1) }])),
    gone: { delete2: entry('delete', 2) },
    off: { cancel3: { ...entry('cancel', 3), changes: { kept: { after: 100 } } } },
    prices: { edit7: entry('edit', 7) },
    [REQUESTS.declined]: {
      decline1: {
        ...entry('decline', 1),
        changes: { status: { before: 'new', after: 'declined' } },
      },
    },
  },
  requests: {
    [REQUESTS.fresh]: { reservation: payload },
    [REQUESTS.unread]: {
      reservation: { ...payload, notes: 'Merhaba' },
      language: 'tr',
      guestKey: KEYS.free,
      guests: { adults: 2, children: 1, infants: 1 },
      quote: { total: 36_000, deposit: 11_000 },
    },
    [REQUESTS.held]: { reservation: payload, status: 'held', heldUntil: '2026-12-01' },
    [REQUESTS.declined]: { reservation: payload, status: 'declined', version: 1 },
    [REQUESTS.became]: { reservation: payload, status: 'accepted', reservationId: 'a' },
    [REQUESTS.waiting]: { reservation: payload, guestKey: KEYS.waiting },
  },
  payments: { paid: { first: { ...payment, purpose: 'kapora', ...signed } } },
  guestPages: {
    [KEYS.shown]: page('shown', SHOWN),
    [KEYS.off]: { ...page('off', OFF, 'cancelled', 3), account: SECRETS.account },
    [KEYS.here]: page('x', ['2026-10-30', '2026-11-03']),
    [KEYS.bare]: page('x', ['2026-10-30', '2026-11-03']),
    [KEYS.left]: page('x', PAST),
    [KEYS.wrote]: page('x', PAST),
    [KEYS.published]: page('x', PAST),
    [KEYS.waiting]: requestPage(REQUESTS.waiting),
  },
  guestGuides: { [KEYS.here]: guestGuide },
  guides: { [SECRETS.guide]: { ...guide, version: 2 } },
  accounts: { [SECRETS.account]: account },
  reviews: {
    [KEYS.wrote]: stored({ version: 2 }),
    [KEYS.published]: stored({ version: 1, publishedId: REVIEW }),
  },
  reviewKeys: { [REVIEW]: KEYS.published },
  publishedReviews: { [REVIEW]: { ...words, month: '2026-10', reply: 'Bekleriz.' } },
  guide: { ...guide, version: 2, ...signed },
  letters: { thanks: { tr: { ...letter, version: 2, ...signed } } },
  written: { a: { offer: { date: '2026-06-01', language: 'tr', ...signed } } },
  prices: { version: 7, seasons: { summer: season }, terms },
  settings: {
    private: { ...privateSettings, version: 2 },
    site: { ...site, version: 2 },
    keys: { cleaning: KEYS.shown, ...SECRETS },
  },
  cleanings: { [KEYS.shown]: { a: cleaning } },
  channels: { airbnb: { ...channel, lastNight: true, version: 3, at: 1, ...pulled } },
  caretaker: {
    run: { ...run, ...signed },
    copy: { ...copy, at: 1 },
    copyTrouble: { problem: 'full', at: 1 },
    choices: { [owner.uid]: choices },
    postboxes: { box: { ...postbox, version: 4 } },
    failing: { airbnb: 1 },
  },
})

/** A database with only its owners. */
export const NOTHING: Stored = fromJson({ admins })
