import { expect, test } from 'vitest'
import { readGuestPage } from '#domain/guestPage/guestPage.ts'
import { reviewMoment } from '#domain/guestPage/moments.ts'
import type { Payment } from '#domain/payments/payment.ts'
import { day } from '#domain/testing.ts'
import { draft, openForTwo } from '#sample/testingSeason.ts'
import { changeRecord } from '#domain/save/change.ts'
import { accountWrites } from '#domain/guestPage/pageAccount.ts'
import { toEdit } from '#domain/stay/stayChange.ts'
import { newKey, saveIn } from './client.ts'

const [KEY, OTHER] = ['AAAAAAAAAAAAAAAAAAAAAA', 'BBBBBBBBBBBBBBBBBBBBBB']
const DAYS = ['2026-12-10', '2026-12-13'] as const
const cash: Payment = { date: day('2026-12-01'), amount: 1000, method: 'cash' }

/** Two owners, and a stay with a guest's page; without amounts, because a channel sold it. */
async function withPage(sold: { source?: 'airbnb' } = { source: 'airbnb' }) {
  const season = await openForTwo()
  const more = { guestKey: KEY, ...sold } as const
  const original = await season.ada.add(draft(...DAYS, more))
  return { ...season, original, page: () => season.stored('guestPages') }
}

const booked = (id: string, version: number, checkIn: string, checkOut: string) => ({
  about: id,
  version,
  status: 'booked',
  checkIn,
  checkOut,
  reviewFrom: reviewMoment(day(checkOut), 'Europe/Istanbul'),
})

/** The same page of a stay that a channel sold. */
const sold = (...page: Parameters<typeof booked>) => ({ ...booked(...page), source: 'airbnb' })

test('a guest’s page follows its stay: moved, paid, cancelled, undone, deleted, restored', async () => {
  const { ada, can, original, page, stored } = await withPage()
  const { id } = original
  expect(await page()).toEqual({ [KEY]: sold(id, 1, ...DAYS) })

  await can.edit(original, { dates: { checkIn: day('2026-12-11'), checkOut: day('2026-12-14') } })
  const moved = (version: number) => ({ [KEY]: sold(id, version, '2026-12-11', '2026-12-14') })
  expect(await page()).toEqual(moved(2))
  await ada.pay(await ada.see(id), cash)
  expect(await page()).toEqual(moved(3))

  const why = { cancelledBy: 'guest', reason: 'Uçuş iptal oldu' } as const
  await can.cancel(await can.see(id), { kept: 0, ...why, showsReason: true })
  const { reviewFrom: _, ...days } = sold(id, 4, '2026-12-11', '2026-12-14')
  const cancelledAt = expect.any(Number) as unknown
  expect(await page()).toEqual({ [KEY]: { ...days, status: 'cancelled', cancelledAt, ...why } })
  await ada.uncancel(await ada.seeCancelled(id))
  expect(await page()).toEqual(moved(5))
  expect(Object.values(Object(await stored(`earlier/${id}`)) as object)).toMatchObject([
    { reason: why.reason },
  ])

  const last = await ada.see(id)
  const deleted = await ada.remove(last, await ada.seePaid(id))
  expect(await page()).toBeNull()
  await can.undo(deleted)
  expect(await page()).toEqual(moved(7))
})

test('a page lists the payments of its stay, whoever pays, cancels or changes them', async () => {
  const { ada, can, original, page, stored } = await withPage({})
  const { id } = original
  const payments = async (): Promise<object> => {
    const stored = (await ada.seePaid(id)).map(({ key, date, amount, method }) => [
      key,
      { date, amount, method },
    ])
    return Object.fromEntries(stored) as object
  }
  const shown = async (version: number, total: number) => ({
    [KEY]: {
      ...booked(id, version, ...DAYS),
      total,
      deposit: 3000,
      payments: await payments(),
    },
  })
  await ada.pay(original, cash)
  expect(await page()).toEqual(await shown(2, 10_000))

  await ada.pay(await ada.see(id), cash)
  await can.pay(await can.see(id), { ...cash, amount: 500 })
  await can.edit(await can.see(id), { kalan: 8000, toplamUcret: 11_000 })
  expect(await page()).toEqual(await shown(5, 11_000))

  const [last] = await ada.seePaid(id)
  if (last) await ada.unpay(await ada.see(id), last)
  const now = await can.see(id)
  const earlier = await can.seePaid(id)
  await can.perform(toEdit(now, { ...now, guestKey: OTHER }, { earlier }))
  expect(await page()).toMatchObject({ [OTHER]: { total: 11_000, payments: await payments() } })

  await can.cancel(await can.see(id), { kept: 1000 })
  await ada.pay(await ada.seeCancelled(id), { ...cash, amount: -500 })
  expect(await page()).toMatchObject({
    [OTHER]: { status: 'cancelled', kept: 1000, payments: await payments() },
  })
  expect(
    readGuestPage(await stored(`guestPages/${OTHER}`))?.payments.map(({ amount }) => amount),
  ).toEqual([1000, 500, -500])
})

test('a page names the secret of the account, under which guests read each change of it', async () => {
  const { ada, can, original, page, stored, unsoundness } = await withPage({})
  const account = { accountHolder: 'Nihal Sezer', accountNumber: 'TR330006100519786457841326' }
  const save = (owner: typeof ada, next: object, version: number) =>
    saveIn(
      owner,
      changeRecord({
        path: 'settings/private',
        version,
        change: newKey(owner),
        values: next,
        isSigned: false,
        more: (keys) => accountWrites(next, keys, { secret: 'S'.repeat(22), stays: [original] }),
      }),
    )
  await save(ada, account, 0)
  const secret = await stored('settings/keys/account')
  expect(await page()).toMatchObject({ [KEY]: { version: 1, total: 10_000, account: secret } })
  expect(await stored('accounts')).toEqual({ [String(secret)]: account })
  expect(await unsoundness()).toEqual([])

  await save(can, { ...account, bankName: 'Ziraat' }, 1)
  expect(await stored('accounts')).toEqual({ [String(secret)]: { ...account, bankName: 'Ziraat' } })
  await can.edit(original, { guestKey: OTHER })
  expect(await page()).toMatchObject({ [OTHER]: { account: secret } })
  await ada.cancel(await ada.see(original.id))
  await can.uncancel(await can.seeCancelled(original.id))
  expect(await page()).toMatchObject({ [OTHER]: { status: 'booked', account: secret } })

  await save(ada, { accountHolder: 'Nihal Sezer' }, 2)
  expect(await stored('accounts')).toBeNull()
})

test('removing a person deletes the page of a stay and the note of a request', async () => {
  const { ada, original, stored, store, page } = await withPage()
  const asked = await ada.ask('2026-12-20', '2026-12-22')
  await store(`requests/${asked}/asked/note`, 'Ayşe’s note')
  await ada.answer(await ada.seeRequest(asked), { status: 'declined' })

  await ada.forget(await ada.seeRequest(asked), original)

  expect(await page()).toBeNull()
  expect(JSON.stringify(await stored('requests'))).not.toContain('Ayşe')
  expect(JSON.stringify(await stored('reservationDetails'))).not.toContain(KEY)
})
