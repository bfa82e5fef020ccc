import { reviewMoment } from '#domain/guestPage/moments.ts'
import { expect, test } from 'vitest'
import type { Payment } from '#domain/payments/payment.ts'
import { day } from '#domain/testing.ts'
import { draft, openForTwo } from '#scripts/sample/season.ts'
import type { SettingsValues } from '#domain/settings/settings.ts'
import { sendSettings } from './editWriter.ts'
import { giveAnswer, tellVisit } from './guestPage.ts'
import { writeAnswer } from './requestWriter.ts'
import { asGuest } from './testingGuest.ts'

const [KEY, OTHER] = ['AAAAAAAAAAAAAAAAAAAAAA', 'BBBBBBBBBBBBBBBBBBBBBB']
const DAYS = ['2026-12-10', '2026-12-13'] as const
const cash: Payment = { date: day('2026-12-01'), amount: 1000, method: 'cash' }

/** Two owners, and a stay with a guest's page; without amounts, because a channel sold it. */
async function withPage(sold: { source?: 'airbnb' } = { source: 'airbnb' }) {
  const season = await openForTwo()
  const more = { guestKey: KEY, usesPayments: true, ...sold } as const
  const base = await season.ada.add(draft(...DAYS, more))
  return { ...season, base, page: () => season.stored('guestPages') }
}

const booked = (id: string, version: number, checkIn: string, checkOut: string) => ({
  about: id,
  version,
  status: 'booked',
  checkIn,
  checkOut,
  reviewFrom: reviewMoment({ checkOut: day(checkOut) }),
})

test('a guest’s page follows its stay: moved, paid, cancelled, undone, deleted, restored', async () => {
  const { ada, can, base, page } = await withPage()
  const { id } = base
  expect(await page()).toEqual({ [KEY]: booked(id, 1, ...DAYS) })

  await can.edit(base, { stay: { checkIn: day('2026-12-11'), checkOut: day('2026-12-14') } })
  const moved = (version: number) => ({ [KEY]: booked(id, version, '2026-12-11', '2026-12-14') })
  expect(await page()).toEqual(moved(2))
  await ada.pay(await ada.see(id), cash)
  expect(await page()).toEqual(moved(3))

  await can.cancel(await can.see(id))
  const { reviewFrom: _, ...days } = booked(id, 4, '2026-12-11', '2026-12-14')
  expect(await page()).toEqual({ [KEY]: { ...days, status: 'cancelled' } })
  await ada.uncancel(await ada.seeCancelled(id))
  expect(await page()).toEqual(moved(5))

  const last = await ada.see(id)
  await ada.remove(last)
  expect(await page()).toBeNull()
  await can.undelete(last)
  expect(await page()).toEqual(moved(7))
})

test('a page shows the paid and due amounts, whoever pays, cancels or changes them', async () => {
  const { ada, can, base, page } = await withPage({})
  const { id } = base
  const shown = (version: number, total: number, paid: number) => ({
    [KEY]: { ...booked(id, version, ...DAYS), total, paid, deposit: 3000 },
  })
  await ada.pay(base, cash)
  expect(await page()).toEqual(shown(2, 10_000, 1000))

  // Both from a version that one of them has not loaded.
  const seen = await ada.see(id)
  await Promise.all([ada.pay(seen, cash), can.pay(seen, { ...cash, amount: 500 })])
  await can.edit(seen, { kalan: 8000 })
  expect(await page()).toEqual(shown(5, 11_000, 2500))

  const [last] = await ada.seePaid(id)
  if (last) await ada.unpay(await ada.see(id), last)
  await can.edit(await can.see(id), { guestKey: OTHER })
  expect(await page()).toMatchObject({ [OTHER]: { total: 11_000, paid: 1500 } })

  await can.cancel(await can.see(id), { kept: 1000 })
  await ada.pay(await ada.seeCancelled(id), { ...cash, amount: -500 })
  expect(await page()).toMatchObject({
    [OTHER]: { status: 'cancelled', total: 1000, paid: 1000 },
  })
  await ada.uncancel(await ada.seeCancelled(id))
  const back = await ada.see(id)
  await ada.remove(back)
  await can.undelete(back)
  expect(await page()).toMatchObject({
    [OTHER]: { status: 'booked', total: 11_000, paid: 1000 },
  })
})

test('a page names the secret of the account, under which guests read each change of it', async () => {
  const { ada, can, base, page, stored, unsoundness } = await withPage({})
  const account = { accountHolder: 'Nihal Sezer', iban: 'TR330006100519786457841326' }
  const save = (client: typeof ada, wanted: SettingsValues, version: number) =>
    sendSettings(client, {
      of: 'settings',
      setting: 'private',
      base: {},
      wanted: { ...wanted, depositDays: 3 },
      version,
      entry: 'e',
      at: 1,
    })
  await save(ada, account, 0)
  const secret = await stored('settings/keys/account')
  expect(await page()).toMatchObject({ [KEY]: { version: 1, total: 10_000, account: secret } })
  expect(await stored('accounts')).toEqual({ [String(secret)]: account })
  expect(await unsoundness()).toEqual([])

  await save(can, { ...account, bankName: 'Ziraat' }, 1)
  expect(await stored('accounts')).toEqual({ [String(secret)]: { ...account, bankName: 'Ziraat' } })
  await can.edit(base, { guestKey: OTHER })
  expect(await page()).toMatchObject({ [OTHER]: { account: secret } })

  await save(ada, { accountHolder: 'Nihal Sezer' }, 2)
  expect(await stored('accounts')).toBeNull()
})

test('a guest of a channel sees no amounts', async () => {
  const { ada, page } = await withPage()
  const more = {
    guestKey: OTHER,
    usesPayments: true,
    source: 'airbnb',
  } as const
  const sold = await ada.add(draft('2026-12-20', '2026-12-22', more))
  await ada.pay(sold, cash)

  expect(await page()).toMatchObject({ [OTHER]: booked(sold.id, 2, '2026-12-20', '2026-12-22') })
  expect(JSON.stringify(await page())).not.toMatch(/total|paid/)
})

test('one owner moves a stay while the other replaces its page’s key: both are stored, and the old key is invalid', async () => {
  const { ada, can, base, page } = await withPage()

  await ada.edit(base, { stay: { checkIn: day('2026-12-11'), checkOut: day('2026-12-14') } })
  await can.edit(base, { guestKey: OTHER })

  expect(await page()).toEqual({ [OTHER]: booked(base.id, 3, '2026-12-11', '2026-12-14') })
})

test('removing a person deletes the page of a stay and of a request', async () => {
  const { ada, base, stored, store, page } = await withPage()
  const asked = await ada.ask('2026-12-20', '2026-12-22')
  await store(`requests/${asked}/guestKey`, OTHER)
  const stay = { checkIn: day('2026-12-20'), checkOut: day('2026-12-22') }
  const pages = [{ id: asked, guestKey: OTHER, stay }]
  await writeAnswer(ada, { ids: [asked], seen: 'new', answer: { status: 'declined' }, pages })
  expect(await stored(`guestPages/${OTHER}/status`)).toBe('declined')

  await ada.forget(asked, base.id)

  expect(await page()).toBeNull()
  expect(JSON.stringify(await stored('requests'))).not.toContain(OTHER)
  expect(JSON.stringify(await stored('reservationDetails'))).not.toContain(KEY)
})

test('who asks again under the key of a booked stay can be accepted and forgotten, without a page', async () => {
  const { ada, base, store, page } = await withPage()
  const asked = await ada.ask('2026-12-20', '2026-12-22')
  await store(`requests/${asked}/guestKey`, KEY)

  const second = await ada.accept(asked, draft('2026-12-20', '2026-12-22', { guestKey: KEY }))

  expect(await page()).toEqual({ [KEY]: booked(base.id, 1, ...DAYS) })
  expect(await ada.see(second.id)).not.toHaveProperty('guestKey')
  await ada.forget(asked, second.id)
  expect(await page()).toEqual({ [KEY]: booked(base.id, 1, ...DAYS) })
})

test('a guest of a held request answers once, can take a yes back, and answers again when asked again', async () => {
  const { ada, backend, stored, store, unsoundness } = await withPage()
  asGuest(backend)
  const asked = await ada.ask('2026-12-20', '2026-12-22')
  const quote = { total: 20_000, deposit: 6000 }
  await store(`requests/${asked}/guestKey`, OTHER)
  await store(`requests/${asked}/quote`, quote)
  const stay = { checkIn: day('2026-12-20'), checkOut: day('2026-12-22') }
  const given = { ids: [asked], pages: [{ id: asked, guestKey: OTHER, stay, quote }] }
  const held = (on: string) => ({ status: 'held', heldUntil: day(on) }) as const
  await writeAnswer(ada, { ...given, seen: 'new', answer: held('2026-12-05') })
  expect(await stored(`guestPages/${OTHER}`)).toMatchObject({ status: 'held', ...quote })

  expect(await giveAnswer(OTHER, 'yes')).toMatchObject({ answer: 'yes' })
  expect(await giveAnswer(OTHER, 'withdraw')).toMatchObject({ answer: 'yes' })
  expect(await giveAnswer(OTHER, 'no')).toMatchObject({ answer: 'no' })
  expect(await giveAnswer(OTHER, 'yes')).toMatchObject({ answer: 'no' })
  expect(await giveAnswer('C'.repeat(22), 'yes')).toBeNull()
  expect(await unsoundness()).toEqual([])

  await writeAnswer(ada, { ...given, seen: 'held', answer: held('2026-12-08') })
  expect(await stored('guestAnswers')).toBeNull()
  await giveAnswer(OTHER, 'no')
  await writeAnswer(ada, { ...given, seen: 'held', answer: { status: 'declined' } })
  expect(await stored(`guestAnswers/${OTHER}/answer`)).toBe('no')
  await ada.forget(asked, 'none')
  expect(await stored('guestAnswers')).toBeNull()
})

test('a stay that its guest asked to cancel is brought back without the question', async () => {
  const { ada, can, base, backend, stored } = await withPage()
  asGuest(backend)
  await giveAnswer(KEY, 'cancel')
  await ada.edit(base, { kalan: 8000 })
  await can.cancel(await can.see(base.id))
  expect(await stored(`guestAnswers/${KEY}/answer`)).toBe('cancel')

  await ada.uncancel(await ada.seeCancelled(base.id))
  expect(await stored('guestAnswers')).toBeNull()
})

test('owners see when a page was last opened under its key, until it is deleted', async () => {
  const { ada, base, backend, stored, unsoundness } = await withPage()
  asGuest(backend)
  const { id } = base
  const before = Date.now()
  await tellVisit(OTHER)
  expect(await stored('pageVisits')).toBeNull()

  await tellVisit(KEY)
  const opened = await stored(`pageVisits/${KEY}`)
  expect(opened).toBeGreaterThanOrEqual(before)
  await ada.edit(base, { guestKey: OTHER })
  expect(await stored('pageVisits')).toBeNull()

  await tellVisit(OTHER)
  await ada.cancel(await ada.see(id))
  expect(await stored(`pageVisits/${OTHER}`)).toBeGreaterThanOrEqual(Number(opened))
  expect(await unsoundness()).toEqual([])
  await ada.forget('none', id)
  expect(await stored('pageVisits')).toBeNull()
})
