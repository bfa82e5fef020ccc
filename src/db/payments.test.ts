import { describe, expect, test } from 'vitest'
import { accountOf } from '#domain/payments/account.ts'
import type { Payment } from '#domain/payments/payment.ts'
import type { Reservation } from '#domain/reservation.ts'
import { day } from '#domain/testing.ts'
import { draft, openForTwo } from '#scripts/sample/season.ts'

const rest: Payment = { date: day('2026-12-10'), amount: 7000, method: 'cash' }
const deposit = { amount: 3000, purpose: 'carried' }

/** A stay older than payments, loaded by both. */
async function bothSee() {
  const season = await openForTwo()
  const base = await season.ada.add(draft('2026-12-10', '2026-12-13'))
  const account = async () => {
    const stay = await season.ada.see(base.id)
    return accountOf(stay, await season.can.seePaid(base.id), null)
  }
  return { ...season, base, account }
}

describe('a payment', () => {
  test('is recorded in its owner’s name, after the opening balance', async () => {
    const { ada, base, account } = await bothSee()

    await ada.pay(base, rest)

    expect(await ada.seePaid(base.id)).toMatchObject([
      deposit,
      { ...rest, by: 'owner@example.com' },
    ])
    expect(await account()).toMatchObject({ paid: 10_000, outstanding: 0, overpaid: 0 })
  })

  test('by both owners together is stored twice, and the opening balance once', async () => {
    const { ada, can, base, account } = await bothSee()

    await Promise.all([ada.pay(base, rest), can.pay(base, rest)])

    expect(await ada.seePaid(base.id)).toMatchObject([deposit, rest, rest])
    expect(await account()).toMatchObject({ outstanding: 0, overpaid: 7000 })
  })

  test('is merged with an edit', async () => {
    const { ada, can, base, account } = await bothSee()
    await can.edit(base, { notlar: 'Bebek yatağı' })

    expect(await ada.pay(base, rest)).toEqual({ merged: true })

    expect(await ada.see(base.id)).toMatchObject({ notlar: 'Bebek yatağı', usesPayments: true })
    expect(await account()).toMatchObject({ outstanding: 0 })
  })
})

describe('an undone payment', () => {
  async function paid() {
    const season = await bothSee()
    await season.ada.pay(season.base, rest)
    const stay: Reservation = await season.can.see(season.base.id)
    const [, payment] = await season.can.seePaid(stay.id)
    if (!payment) throw new Error('Nothing was paid')
    const { by: _, ...taken } = payment
    return { ...season, stay, taken }
  }

  test('is removed, logged, and leaves the opening balance', async () => {
    const { can, stay, taken, account, stored } = await paid()

    await can.unpay(stay, taken)

    expect(await account()).toMatchObject({ paid: 3000, outstanding: 7000 })
    const log = Object.values(Object(await stored(`log/${stay.id}`)) as object)
    expect(log).toContainEqual(
      expect.objectContaining({
        verb: 'unpay',
        by: 'coowner@example.com',
        changes: {
          date: { before: rest.date },
          amount: { before: rest.amount },
          payment: { before: taken.key },
        },
      }),
    )
  })

  test('by both owners is undone once, and neither gets an error', async () => {
    const { ada, can, stay, taken, account } = await paid()

    await Promise.all([ada.unpay(stay, taken), can.unpay(stay, taken)])

    expect(await account()).toMatchObject({ paid: 3000 })
    expect((await ada.see(stay.id)).version).toBe(stay.version + 1)
  })
})
