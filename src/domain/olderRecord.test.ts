import { describe, expect, test } from 'vitest'
import { readOlder } from './olderRecord.ts'

const dates = { girisTarihi: '12/10/2026', cikisTarihi: '12.12.2026' }
const details = {
  musteriAdi: 'Mehmet Demir',
  toplamUcret: 5000,
  kapora: 1000,
  kalan: 4000,
  notlar: '',
}
const older = { ...dates, ...details }

describe('a record of the older layout', () => {
  test('is moved with unchanged dates', () => {
    expect(readOlder(older)).toEqual({ dates, details, eski: {}, readings: [], wrong: [] })
  })

  test.each([
    ['1.500', 1500],
    ['4.000 TL', 4000],
    ['₺12.500,50', 12_500.5],
    ['1500.00', 1500],
    ['yok', 0],
    ['4 bin', 0],
    [true, 0],
  ])('reads %o as the form does, and shows what that changes', (kapora, lira) => {
    const read = readOlder({ ...older, kapora })

    expect(read?.details.kapora).toBe(lira)
    expect(read?.readings).toEqual([
      { name: 'kapora', before: String(kapora), after: String(lira) },
    ])
  })

  test.each([
    ['2500', 2500],
    [' 2500 ', 2500],
    ['', 0],
    ['  ', 0],
    [undefined, 0],
    [null, 0],
    [2500.125, 2500.125],
    [-5, -5],
  ])('reads %o without a question', (kalan, lira) => {
    const read = readOlder({ ...older, kalan })

    expect(read?.details.kalan).toBe(lira)
    expect(read?.readings).toEqual([])
  })

  test('keeps its texts exactly, including unknown fields', () => {
    const more = { oda: 'üst', guests: 4, evcil: false, adres: { sokak: 'Çınar' } }

    expect(readOlder({ ...older, ...more, musteriAdi: ' Ayşe  ', notlar: 7 })).toMatchObject({
      details: { musteriAdi: ' Ayşe  ', notlar: '7' },
      eski: { ...more, adres: '{"sokak":"Çınar"}' },
      wrong: [],
    })
  })

  test.each([
    ['no name', { musteriAdi: undefined }, ['musteriAdi']],
    ['a blank name', { musteriAdi: '  ' }, ['musteriAdi']],
    ['a huge name', { musteriAdi: 'x'.repeat(201) }, ['musteriAdi']],
    ['a branch for notes', { notlar: { a: 1 } }, ['notlar']],
    ['huge notes', { notlar: 'x'.repeat(5001) }, ['notlar']],
    ['a number for a date', { girisTarihi: 20_261_210 }, ['girisTarihi']],
    [
      'no dates',
      { girisTarihi: undefined, cikisTarihi: undefined },
      ['girisTarihi', 'cikisTarihi'],
    ],
    ['something huge besides', { oda: 'x'.repeat(5001) }, ['eski']],
  ])('with %s is not moved in part', (_, change, wrong) => {
    expect(readOlder({ ...older, ...change })?.wrong).toEqual(wrong)
  })

  test('keeps as much of unknown fields as the rules allow', () => {
    expect(readOlder({ ...older, oda: 'x'.repeat(5000) })?.wrong).toEqual([])
  })

  test('keeps invalid dates unchanged', () => {
    expect(readOlder({ ...older, girisTarihi: '31.02.2026' })).toMatchObject({
      dates: { girisTarihi: '31.02.2026', cikisTarihi: '12.12.2026' },
      wrong: [],
    })
  })

  test.each([[dates], [{}], [null], ['dolu'], [undefined]])('is not %o', (stored) => {
    expect(readOlder(stored)).toBeNull()
  })
})
