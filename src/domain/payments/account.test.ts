import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ReservationDraft } from '#domain/reservation.ts'
import { seasonStay } from '#domain/channels/testing.ts'
import { day } from '#domain/testing.ts'
import { accountOf, missingDeposit, openingOf, closed, reopened } from './account.ts'
import type { Payment } from './payment.ts'
import { reservation } from '#features/office/testing.ts'

const agreed = { kapora: 3000, kalan: 7000, toplamUcret: 10_000 }
const older = seasonStay('ayse', '2026-07-10', '2026-07-15', agreed)
const stay: ReservationDraft = { ...older, usesPayments: true }
const collected = { ...older, collectedOn: day('2026-07-11') }
const before = day('2026-07-01')

function paid(amount: number, date = '2026-07-01'): Payment {
  return { date: day(date), amount, method: 'cash' }
}

describe('the account', () => {
  test.each<[string, ReservationDraft, number[], object]>([
    ['of a stay that has paid nothing', stay, [], { paid: 0, outstanding: 10_000 }],
    ['of one that has paid in parts', stay, [3000, 2000], { paid: 5000, outstanding: 5000 }],
    ['after money was given back', stay, [3000, -1000], { paid: 2000, outstanding: 8000 }],
    ['of two who both took the rest', stay, [10_000, 7000], { outstanding: 0, overpaid: 7000 }],
    ['of one stored before there were payments', older, [], { paid: 3000, outstanding: 7000 }],
    ['of one collected before that', collected, [], { paid: 10_000, outstanding: 0 }],
    ['of closed days', { ...stay, blocked: true }, [], { agreed: 0, outstanding: 0, overpaid: 0 }],
    ['of closed days of before', { ...older, blocked: true }, [], { paid: 0, outstanding: 0 }],
  ])('%s', (_, reservation, amounts, account) => {
    const payments = amounts.map((amount) => paid(amount))

    expect(accountOf(reservation, payments, before)).toMatchObject(account)
  })

  test.each([
    ['until the clock is known', null, null],
    ['on the day of arrival', day('2026-07-10'), null],
    ['from the day after', day('2026-07-11'), day('2026-07-10')],
  ])('an amount due is overdue since the arrival: %s', (_, today, since) => {
    expect(accountOf(stay, [paid(9999)], today).overdueSince).toBe(since)
    expect(accountOf(older, [], today).overdueSince).toBe(since)
    expect(accountOf(stay, [paid(10_000)], today).overdueSince).toBeNull()
  })

  test('a deposit is due until that amount is paid, or the guest arrives', () => {
    expect(accountOf(stay, [], before).depositAwaited).toBe(true)
    expect(accountOf(stay, [paid(2999)], before).depositAwaited).toBe(true)
    expect(accountOf(stay, [paid(3000)], before).depositAwaited).toBe(false)
    expect(accountOf(stay, [], day('2026-07-11')).depositAwaited).toBe(false)
    expect(accountOf({ ...stay, kapora: 0 }, [], before).depositAwaited).toBe(false)
    expect(accountOf(older, [], before).depositAwaited).toBe(false)
  })
})

// Found by npm run fuzz: a refund made it due.
test('no deposit is due where none was agreed', () => {
  const back = [paid(-500)]

  for (const none of [
    { ...stay, kapora: 0 },
    { ...stay, blocked: true as const },
  ]) {
    expect(accountOf(none, back, before).depositAwaited).toBe(false)
    expect(missingDeposit(none, accountOf(none, back, before))).toBe(0)
  }
})

describe('the opening balance', () => {
  test('is the deposit, on the arrival day or before', () => {
    const opening = { amount: 3000, method: 'transfer', purpose: 'carried' }

    expect(openingOf(older, day('2026-07-01'))).toEqual({ ...opening, date: '2026-07-01' })
    expect(openingOf(older, day('2026-08-01'))).toEqual({ ...opening, date: '2026-07-10' })
  })

  test('is everything, on the day it was collected', () => {
    expect(openingOf(collected, day('2026-08-01'))).toMatchObject({
      date: '2026-07-11',
      amount: 10_000,
    })
  })

  test('is missing for a stay with payments, or without a paid amount', () => {
    expect(openingOf(stay, before)).toBeNull()
    expect(openingOf({ ...older, kapora: 0 }, before)).toBeNull()
    expect(openingOf({ ...older, blocked: true }, before)).toBeNull()
  })
})

const lira = fc.integer({ min: 0, max: 1_000_000 })
const amounts = fc.record({ kapora: lira, kalan: lira, isCollected: fc.boolean() })
const some = fc.integer({ min: -1_000_000, max: 1_000_000 }).filter((amount) => amount !== 0)

test('the first payment changes the amount due by its own amount, whatever was paid before', () => {
  fc.assert(
    fc.property(amounts, some, ({ kapora, kalan, isCollected }, amount) => {
      const record: ReservationDraft = {
        ...(isCollected ? collected : older),
        kapora,
        kalan,
      }
      const opening = openingOf(record, before)

      const was = accountOf(record, [], before)
      const is = accountOf(
        { ...record, usesPayments: true },
        [...(opening ? [opening] : []), paid(amount)],
        before,
      )

      expect(is.outstanding - is.overpaid).toBe(was.outstanding - amount)
      expect(is.agreed).toBe(was.agreed)
    }),
  )
})

test('the agreed amount equals paid plus due less surplus', () => {
  fc.assert(
    fc.property(amounts, fc.array(some), ({ kapora, kalan }, payments) => {
      const record = { ...stay, kapora, kalan }

      const {
        agreed,
        paid: sum,
        outstanding,
        overpaid,
      } = accountOf(
        record,
        payments.map((amount) => paid(amount)),
        before,
      )

      expect(agreed).toBe(sum + outstanding - overpaid)
      expect(Math.min(outstanding, overpaid)).toBe(0)
    }),
  )
})

const agreedStay = reservation({ usesPayments: true })
const settled = [{ date: agreedStay.stay.checkIn, amount: 29_800, method: 'cash' } as const]

test('closing counts what is still owed as a discount, and can be undone', () => {
  const done = closed(agreedStay, 200, 'Yuvarlama')

  expect(done).toMatchObject({ kapora: 10_000, kalan: 19_800, toplamUcret: 29_800, discount: 200 })
  expect(accountOf(done, settled, null)).toMatchObject({ agreed: 29_800, outstanding: 0 })
  expect(reopened(done)).toEqual(agreedStay)
})

test('closing an unpaid deposit reduces the deposit too', () => {
  const done = closed(agreedStay, 25_000, 'Anlaşma')

  expect(done).toMatchObject({ kapora: 5000, kalan: 0, toplamUcret: 5000 })
})
