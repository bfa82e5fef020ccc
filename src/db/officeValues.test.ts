import { expect, test } from 'vitest'
import { type GuideWords, readGuide } from '#domain/guide/guide.ts'
import type { GuideEdit } from '#domain/pendingTexts.ts'
import { day } from '#domain/testing.ts'
import { draft, openForTwo } from '#scripts/sample/season.ts'
import { giveGuideOver, sendGuide } from './editWriter.ts'

const [KEY, OTHER] = ['AAAAAAAAAAAAAAAAAAAAAA', 'BBBBBBBBBBBBBBBBBBBBBB']
const DAYS = ['2026-12-10', '2026-12-13'] as const
const words = (keys: string) => ({
  texts: { tr: { keys }, en: { keys: 'In the box.' } },
  photos: { keys: 'garden/3' },
})

const NOTHING = { texts: {}, photos: {} }
const FIRST = words('Kutuda.')
const edit = (wanted: GuideWords): GuideEdit => ({ base: FIRST, wanted, version: 1 })

/** Two owners, and a stay with a guest's page and its guide. */
async function withGuide() {
  const season = await openForTwo()
  const { ada, stored } = season
  const base = await ada.add(draft(...DAYS, { guestKey: KEY, usesPayments: true }))
  await sendGuide(ada, { base: NOTHING, wanted: words('Kutuda.'), version: 0 })
  const guide = async () => readGuide(await stored('guide'))
  expect(await giveGuideOver(ada, [KEY], await guide())).toBe(0)
  return { ...season, base, guide, given: () => stored('guestGuides') }
}

test('the guide follows a guest’s page: kept when moved, deleted in the same write when cancelled, renewed, removed or deleted', async () => {
  const { ada, can, base, guide, given, unsoundness } = await withGuide()
  const said = { [KEY]: { ...words('Kutuda.'), version: 1 } }
  expect(await given()).toEqual(said)
  expect(await unsoundness()).toEqual([])

  await can.edit(base, { stay: { checkIn: day('2026-12-11'), checkOut: day('2026-12-14') } })
  expect(await given()).toEqual(said)

  await ada.cancel(await ada.see(base.id))
  expect(await given()).toBeNull()
  await can.uncancel(await can.seeCancelled(base.id))
  await giveGuideOver(ada, [KEY], await guide())
  expect(await given()).toEqual(said)

  await ada.edit(await ada.see(base.id), { guestKey: OTHER })
  expect(await given()).toBeNull()
  await giveGuideOver(ada, [OTHER], await guide())
  const last = await can.see(base.id)
  await can.remove(last)
  expect(await given()).toBeNull()
  await can.undelete(last)
  await giveGuideOver(ada, [OTHER], await guide())
  const asked = await ada.ask('2026-12-20', '2026-12-22')
  await ada.forget(asked, base.id)
  expect(await given()).toBeNull()
})

test('a changed guide reaches every page with an earlier version and none cancelled since, and an emptied one is removed', async () => {
  const { ada, can, base, guide, given, unsoundness } = await withGuide()
  const others = await Promise.all(
    Array.from({ length: 25 }, async (_, index) => {
      const key = `guest${String(index).padStart(17, '0')}`
      const checkIn = `2027-01-${String(index + 1).padStart(2, '0')}`
      const checkOut = `2027-01-${String(index + 2).padStart(2, '0')}`
      await can.add(draft(checkIn, checkOut, { guestKey: key, usesPayments: true }))
      return key
    }),
  )
  await sendGuide(can, edit(words('Saksının altında.')))
  expect(await unsoundness()).toEqual([])
  await ada.cancel(base)

  expect(await giveGuideOver(can, [KEY, ...others], await guide())).toBe(1)

  const now = Object.entries(Object(await given()) as object)
  expect(now.map(([key]) => key)).toEqual(others)
  expect(now.every(([, each]) => JSON.stringify(each).includes('Saksının altında.'))).toBe(true)

  await sendGuide(ada, { base: words('Saksının altında.'), wanted: NOTHING, version: 2 })
  await giveGuideOver(ada, others, await guide())
  expect(await given()).toBeNull()
})
