import { expect, test } from 'vitest'
import { day } from '#domain/testing.ts'
import { draft, openForTwo } from '#sample/testingSeason.ts'

const KEY = 'cleaner000000000000000'

test('each save of a stay keeps its entry on the cleaner’s list', async () => {
  const { ada, can, stored } = await openForTwo({ settings: { keys: { cleaning: KEY } } })
  const list = () => stored(`cleanings/${KEY}`)
  const base = await ada.add(draft('2026-12-10', '2026-12-13'))
  const [guest = ''] = base.musteriAdi.split(' ')
  const entry = { checkIn: '2026-12-10', checkOut: '2026-12-13', guest }
  expect(await list()).toEqual({ [base.id]: entry })

  await can.edit(base, { stay: { checkIn: day('2026-12-11'), checkOut: day('2026-12-13') } })
  expect(await list()).toEqual({ [base.id]: { ...entry, checkIn: '2026-12-11' } })

  await ada.cancel(await ada.see(base.id))
  expect(await list()).toBeNull()
  await can.uncancel(await can.seeCancelled(base.id))
  expect(await list()).toEqual({ [base.id]: { ...entry, checkIn: '2026-12-11' } })
  await ada.remove(await ada.see(base.id))
  expect(await list()).toBeNull()
})
