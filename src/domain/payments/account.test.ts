import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ReservationDraft } from '#domain/stay/reservation.ts'
import { seasonStay } from '#domain/channels/testing.ts'
import { day } from '#domain/testing.ts'
import { accountOf, missingDeposit } from './account.ts'
import type { Payment } from './payment.ts'

const agreed = { kapora: 3000, kalan: 7000, toplamUcret: 10_000 }
const stay: ReservationDraft = seasonStay('ayse', '2026-07-10', '2026-07-15', agreed)
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
    [
      'of closed days',
      { ...stay, status: 'blocked' },
      [],
      { agreed: 0, outstanding: 0, overpaid: 0 },
    ],
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
    expect(accountOf(stay, [paid(10_000)], today).overdueSince).toBeNull()
  })

  test('a deposit is due until that amount is paid, or the guest arrives', () => {
    expect(accountOf(stay, [], before).depositAwaited).toBe(true)
    expect(accountOf(stay, [paid(2999)], before).depositAwaited).toBe(true)
    expect(accountOf(stay, [paid(3000)], before).depositAwaited).toBe(false)
    expect(accountOf(stay, [], day('2026-07-11')).depositAwaited).toBe(false)
    expect(accountOf({ ...stay, kapora: 0 }, [paid(-500)], before).depositAwaited).toBe(false)
  })
})

test.each<[string, ReservationDraft, Payment[]]>([
  ['a deposit that came', stay, [paid(3000), paid(-1000)]],
  ['blocked days', { ...stay, status: 'blocked' }, [paid(-500)]],
])('a refund makes no deposit due: %s', (_, reservation, payments) => {
  const account = accountOf(reservation, payments, before)

  expect(account.depositAwaited).toBe(false)
  expect(missingDeposit(reservation, account)).toBe(0)
})

const lira = fc.integer({ min: 0, max: 1_000_000 })
const amounts = fc.record({ kapora: lira, kalan: lira })
const some = fc.integer({ min: -1_000_000, max: 1_000_000 }).filter((amount) => amount !== 0)

test('the agreed amount equals paid plus due less surplus', () => {
  fc.assert(
    fc.property(amounts, fc.array(some), ({ kapora, kalan }, payments) => {
      const made = payments.map((amount) => paid(amount))
      const account = accountOf({ ...stay, kapora, kalan }, made, before)

      expect(account.agreed).toBe(account.paid + account.outstanding - account.overpaid)
      expect(Math.min(account.outstanding, account.overpaid)).toBe(0)
    }),
  )
})
