import { expect, test } from 'vitest'
import { seasonStay } from '#domain/channels/testing.ts'
import { NO_LETTERS } from '#domain/payments/ledger.ts'
import { agreement, BALANCE_AT_DOOR, day } from '#domain/testing.ts'
import type { StayTerms } from './terms.ts'
import type { Reservation } from './reservation.ts'
import { situationOf } from './situation.ts'

const AHEAD: StayTerms = { ...BALANCE_AT_DOOR, balanceDays: 7 }
const agreed = (terms: StayTerms) => agreement({ ...terms, depositDueBy: day('2027-06-10') })

const stay = seasonStay('ayse', '2027-07-10', '2027-07-15', {
  toplamUcret: 30_000,
  kapora: 10_000,
  kalan: 20_000,
})

const paid = (...amounts: number[]) => amounts.map((amount) => ({ amount }))

const on = (date: string, amounts: number[] = [], terms = BALANCE_AT_DOOR, of = stay) =>
  situationOf(
    'agreement' in of || of.source ? of : { ...of, agreement: agreed(terms) },
    { payments: paid(...amounts), letters: NO_LETTERS },
    day(date),
  )

test.each([
  ['2027-06-01', [], 'awaiting'],
  ['2027-07-07', [], 'awaiting'],
  ['2027-07-08', [], 'reserved'],
  ['2027-06-01', [9999], 'awaiting'],
  ['2027-06-01', [10_000], 'reserved'],
  ['2027-06-01', [10_000, -4000], 'reserved'],
  ['2027-07-10', [], 'staying'],
  ['2027-07-15', [], 'staying'],
  ['2027-07-16', [], 'left'],
])('a booked stay on %s with payments of %j is %s', (date, amounts, phase) => {
  expect(on(date, amounts).phase).toBe(phase)
})

test('a deposit is due by its last day, and the balance follows it', () => {
  expect(on('2027-06-01')).toMatchObject({
    due: { kind: 'deposit', amount: 10_000, by: '2027-06-10', how: 'transfer', isLate: false },
    later: { kind: 'balance', amount: 20_000, by: '2027-07-10', how: 'door' },
  })
  expect(on('2027-06-11').due?.isLate).toBe(true)
})

test('without an agreement nobody knows by when and how the balance is paid', () => {
  const without = (date: string) =>
    situationOf(stay, { payments: paid(10_000), letters: NO_LETTERS }, day(date))
  const due = { kind: 'balance', amount: 20_000, by: null, how: null, isLate: false }

  expect(without('2027-07-10').due).toMatchObject(due)
  expect(without('2027-07-11').due).toMatchObject({ ...due, isLate: true })
})

test('the balance is transferred seven days before check-in if the terms say so', () => {
  const due = {
    kind: 'balance',
    amount: 20_000,
    by: '2027-07-03',
    how: 'transfer',
    isNow: false,
  }

  expect(on('2027-06-01', [10_000], AHEAD).due).toEqual({ ...due, isLate: false })
  expect(on('2027-07-04', [10_000], AHEAD).due).toEqual({ ...due, isLate: true })
  expect(on('2027-06-01', [], AHEAD).later).toEqual({ ...due, isLate: false })
})

test('from two days before check-in a deposit is part of the balance', () => {
  const late = { ...stay, agreement: agreement({ depositDueBy: day('2027-07-10') }) }

  expect(on('2027-07-07', [], BALANCE_AT_DOOR, late).due).toMatchObject({
    kind: 'deposit',
    by: '2027-07-07',
  })
  expect(on('2027-07-08', [], BALANCE_AT_DOOR, late)).toMatchObject({
    due: { kind: 'balance', amount: 30_000, by: '2027-07-10', how: 'door' },
    later: null,
  })
})

test('a refund out of a received deposit does not make the deposit due again', () => {
  expect(on('2027-06-01', [10_000, -1000])).toMatchObject({
    phase: 'reserved',
    received: 10_000,
    refunded: 1000,
    paid: 9000,
    owed: 21_000,
    due: { kind: 'balance', amount: 21_000 },
  })
})

test('of a cancelled stay the received, refunded and kept amounts are told apart', () => {
  const cancellation = { kept: 10_000, by: 'ada@example.com', at: 1 }
  const cancelled: Reservation = { ...stay, status: 'cancelled', cancellation }

  expect(on('2027-06-01', [15_570, -5570], BALANCE_AT_DOOR, cancelled)).toMatchObject({
    phase: 'cancelled',
    received: 15_570,
    refunded: 5570,
    kept: 10_000,
    owed: 0,
    due: null,
    showsAccount: false,
  })
  expect(on('2027-06-01', [15_570], BALANCE_AT_DOOR, cancelled).due).toMatchObject({
    kind: 'refund',
    amount: 5570,
    by: null,
  })
  const named = { ...cancelled, cancellation: { ...cancellation, refundBy: day('2027-06-15') } }
  const refund = { kind: 'refund', by: '2027-06-15', how: 'transfer' }
  expect(on('2027-06-15', [15_570], BALANCE_AT_DOOR, named).due).toMatchObject({
    ...refund,
    isLate: false,
  })
  expect(on('2027-06-16', [15_570], BALANCE_AT_DOOR, named).due).toMatchObject({
    ...refund,
    isLate: true,
  })
  expect(on('2027-06-01', [4000], BALANCE_AT_DOOR, cancelled)).toMatchObject({
    kept: 4000,
    owed: 6000,
    due: { kind: 'balance', amount: 6000, by: null },
  })
})

test('a past stay owes what was not paid', () => {
  expect(on('2027-08-01', [10_000]).due).toEqual({
    kind: 'balance',
    amount: 20_000,
    by: '2027-07-10',
    how: 'transfer',
    isNow: false,
    isLate: true,
  })
})

test('deposit and balance without a total are the agreed amount', () => {
  const parts = { ...stay, toplamUcret: 0 }

  expect(on('2027-06-01', [30_000], BALANCE_AT_DOOR, parts)).toMatchObject({
    agreed: 30_000,
    owed: 0,
  })
})

test('a deposit above the total is the total', () => {
  const odd = { ...stay, toplamUcret: 5000 }

  expect(on('2027-06-01', [], BALANCE_AT_DOOR, odd)).toMatchObject({
    due: { kind: 'deposit', amount: 5000 },
    later: null,
  })
})

test('what was paid above the total is refunded', () => {
  expect(on('2027-06-01', [31_000])).toMatchObject({
    owed: 0,
    due: { kind: 'refund', amount: 1000 },
    showsAccount: false,
  })
})

test('nothing is due of a channel’s stay, a held one and closed days', () => {
  const held = { status: 'held', heldUntil: day('2027-06-03'), request: 'asked' } as const

  for (const other of [
    { ...stay, source: 'airbnb' as const },
    { ...stay, ...held },
    { ...stay, status: 'blocked' as const },
  ])
    expect(on('2027-06-01', [], BALANCE_AT_DOOR, other)).toMatchObject({
      due: null,
      showsAccount: false,
    })
})

test('a deadline that lies before the agreement is now, on every day until arrival', () => {
  const near = {
    ...stay,
    agreement: agreement({
      at: day('2027-07-01'),
      balanceDays: 60,
      depositDueBy: day('2027-07-01'),
    }),
  }

  for (const today of ['2027-07-01', '2027-07-05'])
    expect(on(today, [], BALANCE_AT_DOOR, near)).toMatchObject({
      due: { kind: 'deposit', by: '2027-07-01', isNow: true, isLate: false },
      later: { kind: 'balance', by: '2027-07-01', isNow: true, isLate: false },
    })
})

test('a deposit is due no later than the balance', () => {
  const terms = agreement({ balanceDays: 60, depositDueBy: day('2027-06-10') })

  expect(on('2027-05-01', [], BALANCE_AT_DOOR, { ...stay, agreement: terms }).due).toMatchObject({
    kind: 'deposit',
    by: '2027-05-11',
  })
})

test('a cancelled stay of a channel owes back only what the owners received themselves', () => {
  const cancellation = { kept: 0, by: 'ada@example.com', at: 1 }
  const cancelled = { ...stay, source: 'airbnb', status: 'cancelled', cancellation } as const
  const afterPayment = (method: 'channel' | 'cash') =>
    situationOf(
      cancelled,
      { payments: [{ amount: 9000, method }], letters: new Map() },
      day('2027-06-01'),
    )

  expect(afterPayment('channel')).toMatchObject({ paid: 9000, overpaid: 0, due: null })
  expect(afterPayment('cash').due).toMatchObject({ kind: 'refund', amount: 9000 })
})
