// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { entriesOf } from '#domain/field/collection.ts'
import { getField } from '#domain/field/record.ts'
import { agreement } from '#domain/testing.ts'
import { store, stored } from '#sample/testingOwnersPage.ts'
import {
  add,
  control,
  dayOff,
  draft,
  fill,
  open,
  press,
  testOnOfficePage,
  TODAY,
  typed,
} from './testing.tsx'

testOnOfficePage()

test('an unreadable record is opened in the form, and repaired without an agreement', async () => {
  await store('reservations/bad', { girisTarihi: 'yarın', cikisTarihi: typed(25) })
  await store('reservationDetails/bad', { musteriAdi: 'Bozuk', version: 1 })
  await store('versions/bad', { n: 1, entry: 'e' })
  await open()
  await userEvent.click(await screen.findByRole('link', { name: 'Düzenle: Bozuk' }))
  expect(control('girisTarihi')).toHaveValue('yarın')
  expect(control('musteriAdi')).toHaveValue('Bozuk')
  await fill('girisTarihi', typed(20))
  await press('Güncelle')
  await waitFor(async () => expect(await stored('nights')).toMatchObject({ [dayOff(20)]: 'bad' }))
  expect(await stored('reservationDetails/bad/agreement')).toBeNull()
})

test('a repair keeps the page, the agreement and the further fields of a record', async () => {
  const key = 'k'.repeat(22)
  const lines = [
    { kind: 'stay', amount: 9250 },
    { kind: 'extra', text: 'Havaalanı', amount: 750 },
  ] as const
  const agreed = { ...agreement({ lines, adults: 2, cot: true }), at: TODAY }
  const known = { guestKey: key, guests: 2, cot: true, identityReportedOn: TODAY } as const
  const { id } = await add(draft(20, 25, { ...known, agreement: agreed }))
  const readBoth = () =>
    Promise.all([stored(`reservationDetails/${id}`), stored(`guestPages/${key}`)])
  const before = await readBoth()
  const repair = async (path: string, name: string, text: string, version: number) => {
    await store(`${path}/${id}/${name}`, '?')
    await userEvent.click(await screen.findByRole('link', { name: 'Düzenle: Ayşe Yılmaz' }))
    await screen.findByText('Rezervasyonu düzenle')
    expect(screen.queryByText(/Böyle kaydederseniz|fiyatı girilmemiş/)).toBeNull()
    await fill(name, text)
    await press('Güncelle')
    await waitFor(async () => expect(await stored(`versions/${id}/n`)).toBe(version))
    return readBoth()
  }

  await open()
  const after = await repair('reservations', 'girisTarihi', typed(20), 2)
  expect(after).toEqual(before.map((each): object => ({ ...(each as object), version: 2 })))

  const entry = getField(getField(before[0], 'agreement'), 'entry')
  const sums = { checkIn: dayOff(20), checkOut: dayOff(25), total: 10_000, deposit: 3000 }
  const [details, page] = await repair('reservationDetails', 'toplamUcret', '12000', 3)
  expect(details).toMatchObject({ ...known, toplamUcret: 12_000 })
  for (const each of [details, page])
    expect(each).toMatchObject({
      agreement: {
        lines: { 0: { kind: 'stay', amount: 11_250 }, 1: lines[1] },
        earlier: { [String(entry)]: { ...sums, at: TODAY } },
      },
    })

  // Nobody knows what the deposit was, so this is a further form of the agreement.
  const [last] = await repair('reservationDetails', 'kapora', '4000', 4)
  expect(last).toMatchObject({ ...known, kapora: 4000 })
  expect(entriesOf(getField(getField(last, 'agreement'), 'earlier'))).toHaveLength(2)
})
