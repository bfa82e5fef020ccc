import { describe, expect, test } from 'vitest'
import { draft, openSeason } from '#sample/testingSeason.ts'

describe('records older than versions', () => {
  const dates = { girisTarihi: '10.12.2026', cikisTarihi: '12/13/2026' }
  const DATES = { girisTarihi: '10.12.2026', cikisTarihi: '13.12.2026' }
  const details = { musteriAdi: 'Ayşe', kapora: 0, kalan: 0, toplamUcret: 0, notlar: '' }

  async function open(data: object) {
    const season = await openSeason({ reservations: { a: dates }, ...data })
    return { ...season, ada: await season.signIn('owner') }
  }

  test.each([
    ['with its nights', { nights: { '2026-12-10': 'a', '2026-12-11': 'a', '2026-12-12': 'a' } }],
    ['without them', {}],
  ])('%s, can be changed', async (_, nights) => {
    const { ada, stored } = await open({ reservationDetails: { a: details }, ...nights })

    await ada.edit(await ada.see('a'), { notlar: 'Geç' })

    expect(await stored('reservations/a')).toEqual(DATES)
    expect(await stored('reservationDetails/a')).toMatchObject({ notlar: 'Geç', version: 1 })
  })

  test('can be moved and deleted', async () => {
    const { ada, unsoundness } = await open({ reservationDetails: { a: details } })

    await ada.edit(await ada.see('a'), { dates: draft('2026-12-11', '2026-12-14').dates })
    expect(await unsoundness()).toEqual([])

    await ada.remove(await ada.see('a'))
  })

  test('with everything in the public half are moved by a change, including unknown fields', async () => {
    const inline = { ...dates, ...details, kapora: '1.500', oda: 'üst' }
    const { ada, stored } = await open({ reservations: { a: inline } })
    const seen = await ada.see('a')
    expect(seen.kapora).toBe(1500)

    await ada.edit(seen, { musteriAdi: 'Ayşe Demir' })

    expect(await stored('reservations/a')).toEqual(DATES)
    expect(await stored('reservationDetails/a')).toMatchObject({
      musteriAdi: 'Ayşe Demir',
      kapora: 1500,
      notlar: expect.stringContaining('oda: üst') as string,
    })
  })
})
