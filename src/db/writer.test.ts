import { describe, expect, test } from 'vitest'
import { toAdd, toDelete } from '#domain/commands/command.ts'
import { unreadableRecord } from '#domain/testing.ts'
import { NightTaken } from '#domain/failure.ts'
import { makeChange } from './makeChange.ts'
import {
  ASKED as request,
  ASKED_IDS,
  draft,
  failed,
  openForTwo,
  openSeason,
} from '#scripts/sample/season.ts'
import { submitChange } from './writer.ts'

describe('a stay', () => {
  test('is written with both halves, its nights, its version and its log entry, and a change is logged without a name or note', async () => {
    const { ada, stored } = await openForTwo()

    const { id } = await ada.add(draft('2026-12-30', '2027-01-02'))

    expect(await stored(`reservations/${id}`)).toEqual({
      girisTarihi: '30.12.2026',
      cikisTarihi: '02.01.2027',
    })
    expect(await stored(`reservationDetails/${id}`)).toMatchObject({
      musteriAdi: 'Ayşe Yılmaz',
      version: 1,
    })
    expect(await stored('nights')).toEqual({ '2026-12-30': id, '2026-12-31': id, '2027-01-01': id })
    const changes = {
      girisTarihi: { after: '30.12.2026' },
      cikisTarihi: { after: '02.01.2027' },
      musteriAdi: { after: true },
      toplamUcret: { after: 10_000 },
      kapora: { after: 3000 },
      kalan: { after: 7000 },
      notlar: { after: true },
    }
    expect(Object.values((await stored(`log/${id}`)) as object)).toContainEqual(
      expect.objectContaining({ by: 'owner@example.com', verb: 'add', version: 1, changes }),
    )

    // In the form of a date, a note was once logged word for word.
    const saved = await ada.add(draft('2026-12-10', '2026-12-13', { notlar: '01.07.2026' }))

    await ada.edit(saved, { kapora: 5000, musteriAdi: 'Ayşe Demir', notlar: '2026-07-01' })

    const log = Object.values((await stored(`log/${saved.id}`)) as object)
    expect(log).toContainEqual(
      expect.objectContaining({
        changes: {
          kapora: { before: 3000, after: 5000 },
          musteriAdi: { after: true },
          notlar: { after: true },
        },
      }),
    )
    expect(JSON.stringify(log)).not.toMatch(/Ayşe|07.2026|2026-07/)
  })

  test('of a year is saved, moved and deleted', async () => {
    const { ada, stored, unsoundness } = await openForTwo()
    const saved = await ada.add(draft('2026-01-01', '2027-01-01'))
    expect(Object.keys((await stored('nights')) as object)).toHaveLength(365)

    await ada.edit(saved, { stay: draft('2026-06-01', '2027-06-01').stay })
    expect(await unsoundness()).toEqual([])

    await ada.remove(await ada.see(saved.id))
  })

  test('is restored with an older record’s other fields', async () => {
    const { ada, can, store, stored } = await openForTwo()
    const { id } = await ada.add(draft('2026-12-10', '2026-12-13'))
    await store(`reservationDetails/${id}/eski`, { arac: '48 AB 123' })
    const seen = await ada.see(id)
    await ada.remove(seen)

    await can.undelete(seen)

    expect(await stored(`reservationDetails/${id}/eski`)).toEqual({ arac: '48 AB 123' })
  })

  test('is restored although its deletion found it changed and changed back', async () => {
    const { ada, can } = await openForTwo()
    const saved = await ada.add(draft('2026-12-10', '2026-12-13'))
    await can.edit(saved, { notlar: 'Erken gelecek' })
    await can.edit(await can.see(saved.id), { notlar: saved.notlar })
    await ada.remove(saved)

    await ada.undelete(saved)

    expect(await can.see(saved.id)).toEqual({ ...saved, version: 5 })
  })
})

describe('nights', () => {
  test('of another stay are refused completely, with its guest’s name', async () => {
    const { ada, can, stored } = await openForTwo()
    await ada.add(draft('2026-12-10', '2026-12-15', { musteriAdi: 'Mehmet Demir' }))

    const refusal = await failed(can.add(draft('2026-12-08', '2026-12-12')))

    expect(refusal).toBeInstanceOf(NightTaken)
    expect(refusal).toMatchObject({ night: '2026-12-10', guest: 'Mehmet Demir' })
    expect(Object.keys((await stored('reservations')) as object)).toHaveLength(1)
  })

  test('of a stray are taken over', async () => {
    const { ada, store } = await openForTwo()
    const elsewhere = await ada.add(draft('2026-12-20', '2026-12-22'))
    await store('nights/2026-12-10', elsewhere.id)
    await store('nights/2026-12-11', 'gone')

    expect(await ada.add(draft('2026-12-10', '2026-12-12'))).toHaveProperty('id')
  })

  test('of two overlapping stays remain with the other when one leaves', async () => {
    const { ada, stored, store } = await openForTwo()
    const a = await ada.add(draft('2026-12-10', '2026-12-13'))
    const b = await ada.add(draft('2026-12-13', '2026-12-14'))
    // As two sites without nights may have left them.
    await store(`reservations/${b.id}/girisTarihi`, '12.12.2026')
    await store(`reservationDetails/${b.id}/checkIn`, '2026-12-12')
    await store('nights/2026-12-12', b.id)

    await ada.remove(a)

    expect(await stored('nights')).toEqual({ '2026-12-12': b.id, '2026-12-13': b.id })
  })
})

test('a stay is not extended from a shared night, and the other guest is named', async () => {
  const { ada, stored, store } = await openForTwo({}, { endsSound: false })
  const first = await ada.add(draft('2026-12-10', '2026-12-13'))
  await ada.add(draft('2026-12-13', '2026-12-14', { musteriAdi: 'Mert' }))
  // As two sites without nights may have left them.
  await store(`reservations/${first.id}/cikisTarihi`, '14.12.2026')
  await store(`reservationDetails/${first.id}/checkOut`, '2026-12-14')
  const both = await ada.see(first.id)

  const refusal = await failed(ada.edit(both, { stay: draft('2026-12-10', '2026-12-16').stay }))

  expect(refusal).toBeInstanceOf(NightTaken)
  expect(refusal).toMatchObject({ night: '2026-12-13', guest: 'Mert' })
  expect(await stored(`reservations/${first.id}/cikisTarihi`)).toBe('14.12.2026')
})

test('a deletion frees nights of unreadable stays', async () => {
  const season = await openSeason({
    reservations: { a: { girisTarihi: '31.02.2026', cikisTarihi: '05.03.2026' } },
  })
  const ada = await season.signIn('owner')

  await submitChange(
    ada,
    makeChange(ada.database, toDelete({ ...unreadableRecord('a'), version: 0 })),
  )

  expect(await season.stored('reservations')).toBeNull()
})

describe('a stay that answers requests', () => {
  const [first, again] = ASKED_IDS

  test('accepts them in the same write', async () => {
    const held = { ...request, status: 'held', heldUntil: '2026-12-01' }
    const { ada, stored } = await openForTwo({
      requests: { [first]: held, [again]: request },
    })
    const wanted = draft('2026-12-10', '2026-12-13', { request: first })
    const change = makeChange(ada.database, toAdd(wanted, [first, again]))

    await submitChange(ada, change)

    const accepted = { ...request, status: 'accepted', reservationId: change.id }
    expect(await stored('requests')).toEqual({ [first]: accepted, [again]: accepted })
  })

  test('is added even when one was deleted since, which remains deleted', async () => {
    const { ada, stored } = await openForTwo({ requests: { [first]: request } })
    const wanted = draft('2026-12-10', '2026-12-13', { request: first })
    const change = makeChange(ada.database, toAdd(wanted, [first, again]))

    await submitChange(ada, change)

    const accepted = { ...request, status: 'accepted', reservationId: change.id }
    expect(await stored('requests')).toEqual({ [first]: accepted })
    expect(await stored(`reservationDetails/${change.id}`)).toMatchObject({ request: first })
  })

  test('is added again after its stay was deleted', async () => {
    const { ada, stored } = await openForTwo({ requests: { [first]: request } })
    const gone = await ada.accept(first, draft('2026-12-10', '2026-12-13'))
    await ada.remove(gone)

    const anew = await ada.accept(first, draft('2026-12-10', '2026-12-13'))

    expect(await stored(`requests/${first}/reservationId`)).toBe(anew.id)
  })
})
