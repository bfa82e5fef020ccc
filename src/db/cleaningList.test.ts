import { expect, test } from 'vitest'
import { day } from '#domain/testing.ts'
import { draft, openForTwo } from '#sample/testingSeason.ts'

const KEY = 'cleaner000000000000000'

test('each save of a stay keeps its entry on the cleaner’s list', async () => {
  const { ada, can, stored } = await openForTwo({ settings: { keys: { cleaning: KEY } } })
  const list = () => stored(`cleanings/${KEY}`)
  const original = await ada.add(draft('2026-12-10', '2026-12-13'))
  const [guest = ''] = original.musteriAdi.split(' ')
  const entry = { checkIn: '2026-12-10', checkOut: '2026-12-13', guest }
  expect(await list()).toEqual({ [original.id]: entry })

  await can.edit(original, { dates: { checkIn: day('2026-12-11'), checkOut: day('2026-12-13') } })
  expect(await list()).toEqual({ [original.id]: { ...entry, checkIn: '2026-12-11' } })

  await ada.cancel(await ada.see(original.id))
  expect(await list()).toBeNull()
  await can.uncancel(await can.seeCancelled(original.id))
  expect(await list()).toEqual({ [original.id]: { ...entry, checkIn: '2026-12-11' } })
  await ada.remove(await ada.see(original.id))
  expect(await list()).toBeNull()
})
