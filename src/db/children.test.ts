import { expect, test } from 'vitest'
import { eventually } from '#rtdb-emulator/testing/eventually.ts'
import { type Children, listenToChildren } from './children.ts'
import { record, store, testOnOwnersPage } from './testing.ts'

testOnOwnersPage()

function listen(path: string) {
  const { values: heard, failures } = record<Children>((on, fail) =>
    listenToChildren(path, on, fail),
  )
  return { heard, failures, last: () => Object.fromEntries(heard.at(-1) ?? []) }
}

test('returns all children together, then each change, with unchanged children identical', async () => {
  const stay = { girisTarihi: '10.12.2026', cikisTarihi: '12.12.2026' }
  const stays = { '-a': stay, '-b': stay, '-c': stay }
  await store('reservations', stays)
  const { heard, last } = listen('reservations')
  await eventually(() => expect(last()).toEqual(stays))
  expect(heard).toHaveLength(1)

  const other = { girisTarihi: '10.12.2027', cikisTarihi: '12.12.2027' }
  await store('reservations/-A', other)
  await store('reservations/-b', other)
  await store('reservations/-c', null)

  await eventually(() => expect(last()).toEqual({ '-A': other, '-a': stay, '-b': other }))
  expect(heard.at(-1)?.get('-a')).toBe(heard[0]?.get('-a'))
})

test('reports a refusal once', async () => {
  const { heard, failures } = listen('admins')

  await eventually(() => expect(failures).toHaveLength(1))
  expect(failures).toEqual([expect.objectContaining({ reason: 'permission' })])
  expect(heard).toEqual([])
})
