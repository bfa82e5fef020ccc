import { expect, test } from 'vitest'
import { ANYTHING, containing } from '#rtdb-emulator/testing/backend.ts'
import { seed } from '#sample/seed.ts'
import { draft, openForTwo, openSeason } from '#sample/testingSeason.ts'
import { storedDataChecks } from './storedData.ts'

const PAGE_KEY = 'doctor0000000000000000'
const SAMPLE = Object(seed('2026-07-01')) as { nights: { [night: string]: string } }

test('the sample is consistent', async () => {
  const { ada } = await openForTwo(SAMPLE)

  expect(await storedDataChecks(ada, false)).toMatchObject([{ mark: '✓' }])
})

test('reports an account that the database does not accept as an owner', async () => {
  const season = await openSeason(SAMPLE)

  expect(await storedDataChecks(await season.signIn('guest'), false)).toMatchObject([
    { mark: '✗', text: containing('guest@example.com'), cure: containing('under admins') },
  ])
})

test('reports nights that differ from the stays, and repairs them if wanted', async () => {
  const [[night, holder] = [], ...others] = Object.entries(SAMPLE.nights)
  const nights = { ...Object.fromEntries(others), '2026-07-10': 'gone' }
  const { ada } = await openForTwo({ ...SAMPLE, nights })

  expect(await storedDataChecks(ada, false)).toMatchObject([
    {
      mark: '✗',
      text: containing(`the night ${night} of ${holder} is free, and 1 more`),
      cure: containing('--repair'),
    },
  ])
  expect(await storedDataChecks(ada, true)).toMatchObject([
    { mark: '–', text: containing('Converted Hülya Aydın') },
    { mark: '✓', text: 'Repaired nights: 2' },
    { mark: '✓', text: 'The stored data are consistent' },
  ])
})

test('converts seven-field records only as a repair, without a payment, and says what it cannot convert', async () => {
  const record = { kapora: 1000, kalan: 4000, toplamUcret: 5000, notlar: '' }
  const reservations = {
    a: { girisTarihi: '12/10/2030', cikisTarihi: '12.12.2030', musteriAdi: 'Mehmet', ...record },
    b: { girisTarihi: '11.12.2030', cikisTarihi: '13.12.2030', musteriAdi: 'Elif', ...record },
    c: { girisTarihi: 'yazın', cikisTarihi: '13.12.2030', musteriAdi: 'Can', ...record },
  }
  const { ada, stored } = await openForTwo({ reservations }, { endsSound: false })

  await storedDataChecks(ada, false)
  expect(await stored('reservations')).toEqual(reservations)

  expect(await storedDataChecks(ada, true)).toMatchObject([
    {
      mark: '–',
      text: 'Converted Mehmet (2030-12-10), with 1000 TRY of deposit agreed and not paid',
    },
    { mark: '✗', text: containing('Elif (2030-12-11): The night 2030-12-11 is held by a') },
    { mark: '✗', text: containing('yazın') },
    { mark: '✓' },
    ANYTHING,
  ])
  expect(await stored('reservationDetails')).toMatchObject({
    a: { musteriAdi: 'Mehmet', kapora: 1000 },
  })
  expect(await stored('payments')).toBeNull()
  expect(await stored('reservations')).toMatchObject({ b: reservations.b, c: reservations.c })
})

test('checks guests’ pages by the keys of stays', async () => {
  const { ada, store, stored } = await openForTwo(SAMPLE)
  const { id } = await ada.add(draft('2030-01-01', '2030-01-04', { guestKey: PAGE_KEY }))
  const page = await stored(`guestPages/${PAGE_KEY}`)
  await store(`guestPages/${PAGE_KEY}/checkIn`, '2030-01-02')

  expect(await storedDataChecks(ada, false)).toMatchObject([
    { mark: '✗', text: containing(`the page ${PAGE_KEY} differs from ${id}`) },
  ])
  await store(`guestPages/${PAGE_KEY}`, page)
  expect(await storedDataChecks(ada, false)).toMatchObject([{ mark: '✓' }])
})
