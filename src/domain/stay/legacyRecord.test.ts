import { describe, expect, test } from 'vitest'
import { readRecord, readLegacy } from './legacyRecord.ts'

const dates = { girisTarihi: '12/10/2026', cikisTarihi: '12.12.2026' }
const details = {
  musteriAdi: 'Mehmet Demir',
  toplamUcret: 5000,
  kapora: 1000,
  kalan: 4000,
  notlar: '',
}
const legacy = { ...dates, ...details }

describe('a record of the seven-field layout', () => {
  test('is parsed, including amounts as text or missing', () => {
    const written = { ...dates, musteriAdi: 'Mehmet', kapora: '2500', kalan: 'yok' }
    const stay = { checkIn: '2026-12-10', checkOut: '2026-12-12' }
    const known = { musteriAdi: 'Mehmet', kapora: 2500, kalan: 0, toplamUcret: 0 }

    expect(readRecord('a', written, undefined)).toEqual({
      reservation: {
        id: 'a',
        version: 0,
        dates: stay,
        ...known,
        notlar: 'kalan: yok',
        status: 'booked',
      },
      isLegacy: true,
    })
  })

  test('with a date that is no text is unreadable', () => {
    expect(readRecord('a', { ...legacy, girisTarihi: 20261210 }, undefined)).toMatchObject({
      unreadable: { problem: 'dates' },
      isLegacy: true,
    })
  })

  test.each([
    ['2500', 2500, ''],
    ['1.500', 1500, ''],
    ['4.000 TL', 4000, ''],
    ['₺12.500,50', 12_500.5, ''],
    ['', 0, ''],
    [undefined, 0, ''],
    [null, 0, ''],
    [2500.125, 2500.125, ''],
    [-5, -5, ''],
    ['yok', 0, 'kapora: yok'],
    [true, 0, 'kapora: true'],
  ])(
    'has the amount %o, as the form reads it, and in its notes what that drops',
    (kapora, lira, notlar) => {
      expect(readLegacy({ ...legacy, kapora })).toEqual({ ...details, kapora: lira, notlar })
    },
  )

  test('keeps its texts to the letter, and those of unknown fields in the notes', () => {
    const more = { oda: 'üst', guests: 4, evcil: false, adres: { sokak: 'Çınar' } }

    expect(readLegacy({ ...legacy, ...more, musteriAdi: ' Ayşe  ', notlar: 7 })).toMatchObject({
      musteriAdi: ' Ayşe  ',
      notlar: '7\noda: üst\nguests: 4\nevcil: false\nadres: {"sokak":"Çınar"}',
    })
  })

  test.each([[dates], [{}], [null], ['dolu'], [undefined]])('is not %o', (stored) => {
    expect(readLegacy(stored)).toBeNull()
  })
})
