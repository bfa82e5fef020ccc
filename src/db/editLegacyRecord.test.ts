import { expect, test } from 'vitest'
import { openForTwo } from '#sample/testingSeason.ts'

test('a change moves a seven-field record into its halves, unknown fields included, with no payment of its deposit', async () => {
  const legacy = {
    girisTarihi: '10.12.2026',
    cikisTarihi: '12/13/2026',
    musteriAdi: 'Ayşe',
    kapora: '1.500',
    kalan: 0,
    toplamUcret: 0,
    notlar: '',
    oda: 'üst',
  }
  const { ada, stored } = await openForTwo({ reservations: { a: legacy } })
  const seen = await ada.see('a')
  expect(seen.kapora).toBe(1500)

  await ada.edit(seen, { musteriAdi: 'Ayşe Demir' })

  expect(await stored('reservations/a')).toEqual({
    girisTarihi: '10.12.2026',
    cikisTarihi: '13.12.2026',
  })
  expect(await stored('reservationDetails/a')).toMatchObject({
    musteriAdi: 'Ayşe Demir',
    kapora: 1500,
    notlar: expect.stringContaining('oda: üst') as string,
  })
  expect(await stored('payments')).toBeNull()
})
