import { goOffline, goOnline } from 'firebase/database'
import { describe, expect, test } from 'vitest'
import { toAdd, toEdit } from '#domain/commands/command.ts'
import type { ReservationDraft } from '#domain/reservation.ts'
import { ChangedMeanwhile, Clashing, GoneMeanwhile } from '#domain/failure.ts'
import { makeChange } from './makeChange.ts'
import { draft, failed, openForTwo } from '#scripts/sample/season.ts'
import { submitChange } from './writer.ts'

describe('two owners change one stay together', () => {
  const other: Partial<ReservationDraft> = { notlar: 'Bebek yatağı' }

  async function bothSee() {
    const season = await openForTwo()
    const base = await season.ada.add(draft('2026-12-10', '2026-12-13'))
    return { ...season, base }
  }

  test('different fields: both changes are stored, and the second is notified', async () => {
    const { ada, can, base } = await bothSee()
    await ada.edit(base, { musteriAdi: 'Ayşe Demir' })

    expect(await can.edit(base, other)).toEqual({ merged: true })

    expect(await ada.see(base.id)).toEqual({
      ...base,
      ...other,
      musteriAdi: 'Ayşe Demir',
      version: 3,
    })
  })

  test('the same field: the second has to choose, and nothing of the first is lost', async () => {
    const { ada, can, base } = await bothSee()
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

  test('one deletes it: the other gets an error, and it remains deleted', async () => {
    const { ada, can, base, stored } = await bothSee()
    await ada.remove(base)

    expect(await failed(can.edit(base, other))).toBeInstanceOf(GoneMeanwhile)

    expect(await stored('reservations')).toBeNull()
  })

  test('one moves it, the other deletes it: the other sees the move, and is asked again', async () => {
    const { ada, can, base, unsoundness } = await bothSee()
    const { stay } = draft('2026-12-20', '2026-12-22')
    await ada.edit(base, { stay })

    const refusal = await failed(can.remove(base))

    expect(refusal).toBeInstanceOf(ChangedMeanwhile)
    expect(refusal).toMatchObject({ current: { stay, version: 2 } })
    expect(await unsoundness()).toEqual([])
    await can.remove(await can.see(base.id))
  })

  test('both delete it: both succeed', async () => {
    const { ada, can, base } = await bothSee()

    const both = await Promise.all([ada.remove(base), can.remove(base)])

    expect(both).toHaveLength(2)
  })
})

describe('over a bad connection', () => {
  test('a change waits until the connection is back, and is checked against the stored state', async () => {
    const { ada, can } = await openForTwo()
    const base = await ada.add(draft('2026-12-10', '2026-12-13'))
    goOffline(ada.database)
    const sent = failed(ada.edit(base, { notlar: 'Geç' }))
    await can.remove(base)
    await can.add(draft('2026-12-10', '2026-12-13'))

    goOnline(ada.database)

    expect(await sent).toBeInstanceOf(GoneMeanwhile)
  })

  test('a change submitted twice is stored once', async () => {
    const { ada, can } = await openForTwo()
    const change = makeChange(ada.database, toAdd(draft('2026-12-10', '2026-12-13')))
    await submitChange(ada, change)
    await submitChange(ada, change)
    const seen = await ada.see(change.id)
    const edit = makeChange(ada.database, toEdit(seen, { ...seen, notlar: 'Erken' }))
    await submitChange(ada, edit)
    await can.edit(await can.see(change.id), { notlar: 'Geç' })

    await submitChange(ada, edit)

    expect(await ada.see(change.id)).toMatchObject({ notlar: 'Geç', version: 3 })
  })

  test('an addition whose response was lost does not restore a stay deleted since', async () => {
    const { ada, can, stored } = await openForTwo()
    const change = makeChange(ada.database, toAdd(draft('2026-12-10', '2026-12-13')))
    await submitChange(ada, change)
    await can.remove(await can.see(change.id))

    await submitChange(ada, change)

    expect(await stored('reservations')).toBeNull()
  })
})
