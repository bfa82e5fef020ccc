import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { cancellationFields } from '#domain/cancelled/cancellation.ts'
import { choiceFields } from '#domain/caretaker/choices.ts'
import { lookFields } from '#domain/caretaker/look.ts'
import { claimFields, postboxFields, troubleFields } from '#domain/caretaker/postbox.ts'
import { termsFields } from '#domain/prices/prices.ts'
import { seasonFields } from '#domain/prices/season.ts'
import { headcountFields } from '#domain/headcount.ts'
import { GUIDE_PARTS, guideFields, guidePhotoFields } from '#domain/guide/guide.ts'
import { letterFields } from '#domain/letters/ownLetters.ts'
import { writtenFields } from '#domain/letters/written.ts'
import { copyFields, copyTroubleFields } from '#domain/caretaker/copyNote.ts'
import { channelFields, conflictFields, resultFields } from '#domain/channels/channel.ts'
import { parseDate } from '#domain/date.ts'
import { paymentFields } from '#domain/payments/payment.ts'
import { type Fields, mayLack, namesOf } from '#domain/record.ts'
import { replyFields, reviewFields } from '#domain/reviews/review.ts'
import { answerFields, payloadFields } from '#domain/request.ts'
import { detailFields } from '#domain/reservation.ts'
import { nightsOf } from '#domain/stay.ts'
import { stayFields } from '#domain/storedStay.ts'
import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import { compileRules } from '#rtdb-emulator/rtdb/rules.ts'
import { parsePath, withNode } from '#rtdb-emulator/rtdb/tree.ts'
import { fromJson } from '#rtdb-emulator/rtdb/value.ts'
import { answeredRequest } from './answeredRequest.ts'
import { REQUEST as payload } from './request.ts'

// What the rules accept and what the records' descriptions accept is one and the same: each field is tried with values on
// both sides of each of its limits, and with values of every other kind.

const file = 'database.rules.json'
const rules = compileRules(readFileSync(file, 'utf8'), file)
const KEY = 'left00000000000000000k'
const before = fromJson({
  admins: { owner: 'owner@example.com' },
  guestPages: { [KEY]: { status: 'settled', cikis: '2026-07-10' } },
  publishedReviews: { '-Pshown0000000000000': { puan: 5 } },
  reservations: { stay: { girisTarihi: '10.07.2026' } },
})
const owner = { uid: 'owner', token: { email: 'owner@example.com' } }

const LATER = Date.parse('2026-08-01')

type Stored = { [name: string]: Json }

// So far apart that either may be any day that is tried, without their order being in question.
const dates = { girisTarihi: '01.01.2028', cikisTarihi: '31.12.2028' }
const oneNight = { girisTarihi: '01.01.2028', cikisTarihi: '02.01.2028' }
const details = { musteriAdi: 'Ayşe', toplamUcret: 500, kapora: 100, kalan: 400, notlar: '' }

// Which reservation a request became is only known by those that there are.
const { reservationId: _tested, ...answers } = answerFields

// A cancelled stay counts by its payments, whatever it did before.
const { usesPayments: _mark, ...detailsBesideTheBook } = detailFields

// Whose choices they are is told by who is signed in.
const { email: _own, ...choicesBesideTheAddress } = choiceFields

const newGuide = (said: Stored) => ({
  guide: { ...said, version: 1, by: owner.token.email, at: 0 },
})

/** What an answer does not go without. */
function neededBy({ status, heldUntil = null }: Stored): Stored {
  if (heldUntil !== null) return { status: 'held' }
  if (status === 'held') return { heldUntil: '2026-07-01' }
  return status === 'accepted' ? { reservationId: 'stay' } : {}
}

const channel = { name: 'Airbnb', url: 'https://airbnb.com/a.ics', version: 1 }
const postbox = { to: 'ada@example.com', version: 1 }
const pulled = {
  new: 1,
  changed: 1,
  gone: 1,
  conflict: 1,
  unreadable: 0,
  same: 1,
  skipped: 1,
  refused: 1,
}

/** What a change of the prices comes with, which leaves this. */
const counted = (after: Json) => ({
  'prices/revision': 1,
  'log/prices/entry': { at: 0, by: owner.token.email, verb: 'edit', revision: 1, after },
  'log/prices/last': 'entry',
})

const records: readonly {
  what: string
  fields: Fields
  /** A record that is in order. */
  sound: Stored
  /** How it is written, by an owner. */
  write: (record: Stored) => { [path: string]: Json }
  /** When it is written, in milliseconds since 1970. */
  now?: number
}[] = [
  {
    what: 'the public half of a reservation',
    fields: stayFields,
    sound: dates,
    write: (record) => newStay(record, details),
  },
  {
    what: 'the private half of a reservation',
    fields: detailFields,
    sound: details,
    write: (record) => newStay(oneNight, record),
  },
  {
    what: 'a payment',
    fields: paymentFields,
    sound: { date: '2026-07-10', amount: 500, yol: 'havale' },
    write: newPayment,
  },
  {
    what: 'an own text of a letter',
    fields: letterFields,
    sound: { konu: 'Teşekkür', metin: 'Teşekkür ederiz.' },
    write: (record) => ({
      'letters/thanks/tr': { ...record, version: 1, by: owner.token.email, at: 0 },
    }),
  },
  {
    what: 'a language of the arrival guide',
    fields: guideFields,
    sound: { arrival: 'Hoş geldiniz.' },
    write: (record) => newGuide({ metin: { tr: record } }),
  },
  {
    what: 'the photographs of the arrival guide',
    fields: guidePhotoFields,
    sound: Object.fromEntries(GUIDE_PARTS.map((part) => [part, 'garden/3'])),
    write: (record) => newGuide({ photos: record }),
  },
  {
    what: 'that a letter was written',
    fields: writtenFields,
    sound: { date: '2026-07-10', dil: 'tr' },
    write: (record) => ({
      'written/stay/thanks': { ...record, by: owner.token.email, at: 0 },
    }),
  },
  {
    what: 'the private half of a cancelled stay',
    fields: detailsBesideTheBook,
    sound: details,
    write: (record) => newCancelled(record, {}),
  },
  {
    what: 'the cancellation of a stay',
    fields: cancellationFields,
    sound: { kalan: 100 },
    write: (record) => newCancelled(details, record),
  },
  {
    what: 'what a guest writes',
    fields: payloadFields,
    sound: { ...payload, checkIn: '2028-07-20', checkOut: '2028-07-25' },
    write: (record) => ({ 'requests/-Pnew000000000000000': { reservation: record } }),
  },
  {
    what: 'how many come with a guest',
    fields: headcountFields,
    sound: { adults: 2, children: 1 },
    write: (record) => ({
      'requests/-Pnew000000000000000': { reservation: payload, guests: record },
    }),
  },
  {
    what: 'what an owner answers',
    fields: answers,
    sound: {},
    write: (record) => answeredRequest(owner.token.email, { ...neededBy(record), ...record }),
  },
  {
    what: 'a season',
    fields: seasonFields,
    sound: { from: '2028-07-20', to: '2028-07-25', perNight: 9000, minNights: 5 },
    write: (record) => ({ 'prices/seasons/new': record, ...counted({ seasons: { new: record } }) }),
  },
  {
    what: 'a channel',
    fields: channelFields,
    sound: { name: 'Airbnb', url: 'https://airbnb.com/a.ics' },
    write: (record) => ({ 'channels/new': { ...record, version: 1 } }),
  },
  {
    what: 'what a pull came to',
    fields: resultFields,
    sound: pulled,
    write: (record) => ({ 'channels/new': { ...channel, result: record } }),
  },
  {
    what: 'a conflict with a channel',
    fields: conflictFields,
    sound: { uid: 'a', title: 'Reserved', from: '2026-07-20', to: '2026-07-25' },
    write: (record) => ({ 'channels/new': { ...channel, conflicts: { '0': record } } }),
  },
  {
    what: 'what the caretaker found',
    fields: lookFields,
    sound: { channels: 1, needed: 1, mails: 1, mailing: true },
    write: (record) => ({ 'caretaker/look': { ...record, at: 0, by: owner.token.email } }),
  },
  {
    what: 'what an owner wants to be told',
    fields: choicesBesideTheAddress,
    sound: { dil: 'tr' },
    write: (record) => ({ 'caretaker/choices/owner': { ...record, email: owner.token.email } }),
  },
  {
    what: 'whom a postbox is of',
    fields: postboxFields,
    sound: { to: 'ada@example.com' },
    write: (record) => ({ 'caretaker/postboxes/new': { ...record, version: 1 } }),
  },
  {
    what: 'whose turn it is to write',
    fields: claimFields,
    sound: { by: 'a', at: 1 },
    write: (record) => ({ 'caretaker/postboxes/new': { ...postbox, claim: record } }),
  },
  {
    what: 'why mails do not go',
    fields: troubleFields,
    sound: { problem: 'slow', since: 1, tries: 1, next: 1 },
    write: (record) => ({ 'caretaker/postboxes/new': { ...postbox, trouble: record } }),
  },
  {
    what: 'what is said of the caretaker’s newest copy',
    fields: copyFields,
    sound: { day: '2026-11-23', bytes: 48_000, kept: 20 },
    write: (record) => ({ 'caretaker/copy': { ...record, at: 0 } }),
  },
  {
    what: 'why there is no newer one',
    fields: copyTroubleFields,
    sound: { problem: 'full' },
    write: (record) => ({ 'caretaker/copyTrouble': { ...record, at: 0 } }),
  },
  {
    what: 'what a guest says of a stay',
    fields: reviewFields,
    sound: { puan: 5, metin: 'Çok güzeldi.', dil: 'tr' },
    write: (record) => ({
      [`reviews/${KEY}`]: { ...record, cikis: '2026-07-10', version: 1, at: LATER },
    }),
    now: LATER,
  },
  {
    what: 'what an owner says of that',
    fields: replyFields,
    sound: {},
    write: ({ reply = null, ...more }) => ({
      'publishedReviews/-Pshown0000000000000/reply': reply,
      ...Object.fromEntries(
        Object.entries(more).map(([name, value]) => [
          `publishedReviews/-Pshown0000000000000/${name}`,
          value,
        ]),
      ),
    }),
  },
  {
    what: 'the terms',
    fields: termsFields,
    sound: { cleaningFee: 1500, depositPercent: 30, minNights: 3, sameDayTurnover: false },
    write: (record) => ({ 'prices/terms': record, ...counted({ terms: record }) }),
  },
]

/** A cancelled stay of which nobody has heard. */
function newCancelled(details: Stored, cancellation: Stored): { [path: string]: Json } {
  const { email: by } = owner.token
  const { kalan = 0 } = cancellation
  return {
    'cancelled/new': {
      dates,
      details: { ...details, usesPayments: true, version: 1 },
      kalan,
      ...cancellation,
      by,
      at: 0,
    },
    ...pageUnder(details['guestKey'], 'cancelled', dates),
    'log/new/entry': { at: 0, by, verb: 'cancel', version: 1, after: { kept: kalan } },
    'log/new/last': 'entry',
  }
}

/** A stay that is added and counts by its payments, with one. */
function newPayment(payment: Stored): { [path: string]: Json } {
  const { email: by } = owner.token
  return {
    ...newStay(oneNight, { ...details, usesPayments: true }),
    'payments/new/entry': { ...payment, by, at: 0 },
  }
}

/** Both halves, with all else that a new stay must say: its days in pieces, its nights, and that it was added. */
function newStay(dates: Stored, details: Stored): { [path: string]: Json } {
  const [checkIn, checkOut] = ['girisTarihi', 'cikisTarihi'].map((name) => {
    const date = dates[name]
    return typeof date === 'string' ? parseDate(date) : null
  })
  const nights = checkIn && checkOut ? nightsOf({ checkIn, checkOut }) : []
  return {
    'reservations/new': dates,
    'reservationDetails/new': {
      ...details,
      giris: piecesOf(dates['girisTarihi']),
      cikis: piecesOf(dates['cikisTarihi']),
      version: 1,
    },
    ...Object.fromEntries(nights.map((night) => [`nights/${night}`, 'new'])),
    ...pageUnder(details['guestKey'], 'settled', dates),
    'log/new/entry': { at: 0, by: owner.token.email, verb: 'add', version: 1 },
    'log/new/last': 'entry',
  }
}

/** The page that a stay with a key must have, where the key can be that of anything. */
function pageUnder(key: Json | undefined, status: string, dates: Stored): { [path: string]: Json } {
  if (typeof key !== 'string' || !/^[\w-]+$/.test(key)) return {}
  const [giris = null, cikis = null] = [dates['girisTarihi'], dates['cikisTarihi']].map((date) =>
    typeof date === 'string' ? parseDate(date) : null,
  )
  return { [`guestPages/${key}`]: { konu: 'new', status, giris, cikis } }
}

function piecesOf(date: Json | undefined) {
  const day = typeof date === 'string' ? parseDate(date) : null
  return day && { yil: day.slice(0, 4), ay: day.slice(5, 7), date: day.slice(8, 10) }
}

describe.each(records)('$what', ({ fields, sound, write, now = 0 }) => {
  const mayWrite = (record: Stored) => isGranted(write(record), now)

  test('is accepted by the rules when it is in order', () => {
    expect(mayWrite(sound)).toBe(true)
  })

  test.each(namesOf(fields))('%s: the rules accept what its description accepts', (name) => {
    const { limits } = fieldOf(fields, name)
    const tried = candidatesFor(limits, sound[name] ?? '')

    const accepted = tried.filter((value) => mayWrite({ ...sound, [name]: value }))

    expect(accepted).toEqual(tried.filter((value) => v.is(limits, value)))
    expect(accepted.length).toBeLessThan(tried.length)
    expect(accepted).not.toEqual([])
  })

  test.each(namesOf(fields))('%s: the rules ask for it when its description does', (name) => {
    expect(mayWrite({ ...sound, [name]: null })).toBe(mayLack(fieldOf(fields, name)))
  })

  test('has no other field', () => {
    expect(mayWrite({ ...sound, other: 'x' })).toBe(false)
  })
})

function isGranted(changes: { [path: string]: Json }, now: number): boolean {
  const after = Object.entries(changes).reduce(
    (tree, [path, value]) => withNode(tree, parsePath(path), fromJson(value)),
    before,
  )
  const paths = Object.keys(changes).map(parsePath)
  return rules.mayWrite({ paths, before, after, auth: owner, now })
}

function fieldOf(fields: Fields, name: string) {
  const field = fields[name]
  if (!field) throw new Error(`${name} is no field`)
  return field
}

const DAYS =
  '10.07.2028 31.02.2028 29.02.2028 29.02.2027 1.7.2028 07/10/2028 13/10/2028 2028-07-21 2027-02-29 2028-7-1'
const ADDRESSES =
  'ada@example.com ada@example a@b@example.com @example.com ada@x. a@b.c?bcc=x a&b@c.d a%b@c.d a,b@c.d a@b.c;x'
const NUMBERS = '12345 1234 +90(532)1 a1b2c3d4e5 a1b2c3d4 1 -1'
const TIMES = '00:00 14:30 23:59 24:00 7:30 12:60 1430'
const WORDS =
  'x true new held accepted declined tr en türkçe EN kart kapora airbnb Airbnb slow tooLarge https://a.b/c http://a.b/c'
const UNSEEN = [
  ' ',
  '\u00a0',
  '\u200b',
  '\u0000',
  'a\u0007b',
  'a\nb',
  'a\tb',
  'a\u202eb',
  '12345\u0085',
]
const OF_EVERY_KIND: readonly Json[] = [
  ...`${DAYS} ${ADDRESSES} ${NUMBERS} ${TIMES} ${WORDS}`.split(' '),
  ...UNSEEN,
  '',
  'ada kaya@example.com',
  -1,
  -0.5,
  0,
  0.5,
  1,
  1.5,
  1e9,
  true,
  false,
  { x: 'y' },
]

/** Values on both sides of each limit of a field, and of every kind. */
function candidatesFor(limits: v.GenericSchema, sound: Json): Json[] {
  const figures = limitsOf(limits).flatMap((limit) => [limit - 1, limit, limit + 1])
  const text = typeof sound === 'string' ? sound : ''
  const lengths = figures.filter((figure) => figure >= 0 && figure <= 10_000)
  const long = lengths.flatMap((length) => [
    'x'.repeat(length),
    text.padStart(length, text.startsWith('+') ? '1' : 'x'),
  ])
  return [...new Set([...OF_EVERY_KIND, sound, ...figures, ...long])]
}

/** The figures in a schema's pipe: lengths and bounds. */
function limitsOf(schema: object): number[] {
  const pipe = 'pipe' in schema && Array.isArray(schema.pipe) ? schema.pipe : []
  return pipe.flatMap((part: object) => {
    if ('requirement' in part && typeof part.requirement === 'number') return [part.requirement]
    return part === schema ? [] : limitsOf(part)
  })
}
