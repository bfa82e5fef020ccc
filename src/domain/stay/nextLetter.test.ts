import { expect, test } from 'vitest'
import { seasonStay } from '#domain/channels/testing.ts'
import type { LetterKind } from '#domain/letters/letter.ts'
import type { LetterMark } from '#domain/letters/letterMarks.ts'
import { day, type StayMore } from '#domain/testing.ts'
import type { LetterReason } from './nextLetter.ts'
import { situationOf } from './situation.ts'

const DATES = { checkIn: day('2027-07-10'), checkOut: day('2027-07-15') }
const PHONE = { phone: '05550102030' }
const STAY = { toplamUcret: 30_000, kapora: 10_000, kalan: 20_000 }

/** A letter sent at a moment, which told the stay above. */
const sent = (at: number, more: Partial<LetterMark> = {}): LetterMark => ({
  ...DATES,
  total: 30_000,
  paid: 0,
  deposit: 10_000,
  by: 'ada@example.com',
  at,
  ...more,
})

type Case = {
  contact?: StayMore
  today?: string
  stay?: StayMore
  paid?: number[]
  letters?: { [kind in LetterKind]?: LetterMark }
}

const { deposit: _, ...channelLetter } = sent(1)
const CONFIRMED = { confirmation: sent(1) }
const moved = { dates: { ...DATES, checkOut: day('2027-07-16') } }
const held = { status: 'held', heldUntil: day('2027-06-03'), request: 'asked' } as const
const cancelled = {
  status: 'cancelled',
  cancellation: { kept: 10_000, by: 'ada@example.com', at: 5 },
} as const

function situationIn({ today = '2027-06-01', contact = PHONE, ...known }: Case) {
  const { stay = {}, paid = [], letters = {} } = known
  const more = { ...STAY, ...contact, ...stay }
  const record = seasonStay('ayse', DATES.checkIn, DATES.checkOut, more)
  const entries = Object.entries(letters).map(([kind, letter]) => [kind as LetterKind, letter])
  const records = {
    payments: paid.map((amount) => ({ amount })),
    letters: new Map(entries as [LetterKind, LetterMark][]),
  }
  return situationOf(record, records, day(today))
}

test.each<[string, LetterReason | null, Case]>([
  ['a new stay is confirmed', 'unconfirmed', {}],
  ['a confirmed one has no next letter', null, { letters: CONFIRMED }],
  ['moved dates are told', 'datesMoved', { stay: moved, letters: CONFIRMED }],
  [
    'moved dates are told once',
    null,
    { stay: moved, letters: { ...CONFIRMED, change: sent(2, moved.dates) } },
  ],
  [
    'dates that were moved back are told, too',
    'datesMoved',
    { letters: { ...CONFIRMED, change: sent(2, moved.dates) } },
  ],
  ['a changed total is told', 'totalChanged', { stay: { toplamUcret: 1 }, letters: CONFIRMED }],
  ['a deposit that came is told', 'depositCame', { paid: [10_000], letters: CONFIRMED }],
  [
    'a deposit that the confirmation has is not told again',
    null,
    { paid: [10_000], letters: { confirmation: sent(1, { paid: 10_000 }) } },
  ],
  [
    'three days before arrival there is no reminder yet',
    null,
    {
      today: '2027-07-06',
      paid: [10_000],
      letters: { confirmation: sent(1, { paid: 10_000 }) },
    },
  ],
  [
    'a guest is reminded three days before',
    'arrivesSoon',
    {
      today: '2027-07-07',
      paid: [10_000],
      letters: { confirmation: sent(1, { paid: 10_000 }) },
    },
  ],
  ['a reminder never replaces an unsent confirmation', 'unconfirmed', { today: '2027-07-08' }],
  ['nor an unsent change', 'datesMoved', { today: '2027-07-08', stay: moved, letters: CONFIRMED }],
  [
    'who was reminded of other days is reminded again',
    'arrivesSoon',
    {
      today: '2027-07-09',
      letters: {
        ...CONFIRMED,
        reminder: sent(2, { checkIn: day('2027-06-10') }),
        change: sent(3),
      },
    },
  ],
  ['on the day of arrival a confirmation is still due', 'unconfirmed', { today: '2027-07-10' }],
  ['during a stay nothing is', null, { today: '2027-07-11', stay: moved, letters: CONFIRMED }],
  ['nor on its last day', null, { today: '2027-07-15' }],
  ['who has left is thanked', 'left', { today: '2027-07-16' }],
  ['once', null, { today: '2027-07-16', letters: { thanks: sent(9) } }],
  ['within three days', null, { today: '2027-07-19' }],
  ['a held stay’s guest is told until when', 'held', { stay: held }],
  ['a sent offer is sent once', null, { stay: held, letters: { held: sent(1) } }],
  [
    'an offer with another price is sent again',
    'held',
    { stay: { ...held, toplamUcret: 31_000 }, letters: { held: sent(1) } },
  ],
  [
    'another deposit is told',
    'termsChanged',
    { stay: { kapora: 5000, kalan: 25_000 }, letters: CONFIRMED },
  ],
  [
    'a correction has its own letter',
    'totalChanged',
    { letters: { ...CONFIRMED, change: sent(2, { total: 31_000 }) } },
  ],
  ['closed days have none', null, { stay: { status: 'blocked' } }],
  ['a removed person gets none', null, { stay: { removed: true } }],
  ['a cancellation is told', 'cancelled', { stay: cancelled, letters: CONFIRMED }],
  ['until the last day', null, { stay: cancelled, today: '2027-07-16' }],
  ['once told, not again', null, { stay: cancelled, letters: { cancellation: sent(6) } }],
  [
    'a second cancellation is',
    'cancelled',
    { stay: cancelled, letters: { cancellation: sent(4) } },
  ],
  [
    'a refund paid after it is told',
    'refunded',
    {
      stay: cancelled,
      paid: [15_000, -5000],
      letters: { cancellation: sent(6, { paid: 15_000 }) },
    },
  ],
  [
    'a stay that was brought back is confirmed again',
    'unconfirmed',
    { letters: { ...CONFIRMED, cancellation: sent(2) } },
  ],
  [
    'amounts are told to no guest of a channel',
    null,
    {
      stay: { source: 'airbnb' },
      paid: [30_000],
      letters: { confirmation: { ...channelLetter, total: 0 } },
    },
  ],
])('%s: %s', (_, why, known) => {
  expect(situationIn(known).letter?.why ?? null).toBe(why)
})

test('a guest without a contact has no next letter, but the same choice of letters', () => {
  const { letter, letters } = situationIn({ contact: {} })

  expect(letter).toBeNull()
  expect(letters).toEqual(['confirmation', 'change', 'reminder'])
})

test.each<[string, readonly LetterKind[], Case]>([
  ['before the deposit', ['confirmation', 'change', 'reminder'], {}],
  ['after it', ['confirmation', 'change', 'reminder', 'deposit'], { paid: [10_000] }],
  ['on the day of arrival', ['confirmation', 'change', 'reminder'], { today: '2027-07-10' }],
  ['during the stay', ['change'], { today: '2027-07-12' }],
  ['on its last day', ['thanks', 'change'], { today: '2027-07-15' }],
  ['after it', ['thanks'], { today: '2027-08-15' }],
  ['once cancelled', ['cancellation'], { stay: cancelled }],
  ['while held', ['held'], { stay: held }],
  ['after the person was removed', [], { stay: { removed: true } }],
])('the letters that can be chosen %s are %j', (_, letters, known) => {
  expect(situationIn(known).letters).toEqual(letters)
})
