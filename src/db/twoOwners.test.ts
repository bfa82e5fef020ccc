import { expect, test } from 'vitest'
import { toAdd } from '#domain/commands/command.ts'
import { Clashing } from '#domain/failure.ts'
import { makeChange } from './makeChange.ts'
import { draft, failed, openForTwo } from '#scripts/sample/season.ts'
import { submitChange } from './writer.ts'

test('of two owners who change the same field, the second has to choose, and nothing of the first is lost', async () => {
  const { ada, can } = await openForTwo()
  const base = await ada.add(draft('2026-12-10', '2026-12-13'))
  await ada.edit(base, { notlar: 'Erken' })

  const refusal = await failed(can.edit(base, { notlar: 'Geç', kapora: 0 }))

  expect(refusal).toBeInstanceOf(Clashing)
  expect(refusal).toMatchObject({
    clashes: ['notlar'],
    current: { notlar: 'Erken' },
    merged: { notlar: 'Geç', kapora: 0 },
  })
  expect(await ada.see(base.id)).toEqual({ ...base, notlar: 'Erken', version: 2 })
})

test('an addition whose response was lost does not restore a stay deleted since', async () => {
  const { ada, can, stored } = await openForTwo()
  const change = makeChange(ada.database, toAdd(draft('2026-12-10', '2026-12-13')))
  await submitChange(ada, change)
  await can.remove(await can.see(change.id))

  await submitChange(ada, change)

  expect(await stored('reservations')).toBeNull()
})
