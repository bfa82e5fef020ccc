import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { cancellationFields } from '#domain/cancelled/cancellation.ts'
import { termsFields } from '#domain/prices/prices.ts'
import { seasonFields } from '#domain/prices/season.ts'
import { letterFields } from '#domain/letters/ownLetters.ts'
import { writtenFields } from '#domain/letters/written.ts'
import { channelFields, conflictFields, resultFields } from '#domain/channels/channel.ts'
import { parseDate } from '#domain/date.ts'
import { paymentFields } from '#domain/payments/payment.ts'
import { type Fields, mayLack, namesOf } from '#domain/record.ts'
import { answerFields, payloadFields } from '#domain/request.ts'
import { detailFields } from '#domain/reservation.ts'
import { stayFields } from '#domain/storedStay.ts'
import type { Json } from '#local-backend/rtdb/json.ts'
import { compileRules } from '#local-backend/rtdb/rules.ts'
import { parsePath, withNode } from '#local-backend/rtdb/tree.ts'
import { fromJson } from '#local-backend/rtdb/value.ts'
import { REQUEST as payload } from './request.ts'

// What the rules accept and what the records' descriptions accept is one and the same: each field is tried with values on
// both sides of each of its limits, and with values of every other kind.

const file = 'database.rules.json'
const rules = compileRules(readFileSync(file, 'utf8'), file)
const before = fromJson({
  admins: { owner: 'owner@example.com' },
  reservations: { stay: { girisTarihi: '10.07.2026' } },
})
const owner = { uid: 'owner', token: { email: 'owner@example.com' } }

type Stored = { [name: string]: Json }

// So far apart that either may be any day, without their order being in question.
const dates = { girisTarihi: '01.01.1000', cikisTarihi: '31.12.9999' }
const details = { musteriAdi: 'Ayşe', toplamUcret: 500, kapora: 100, kalan: 400, notlar: '' }

// Which reservation a request became is only known by those that there are.
const { reservationId: _tested, ...answers } = answerFields

// A cancelled stay counts by its payments, whatever it did before.
const { defter: _mark, ...detailsBesideTheBook } = detailFields

/** What an answer does not go without. */
function neededBy({ status, heldUntil = null }: Stored): Stored {
  if (heldUntil !== null) return { status: 'held' }
  if (status === 'held') return { heldUntil: '2026-07-01' }
  return status === 'accepted' ? { reservationId: 'stay' } : {}
}

const channel = { name: 'Airbnb', url: 'https://airbnb.com/a.ics', surum: 1 }
const pulled = { new: 1, changed: 1, gone: 1, conflict: 1, same: 1, skipped: 1, refused: 1 }

const records: readonly {
  what: string
  fields: Fields
  /** A record that is in order. */
  sound: Stored
  /** How it is written, by an owner. */
  write: (record: Stored) => { [path: string]: Json }
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
    write: (record) => newStay(dates, record),
  },
  {
    what: 'a payment',
    fields: paymentFields,
    sound: { gun: '2026-07-10', tutar: 500, yol: 'havale' },
    write: newPayment,
  },
  {
    what: 'an own text of a letter',
    fields: letterFields,
    sound: { konu: 'Teşekkür', metin: 'Teşekkür ederiz.' },
    write: (record) => ({
      'letters/thanks/tr': { ...record, surum: 1, by: owner.token.email, at: 0 },
    }),
  },
  {
    what: 'that a letter was written',
    fields: writtenFields,
    sound: { gun: '2026-07-10', dil: 'tr' },
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
    sound: payload,
    write: (record) => ({ 'requests/-Pnew000000000000000': { reservation: record } }),
  },
  {
    what: 'what an owner answers',
    fields: answers,
    sound: {},
    write: (record) => ({
      'requests/-Pnew000000000000000': { reservation: payload, ...neededBy(record), ...record },
    }),
  },
  {
    what: 'a season',
    fields: seasonFields,
    sound: { from: '2026-07-20', to: '2026-07-25', perNight: 9000, minNights: 5 },
    write: (record) => ({ 'prices/seasons/new': record }),
  },
  {
    what: 'a channel',
    fields: channelFields,
    sound: { name: 'Airbnb', url: 'https://airbnb.com/a.ics' },
    write: (record) => ({ 'channels/new': { ...record, surum: 1 } }),
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
    what: 'the terms',
    fields: termsFields,
    sound: { cleaningFee: 1500, depositPercent: 30, minNights: 3, sameDayTurnover: false },
    write: (record) => ({ 'prices/terms': record }),
  },
]

/** A cancelled stay of which nobody has heard. */
function newCancelled(details: Stored, cancellation: Stored): { [path: string]: Json } {
  const { email: by } = owner.token
  const { kalan = 0 } = cancellation
  return {
    'cancelled/new': {
      dates,
      details: { ...details, defter: true, surum: 1 },
      kalan,
      ...cancellation,
      by,
      at: 0,
    },
    'log/new/entry': { at: 0, by, verb: 'cancel', surum: 1, after: { tutulan: kalan } },
    'log/new/last': 'entry',
  }
}

/** A stay that is added and counts by its payments, with one. */
function newPayment(payment: Stored): { [path: string]: Json } {
  const { email: by } = owner.token
  return {
    ...newStay(dates, { ...details, defter: true }),
    'payments/new/entry': { ...payment, by, at: 0 },
  }
}

/** Both halves, with all else that a new stay must say: its days in pieces, its first night, and that it was added. */
function newStay(dates: Stored, details: Stored): { [path: string]: Json } {
  const giris = piecesOf(dates['girisTarihi'])
  const night = giris && `${giris.yil}-${giris.ay}-${giris.gun}`
  return {
    'reservations/new': dates,
    'reservationDetails/new': {
      ...details,
      giris,
      cikis: piecesOf(dates['cikisTarihi']),
      surum: 1,
    },
    ...(night && { [`nights/${night}`]: 'new' }),
    'log/new/entry': { at: 0, by: owner.token.email, verb: 'add', surum: 1 },
    'log/new/last': 'entry',
  }
}

function piecesOf(date: Json | undefined) {
  const day = typeof date === 'string' ? parseDate(date) : null
  return day && { yil: day.slice(0, 4), ay: day.slice(5, 7), gun: day.slice(8, 10) }
}

describe.each(records)('$what', ({ fields, sound, write }) => {
  const mayWrite = (record: Stored) => isGranted(write(record))

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

function isGranted(changes: { [path: string]: Json }): boolean {
  const after = Object.entries(changes).reduce(
    (tree, [path, value]) => withNode(tree, parsePath(path), fromJson(value)),
    before,
  )
  const paths = Object.keys(changes).map(parsePath)
  return rules.mayWrite({ paths, before, after, auth: owner, now: 0 })
}

function fieldOf(fields: Fields, name: string) {
  const field = fields[name]
  if (!field) throw new Error(`${name} is no field`)
  return field
}

const DAYS =
  '10.07.2026 31.02.2026 29.02.2028 29.02.2026 1.7.2026 07/10/2026 13/10/2026 2026-07-21 2026-02-29 2026-7-1'
const ADDRESSES =
  'ada@example.com ada@example a@b@example.com @example.com ada@x. a@b.c?bcc=x a&b@c.d a%b@c.d a,b@c.d a@b.c;x'
const NUMBERS = '12345 1234 +90(532)1 a1b2c3d4e5 a1b2c3d4 1 -1'
const TIMES = '00:00 14:30 23:59 24:00 7:30 12:60 1430'
const WORDS =
  'x true new held accepted declined tr en türkçe EN kart kapora airbnb Airbnb slow https://a.b/c http://a.b/c'
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
