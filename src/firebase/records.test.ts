import { describe, expect, test } from 'vitest'
import { readReservation, readStay } from './records.ts'

const details = {
  musteriAdi: 'Ayşe Yılmaz',
  kapora: 3000,
  kalan: 7000,
  toplamUcret: 10000,
  notlar: '',
}

describe('the public half', () => {
  test.each([
    ['10.12.2026', '15.12.2026'],
    ['12/10/2026', '12/15/2026'],
    ['2026-12-10', '15.12.2026'],
  ])('is read from %s and %s', (girisTarihi, cikisTarihi) => {
    expect(readStay({ girisTarihi, cikisTarihi })).toEqual({
      stay: { checkIn: '2026-12-10', checkOut: '2026-12-15' },
    })
  })

  test.each([
    ['a date that is none', { girisTarihi: '31.02.2026', cikisTarihi: '05.03.2026' }, 'dates'],
    ['one date', { girisTarihi: '10.12.2026' }, 'dates'],
    ['a number', { girisTarihi: 20261210, cikisTarihi: '15.12.2026' }, 'dates'],
    ['a text', 'dolu', 'dates'],
    ['nothing', undefined, 'dates'],
    [
      'dates the wrong way round',
      { girisTarihi: '15.12.2026', cikisTarihi: '10.12.2026' },
      'order',
    ],
    ['no night', { girisTarihi: '15.12.2026', cikisTarihi: '15.12.2026' }, 'order'],
  ])('that holds %s says why it cannot be read', (_, stored, problem) => {
    expect(readStay(stored)).toEqual({ problem })
  })
})

describe('a whole record', () => {
  const dates = { girisTarihi: '10.12.2026', cikisTarihi: '15.12.2026' }
  const stay = { checkIn: '2026-12-10', checkOut: '2026-12-15' }

  test('is read from its two halves', () => {
    expect(readReservation('a', dates, details)).toEqual({
      reservation: { id: 'a', stay, ...details },
      older: null,
    })
  })

  test('of the older layout is read from one, amounts as text or absent included', () => {
    const older = { ...dates, musteriAdi: 'Mehmet', kapora: '2500', kalan: 'yok' }

    const read = readReservation('a', older, undefined)

    const known = { musteriAdi: 'Mehmet', kapora: 2500, kalan: 0, toplamUcret: 0, notlar: '' }
    expect(read).toEqual({
      reservation: { id: 'a', stay, ...known },
      older: { dates, details: known },
    })
  })

  test('of the older layout is known as such though its dates are none', () => {
    const none = { girisTarihi: '31.02.2026', cikisTarihi: '?' }

    const read = readReservation('a', { ...none, ...details }, undefined)

    expect(read).toMatchObject({
      unreadable: { problem: 'dates' },
      older: { dates: none, details },
    })
  })

  test('of the older layout whose date is no text cannot be moved', () => {
    const read = readReservation('a', { ...dates, ...details, girisTarihi: 20261210 }, undefined)

    expect(read).toMatchObject({ unreadable: { problem: 'dates' }, older: null })
  })

  test.each([
    ['without its private half', dates, undefined, 'details'],
    ['with a mistyped private half', dates, { ...details, kapora: 'çok' }, 'details'],
    ['with dates that are none', { ...dates, girisTarihi: '31.02.2026' }, details, 'dates'],
    ['without its public half', undefined, details, 'dates'],
  ])('%s is reported with what is stored', (_, publicHalf, privateHalf, problem) => {
    const read = readReservation('a', publicHalf, privateHalf)

    expect(read).toHaveProperty('unreadable.problem', problem)
    expect(read).toHaveProperty(
      'unreadable.stored',
      expect.stringMatching(/girisTarihi|musteriAdi/),
    )
  })
})
