import { describe, expect, test } from 'vitest'
import { accountOf } from '#domain/payments/account.ts'
import type { Payment } from '#domain/payments/payment.ts'
import { day } from '#domain/testing.ts'
import { draft, openForTwo } from '#scripts/sample/season.ts'
import { repairNights } from './repairNights.ts'

const back: Payment = { date: day('2026-12-02'), amount: -2000, method: 'transfer' }

/** A stay that both owners have loaded. */
async function bothSee() {
  const season = await openForTwo()
  const base = await season.ada.add(draft('2026-12-10', '2026-12-13'))
  const account = async () => {
    const stay = await season.can.seeCancelled(base.id)
    return accountOf(stay, await season.can.seePaid(base.id), day('2026-12-20'))
  }
  return { ...season, base, account }
}

/** The same, cancelled by Ada with 1,000 kept of the deposit of 3,000. */
async function oneIsCancelled() {
  const season = await bothSee()
  await season.ada.cancel(season.base, { kept: 1000, reason: 'Hastalık' })
  return { ...season, kept: await season.can.seeCancelled(season.base.id) }
}

describe('a cancelled stay', () => {
  test('keeps its history, frees its nights, owes the kept amount, and is logged without the reason', async () => {
    const { base, kept, stored, account } = await oneIsCancelled()

    expect(kept).toMatchObject({
      ...base,
      version: 2,
      cancellation: { kept: 1000, reason: 'Hastalık', by: 'owner@example.com' },
    })
    expect(await stored('reservations')).toBeNull()
    expect(await stored('nights')).toBeNull()
    expect(await account()).toEqual({
      agreed: 1000,
      paid: 3000,
      outstanding: 0,
      overpaid: 2000,
      overdueSince: null,
      depositAwaited: false,
    })
    const log = Object(await stored(`log/${base.id}`)) as { [key: string]: unknown }

    expect(log[String(await stored(`versions/${base.id}/entry`))]).toEqual({
      at: expect.any(Number) as number,
      by: 'owner@example.com',
      verb: 'cancel',
      version: 2,
      changes: { kept: { after: 1000 }, opening: { after: 3000 } },
    })
  })
})

describe('operations on a cancelled stay', () => {
  test('store a refund, and undo it', async () => {
    const { can, kept, account } = await oneIsCancelled()

    await can.pay(kept, back)
    expect(await account()).toMatchObject({ paid: 1000, overpaid: 0 })

    const payment = (await can.seePaid(kept.id)).find(({ amount }) => amount < 0)
    if (!payment) throw new Error('Nothing was given back')
    const { by: _, ...given } = payment
    await can.unpay(await can.seeCancelled(kept.id), given)
    expect(await account()).toMatchObject({ paid: 3000, overpaid: 2000 })
  })

  test('remove the person and the reason', async () => {
    const { ada, kept, stored, account } = await oneIsCancelled()

    await ada.forget('none', kept.id)

    expect(await stored(`reservationDetails/${kept.id}`)).toMatchObject({
      musteriAdi: 'Silinmiş kişi',
      notlar: '',
      kapora: 3000,
      cancellation: { kept: 1000 },
      version: 3,
    })
    expect(JSON.stringify(await stored(''))).not.toMatch(/Yılmaz|Geç gelecek|Hastalık/)
    expect(await account()).toMatchObject({ agreed: 1000, paid: 3000 })
  })
})

describe('an undone cancellation', () => {
  test('restores the stay, its nights and its payments', async () => {
    const { ada, base, kept, stored } = await oneIsCancelled()

    await ada.uncancel(kept)

    expect(await ada.see(base.id)).toEqual({ ...base, usesPayments: true, version: 3 })
    expect(await stored('cancelled')).toBeNull()
    expect(Object.keys(Object(await stored('nights')) as object)).toHaveLength(3)
    expect(await ada.seePaid(base.id)).toMatchObject([{ amount: 3000, purpose: 'carried' }])
  })

  test('names no request that has another answer', async () => {
    const { ada, can } = await openForTwo()
    const request = await ada.ask('2026-12-10', '2026-12-13')
    const base = await ada.accept(request, draft('2026-12-10', '2026-12-13'))
    await ada.cancel(base)
    await can.answer(request, 'accepted', { status: 'new' })
    const kept = await ada.seeCancelled(base.id)

    await ada.uncancel(kept)

    expect(await ada.see(base.id)).not.toHaveProperty('request')
  })
})

test('a deleted stay is removed once it cannot be brought back any more, and keeps its version', async () => {
  const { ada, stored } = await openForTwo()
  const stay = await ada.add(draft('2026-12-10', '2026-12-12'))
  await ada.remove(stay)
  const inDays = (days: number) => Date.now() + days * 86_400_000

  await repairNights(ada, undefined, inDays(59))
  expect(await stored(`reservationDetails/${stay.id}/status`)).toBe('deleted')
  await repairNights(ada, undefined, inDays(61))
  expect(await stored(`reservationDetails/${stay.id}`)).toBeNull()
  expect(await stored(`versions/${stay.id}/n`)).toBe(3)
})
