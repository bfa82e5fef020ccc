import { keptFields } from '#domain/stay/keptAgreement.ts'
import { agreementFields, earlierAgreementFields, priceLineFields } from '#domain/stay/agreement.ts'
// The samples of the data layout: a change of the layout changes only this file and `writes.ts`.
import { backupFields, runFields } from '#domain/caretaker/caretaker.ts'
import { channelFields } from '#domain/channels/channel.ts'
import { cleaningFields } from '#domain/cleaning/cleaning.ts'
import { addDays } from '#domain/date.ts'
import { accountFields } from '#domain/guestPage/pageAccount.ts'
import { guideFields } from '#domain/guide/guide.ts'
import { contentFields } from '#domain/letters/letterMarks.ts'
import { sentLetterFields } from '#domain/letters/sentLetters.ts'
import { letterFields } from '#domain/letters/letter.ts'
import { paymentFields, shownPaymentFields } from '#domain/payments/payment.ts'
import { seasonFields, termsFields } from '#domain/prices/prices.ts'
import { countFields } from '#domain/request/counts.ts'
import { askedFields, payloadFields, quoteFields } from '#domain/request/request.ts'
import { earlierFields } from '#domain/stay/earlierTexts.ts'
import { detailFields } from '#domain/stay/reservation.ts'
import { reviewFields } from '#domain/reviews/review.ts'
import { privateFields } from '#domain/settings/privateSettings.ts'
import { siteFields } from '#domain/settings/siteSettings.ts'
import { prefixPaths, mergeWrites } from '#domain/save/writes.ts'
import { day } from '#domain/testing.ts'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import { parsePath, type Stored, withNode } from '#rtdb-emulator/rtdb/tree.ts'
import { fromJson } from '#rtdb-emulator/rtdb/value.ts'
import { sampleOf } from '#rules/testing.ts'

const { owner, coowner, caretaker } = DEMO_ACCOUNTS

/** The author of the samples: an owner's address. */
export const AUTHOR = owner.email

/** The time of the tests. */
export const NOW_MS = Date.parse('2026-11-01T09:00Z')

/** Whether a path is below the key of a guest's page. */
export function isKeyed([top = '', key]: readonly string[]): boolean {
  const keyed = ['requests', 'guestPages', 'guestGuides', 'accounts', 'reviews', 'cleanings']
  return key !== undefined && keyed.includes(top)
}

/** The keys of guests' pages, by their content. */
export const KEYS = {
  shown: 'shown0000000000000000k',
  off: 'off000000000000000000k',
  free: 'free00000000000000000k',
  early: 'early0000000000000000k',
  left: 'left00000000000000000k',
  wrote: 'wrote0000000000000000k',
  published: 'published000000000000k',
  former: 'former000000000000000k',
}
export const REQUESTS = {
  fresh: 'fresh0000000000000000r',
  declined: 'declined0000000000000r',
  gone: 'gone00000000000000000r',
  new: 'new000000000000000000r',
}
export const REVIEW = '-Preview000000000000'
/** The secret of the account. */
export const SECRET = 'account00000000000000s'

const { guestKey: _guestKey, removed: _removed, ...details } = sampleOf(detailFields)
/** The texts of each stay that a change keeps. */
export const TEXTS: { [name: string]: string } = Object.fromEntries(
  Object.keys(earlierFields).flatMap((name) =>
    name in details ? [[name, String(details[name])]] : [],
  ),
)
export const payload = {
  ...sampleOf(payloadFields),
  checkIn: '2026-12-20',
  checkOut: '2026-12-25',
}
export const request = {
  reservation: payload,
  language: 'tr',
  asked: {
    ...sampleOf(askedFields),
    checkIn: payload.checkIn,
    checkOut: payload.checkOut,
    guests: sampleOf(countFields),
    quote: sampleOf(quoteFields),
  },
}
export const payment = sampleOf(paymentFields)
export const shownPayment = sampleOf(shownPaymentFields)
export const summer = sampleOf(seasonFields)
export const terms = sampleOf(termsFields)
export const privateSettings = { ...sampleOf(privateFields), abroad: { tr: 'x' } }
export const site = { ...sampleOf(siteFields), about: { tr: 'x' } }
export const account = { ...sampleOf(accountFields), abroad: { tr: 'x' } }
export const guide = { texts: { tr: sampleOf(guideFields) } }
export const guestGuide = { opensAt: NOW_MS - 1, closesAt: NOW_MS + 1, version: 2, ...guide }
const cleaning = sampleOf(cleaningFields)
export const words = sampleOf(reviewFields)
export const letter = sampleOf(letterFields)
export const letterMark = sampleOf(contentFields)
export const earlierTexts = sampleOf(earlierFields)
export const sentLetter = sampleOf(sentLetterFields)
export const channel = sampleOf(channelFields)
const finding = { key: { kind: 'new', title: 'x', at: 1 } }
export const pulled = {
  result: { problem: 'slow', events: 1 },
  findings: finding,
}
export const run = sampleOf(runFields)
const backup = sampleOf(backupFields)
export type Span = readonly [checkIn: string, checkOut: string]

/** Days of July 2026. */
export const july = (from: number, to: number): Span => [dayOfJuly(from), dayOfJuly(to)]
export const dayOfJuly = (date: number) => `2026-07-${String(date).padStart(2, '0')}`

/** A stay's two halves at a version. */
export function publicDates([checkIn, checkOut]: Span) {
  const inTurkish = (iso: string) => iso.split('-').toReversed().join('.')
  return { girisTarihi: inTurkish(checkIn), cikisTarihi: inTurkish(checkOut) }
}
export function privateHalf([checkIn, checkOut]: Span, version: number, more: object = {}) {
  return { ...details, checkIn, checkOut, status: 'booked', version, ...more }
}

/** The holder of each night. */
function holders([from, to]: Span, id: string | null) {
  const nights: { [night: string]: string | null } = {}
  for (let each = day(from); each < to; each = addDays(each, 1)) nights[each] = id
  return nights
}
export const nightsOf = (id: string | null, span: Span) =>
  prefixPaths('nights', holders(span, id)) as { [path: string]: string | null }

export const page = (about: string, [checkIn, checkOut]: Span, status = 'booked', version = 1) => {
  const times = status === 'booked' && { reviewFrom: NOW_MS }
  return { about, version, status, checkIn, checkOut, ...times }
}

/** A stay's entry on the cleaner's list. */
export const onList = ([checkIn, checkOut]: Span) => ({ ...cleaning, checkIn, checkOut })

export const SHOWN: Span = ['2026-08-05', '2026-08-07']
export const OFF: Span = ['2026-08-10', '2026-08-12']
const SPANS: { [id: string]: Span } = { a: july(10, 12), b: july(12, 14), shown: SHOWN }
const signed = { by: AUTHOR, at: 1 }
const entry = (verb: string, version: number) => ({ verb, version, ...signed })
const ofEach = <Value>(make: (span: Span, id: string) => Value) =>
  Object.fromEntries(Object.entries(SPANS).map(([id, span]) => [id, make(span, id)]))
const stored = (more: object) => ({ ...words, checkOut: OFF[1], at: 1, ...more })

const admins = Object.fromEntries([owner, coowner, caretaker].map(({ uid, email }) => [uid, email]))

const KNOWN = { account: SECRET, reviewFrom: NOW_MS }

/** `a` and `b` touch, the 16th has a wrong holder, `gone` was deleted, `off` was cancelled. */
export const SEASON: Stored = fromJson({
  admins,
  reservations: {
    ...ofEach(publicDates),
    older: { girisTarihi: '07/25/2026', cikisTarihi: '2026-07-27', musteriAdi: 'Ada', oda: 'üst' },
  },
  reservationDetails: {
    ...ofEach((span, id) => privateHalf(span, 1, id === 'shown' ? { guestKey: KEYS.shown } : {})),
    off: privateHalf(OFF, 3, {
      guestKey: KEYS.off,
      status: 'cancelled',
      cancellation: { kept: 100, reason: 'Hastalık', ...signed },
    }),
  },
  versions: {
    ...ofEach(() => ({ n: 1, entry: 'add1' })),
    off: { n: 3, entry: 'cancel3' },
    gone: { n: 2, entry: 'delete2' },
    prices: { n: 7, entry: 'edit7' },
    [REQUESTS.declined]: { n: 1, entry: 'decline1' },
    [REQUESTS.gone]: { n: 1, entry: 'delete1' },
  },
  nights: { ...mergeWrites(Object.values(ofEach(holders))), [dayOfJuly(16)]: 'a' },
  log: {
    ...ofEach(() => ({ add1: entry('add', 1) })),
    gone: { delete2: entry('delete', 2) },
    off: { cancel3: { ...entry('cancel', 3), changes: { kept: { after: 100 } } } },
    prices: { edit7: entry('edit', 7) },
    [REQUESTS.declined]: { decline1: entry('decline', 1) },
  },
  requests: {
    [REQUESTS.fresh]: { ...request, at: 1 },
    [REQUESTS.declined]: {
      ...request,
      at: 1,
      status: 'declined',
      replacedBy: KEYS.shown,
      heldUntil: '2026-12-01',
      version: 1,
    },
  },
  payments: { b: { first: { ...payment, ...signed } } },
  guestPages: {
    [KEYS.shown]: page('shown', SHOWN),
    [KEYS.off]: { ...page('off', OFF, 'cancelled', 3), ...KNOWN },
    ...Object.fromEntries(
      [KEYS.left, KEYS.wrote, KEYS.published].map((key) => [key, page('x', OFF)]),
    ),
    [KEYS.early]: { ...page('x', OFF), reviewFrom: NOW_MS + 1 },
  },
  formerKeys: { [KEYS.former]: true },
  guestGuides: { [KEYS.early]: guestGuide },
  accounts: { [SECRET]: account },
  reviews: {
    [KEYS.wrote]: stored({ version: 2 }),
    [KEYS.published]: stored({ version: 1, publishedId: REVIEW }),
  },
  reviewKeys: { [REVIEW]: KEYS.published },
  publishedReviews: { [REVIEW]: { ...words, month: '2026-08', reply: 'Bekleriz.' } },
  guide: { ...guide, version: 2, change: 'last', ...signed },
  letters: { thanks: { tr: { ...letter, version: 2, change: 'last', ...signed } } },
  agreements: {
    off: { cancel3: { ...sampleOf(keptFields), agreement: sampleOf(agreementFields), ...signed } },
  },
  letterMarks: { off: { offer: { ...letterMark, ...signed } } },
  earlier: { off: { add1: { ...earlierTexts, ...signed } } },
  sentLetters: { off: { first: { ...sentLetter, ...signed } } },
  prices: { version: 7, seasons: { summer }, terms },
  settings: {
    private: { ...privateSettings, version: 2, change: 'last' },
    site: { ...site, version: 2, change: 'last' },
    keys: { cleaning: KEYS.shown, account: SECRET },
    requestsClosed: false,
  },
  cleanings: { [KEYS.shown]: { a: onList(july(10, 12)) } },
  channels: { airbnb: { ...channel, version: 3, change: 'last', at: 1, ...pulled } },
  caretaker: {
    run: { ...run, ...signed },
    backup: { ...backup, at: 1 },
    backupTrouble: { problem: 'full', at: 1 },
    notified: { letter: 1 },
    mailTrouble: { to: 'a@b.example', problem: 'slow', at: 1 },
    failing: { airbnb: 1 },
  },
})

/** The season with another value at a path. */
export const seasonWith = (path: string, value: Json): Stored =>
  withNode(SEASON, parsePath(path), fromJson(value))
/** The season with several other values. */
export const seasonWithAll = (values: { [path: string]: Json }): Stored =>
  Object.entries(values).reduce(
    (season, [path, value]) => withNode(season, parsePath(path), fromJson(value)),
    SEASON,
  )

const FORM = {
  ...sampleOf(agreementFields),
  entry: 'next',
  lines: { first: sampleOf(priceLineFields) },
}
/** The agreement of `shown`, with every field, and an earlier form. */
export const AGREEMENT = { ...FORM, earlier: { add1: sampleOf(earlierAgreementFields) } }
/** A kept form of that agreement. */
export const KEPT = {
  checkIn: SHOWN[0],
  checkOut: SHOWN[1],
  toplamUcret: details['toplamUcret'] ?? 0,
  kapora: details['kapora'] ?? 0,
  agreement: FORM,
  ...signed,
}
/** The season with that agreement, also on the page. */
export const WITH_AGREEMENT = seasonWithAll({
  'agreements/shown': { add1: KEPT, next: KEPT },
  'reservationDetails/shown/agreement': AGREEMENT,
  [`guestPages/${KEYS.shown}/agreement`]: AGREEMENT,
})

/** The kept texts of a stay or request, by path. */
export const keptAbout = (about: string): { [path: string]: Json } => ({
  [`letterMarks/${about}`]: { offer: { ...letterMark, ...signed } },
  [`sentLetters/${about}`]: { first: { ...sentLetter, ...signed } },
  [`earlier/${about}`]: { add1: { ...earlierTexts, ...signed } },
  [`agreements/${about}`]: { add1: { ...KEPT, ...signed } },
})

/** A database with only its owners. */
export const EMPTY_DATABASE: Stored = fromJson({ admins })
export const WITH_CLEANING_KEY: Stored = fromJson({
  admins,
  settings: { keys: { cleaning: KEYS.shown } },
})
