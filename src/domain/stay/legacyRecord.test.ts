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
    const known = { musteriAdi: 'Mehmet', kapora: 2500, kalan: 0, toplamUcret: 0, notlar: '' }
    const readings = [{ name: 'kalan', before: 'yok', after: '0' }]

    expect(readRecord('a', written, undefined)).toEqual({
      reservation: { id: 'a', version: 0, dates: stay, ...known, status: 'booked' },
      legacy: { dates, details: known, readings, wrong: [] },
    })
  })

  test('with a date that is no text cannot be moved', () => {
    expect(readRecord('a', { ...legacy, girisTarihi: 20261210 }, undefined)).toMatchObject({
      unreadable: { problem: 'dates' },
      legacy: { wrong: ['girisTarihi'] },
    })
  })

  test('is moved as it is, its dates untouched', () => {
    expect(readLegacy(legacy)).toEqual({ dates, details, readings: [], wrong: [] })
  })

  test.each([
    ['1.500', 1500],
    ['4.000 TL', 4000],
    ['₺12.500,50', 12_500.5],
    ['yok', 0],
    [true, 0],
  ])('reads %o as the form does, and shows what that changes', (kapora, lira) => {
    const read = readLegacy({ ...legacy, kapora })

    expect(read?.details.kapora).toBe(lira)
    expect(read?.readings).toEqual([
      { name: 'kapora', before: String(kapora), after: String(lira) },
    ])
  })

  test.each([
    ['2500', 2500],
    ['', 0],
    [undefined, 0],
    [null, 0],
    [2500.125, 2500.125],
    [-5, -5],
  ])('reads %o without a question', (kalan, lira) => {
    const read = readLegacy({ ...legacy, kalan })

    expect(read?.details.kalan).toBe(lira)
    expect(read?.readings).toEqual([])
  })

  test('keeps its texts to the letter, and those of unknown fields in the notes', () => {
    const more = { oda: 'üst', guests: 4, evcil: false, adres: { sokak: 'Çınar' } }

    expect(readLegacy({ ...legacy, ...more, musteriAdi: ' Ayşe  ', notlar: 7 })).toMatchObject({
      details: {
        musteriAdi: ' Ayşe  ',
        notlar: '7\noda: üst\nguests: 4\nevcil: false\nadres: {"sokak":"Çınar"}',
      },
      wrong: [],
    })
  })

  test.each([
    ['no name', { musteriAdi: undefined }, ['musteriAdi']],
    ['a huge name', { musteriAdi: 'x'.repeat(201) }, ['musteriAdi']],
    ['a branch for notes', { notlar: { a: 1 } }, ['notlar']],
    ['a number for a date', { girisTarihi: 20_261_210 }, ['girisTarihi']],
    ['no day', { girisTarihi: undefined, cikisTarihi: undefined }, ['girisTarihi', 'cikisTarihi']],
    ['a huge unknown field', { oda: 'x'.repeat(5001) }, ['notlar']],
  ])('with %s is not moved in part', (_, change, wrong) => {
    expect(readLegacy({ ...legacy, ...change })?.wrong).toEqual(wrong)
  })

  test.each([[dates], [{}], [null], ['dolu'], [undefined]])('is not %o', (stored) => {
    expect(readLegacy(stored)).toBeNull()
  })
})
