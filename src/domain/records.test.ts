import { describe, expect, test } from 'vitest'
import { readRecord } from './records.ts'

const details = {
  musteriAdi: 'Ayşe Yılmaz',
  kapora: 3000,
  kalan: 7000,
  toplamUcret: 10000,
  notlar: '',
}

describe('a record', () => {
  const dates = { girisTarihi: '10.12.2026', cikisTarihi: '15.12.2026' }
  const stay = { checkIn: '2026-12-10', checkOut: '2026-12-15' }

  test('of the older layout is parsed, including amounts as text or missing', () => {
    const older = { ...dates, musteriAdi: 'Mehmet', kapora: '2500', kalan: 'yok' }

    const read = readRecord('a', older, undefined)

    const known = { musteriAdi: 'Mehmet', kapora: 2500, kalan: 0, toplamUcret: 0, notlar: '' }
    expect(read).toEqual({
      reservation: { id: 'a', version: 0, stay, ...known },
      older: {
        dates,
        details: known,
        readings: [{ name: 'kalan', before: 'yok', after: '0' }],
        wrong: [],
      },
    })
  })

  test('of the older layout with a date that is no text cannot be moved', () => {
    const read = readRecord('a', { ...dates, ...details, girisTarihi: 20261210 }, undefined)

    expect(read).toMatchObject({
      unreadable: { problem: 'dates' },
      older: { wrong: ['girisTarihi'] },
    })
  })
})
