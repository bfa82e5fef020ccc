import { expect, test } from 'vitest'
import { addDays } from '#domain/date.ts'
import { day } from '#domain/testing.ts'
import { draft, openForTwo } from '#scripts/sample/season.ts'
import { readGivenGuide } from './guestPage.ts'
import { giveGuideOver, sendGuide } from './editWriter.ts'
import { asGuest } from './testingGuest.ts'

const KEY = 'AAAAAAAAAAAAAAAAAAAAAA'
const words = { texts: { tr: { keys: 'Kutuda.' } }, photos: {} }

test('a guest’s device reads that there is no guide, that one will come, its content during the stay, and nothing after a cancellation', async () => {
  const { ada, backend } = await openForTwo()
  asGuest(backend)
  const today = day(new Date().toISOString().slice(0, 10))
  const stayIn = (days: number) => ({
    checkIn: addDays(today, days),
    checkOut: addDays(today, days + 3),
  })
  const { checkIn, checkOut } = stayIn(10)
  const base = await ada.add(draft(checkIn, checkOut, { guestKey: KEY, usesPayments: true }))
  expect(await readGivenGuide(KEY)).toEqual({ state: 'none' })

  await sendGuide(ada, { base: { texts: {}, photos: {} }, wanted: words, version: 0 })
  await giveGuideOver(ada, [KEY], { ...words, version: 1 })
  expect(await readGivenGuide(KEY)).toEqual({ state: 'shut' })

  await ada.edit(base, { stay: stayIn(1) })
  expect(await readGivenGuide(KEY)).toEqual({ state: 'open', guide: { ...words, version: 1 } })

  await ada.cancel(await ada.see(base.id))
  expect(await readGivenGuide(KEY)).toEqual({ state: 'none' })
})
