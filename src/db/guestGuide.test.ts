import { expect, test } from 'vitest'
import { addDays } from '#domain/date.ts'
import { day } from '#domain/testing.ts'
import { draft, openForTwo } from '#scripts/sample/season.ts'
import { readGivenGuide } from './guestPage.ts'
import { sendGuide } from './editWriter.ts'
import { asGuest } from './testingGuest.ts'

const KEY = 'AAAAAAAAAAAAAAAAAAAAAA'
const OTHER = 'BBBBBBBBBBBBBBBBBBBBBB'
const NOTHING = { texts: {}, photos: {} }
const words = (keys: string) => ({ texts: { tr: { keys } }, photos: { keys: 'garden/3' } })
const FIRST = words('Kutuda.')

const today = day(new Date().toISOString().slice(0, 10))
const stayIn = (days: number) => ({
  checkIn: addDays(today, days),
  checkOut: addDays(today, days + 3),
})

test('a guest’s device reads that there is no guide, that one will come, its content during the stay, and nothing after a cancellation', async () => {
  const { ada, backend } = await openForTwo()
  asGuest(backend)
  const { checkIn, checkOut } = stayIn(10)
  const base = await ada.add(draft(checkIn, checkOut, { guestKey: KEY, usesPayments: true }))
  expect(await readGivenGuide(KEY)).toEqual({ state: 'none' })

  await sendGuide(ada, { base: NOTHING, wanted: FIRST, version: 0 })
  expect(await readGivenGuide(KEY)).toEqual({ state: 'shut' })

  await ada.edit(base, { stay: stayIn(1) })
  expect(await readGivenGuide(KEY)).toEqual({ state: 'open', guide: { ...FIRST, version: 1 } })

  await sendGuide(ada, { base: FIRST, wanted: words('Saksıda.'), version: 1 })
  expect(await readGivenGuide(KEY)).toMatchObject({
    guide: { texts: { tr: { keys: 'Saksıda.' } } },
  })
  await sendGuide(ada, { base: words('Saksıda.'), wanted: NOTHING, version: 2 })
  expect(await readGivenGuide(KEY)).toEqual({ state: 'none' })

  await sendGuide(ada, { base: NOTHING, wanted: FIRST, version: 3 })
  await ada.cancel(await ada.see(base.id))
  expect(await readGivenGuide(KEY)).toEqual({ state: 'none' })
})

test('the guide’s entry follows a guest’s page: moved, cancelled, undone, renewed, deleted, restored and forgotten', async () => {
  const { ada, can, stored, unsoundness } = await openForTwo()
  const { checkIn, checkOut } = stayIn(10)
  const base = await ada.add(draft(checkIn, checkOut, { guestKey: KEY, usesPayments: true }))
  await sendGuide(ada, { base: NOTHING, wanted: FIRST, version: 0 })
  const given = async () => Object.keys(Object(await stored('guestGuides')) as object)
  expect(await given()).toEqual([KEY])
  expect(await unsoundness()).toEqual([])

  await can.edit(base, { stay: stayIn(20) })
  expect(await given()).toEqual([KEY])
  expect(await unsoundness()).toEqual([])

  await ada.cancel(await ada.see(base.id))
  expect(await given()).toEqual([])
  await can.uncancel(await can.seeCancelled(base.id))
  expect(await given()).toEqual([KEY])

  await ada.edit(await ada.see(base.id), { guestKey: OTHER })
  expect(await given()).toEqual([OTHER])
  const last = await can.see(base.id)
  await can.remove(last)
  expect(await given()).toEqual([])
  await can.undelete(last)
  expect(await given()).toEqual([OTHER])
  const asked = await ada.ask('2026-12-20', '2026-12-22')
  await ada.forget(asked, base.id)
  expect(await given()).toEqual([])
})
