import { expect, test } from 'vitest'
import { owner, store, stored, testOnOwnersPage } from '#sample/testingOwnersPage.ts'
import { entriesOf } from '#domain/field/collection.ts'
import { day } from '#domain/testing.ts'
import { convertLegacyRecords } from './convertLegacyRecords.ts'

testOnOwnersPage()

const DATES = { girisTarihi: '12/10/2026', cikisTarihi: '12.12.2026' }
const DETAILS = { musteriAdi: 'Mehmet', toplamUcret: 5000, kapora: 1000, kalan: 4000, notlar: '' }

test('moves a seven-field record into its halves, with its free nights and its deposit as a payment', async () => {
  await store('reservations/a', { ...DATES, ...DETAILS })
  await store('nights/2026-12-11', 'other')

  expect(await convertLegacyRecords(day('2026-11-27'))).toEqual(['Mehmet'])

  expect(await stored('reservations/a')).toEqual(DATES)
  expect(await stored('reservationDetails/a')).toMatchObject({ ...DETAILS, status: 'booked' })
  expect(await stored('nights')).toEqual({ '2026-12-10': 'a', '2026-12-11': 'other' })
  expect(entriesOf(await stored('payments/a')).map(([, payment]) => payment)).toMatchObject([
    { date: '2026-11-27', amount: 1000, purpose: 'kapora', by: owner.email },
  ])
  expect(entriesOf(await stored('log/a')).map(([, entry]) => entry)).toMatchObject([
    { verb: 'convert', changes: { date: { after: '2026-11-27' }, amount: { after: 1000 } } },
  ])
})

test('leaves records of two halves as they are', async () => {
  await store('reservations/a', DATES)

  expect(await convertLegacyRecords(day('2026-11-27'))).toEqual([])
  expect(await stored('versions')).toBeNull()
})
