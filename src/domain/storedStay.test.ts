import { describe, expect, test } from 'vitest'
import { hasDays, readStay, writeDays, writeStay } from './stay.ts'
import { day } from './testing.ts'

const BOTH = ['girisTarihi', 'cikisTarihi']

describe('the public half', () => {
  test.each([
    ['10.12.2026', '15.12.2026'],
    ['12/10/2026', '12/15/2026'],
    ['2026-12-10', '15.12.2026'],
  ])('is parsed from %s and %s', (girisTarihi, cikisTarihi) => {
    expect(readStay({ girisTarihi, cikisTarihi })).toEqual({
      stay: { checkIn: '2026-12-10', checkOut: '2026-12-15' },
    })
  })

  test.each([
    ['no day', { girisTarihi: '31.02.2026', cikisTarihi: '05.03.2026' }, 'dates', ['girisTarihi']],
    ['one date', { girisTarihi: '10.12.2026' }, 'dates', ['cikisTarihi']],
    ['a number', { girisTarihi: 20261210, cikisTarihi: '15.12.2026' }, 'dates', ['girisTarihi']],
    ['a text', 'dolu', 'dates', BOTH],
    ['nothing', undefined, 'dates', BOTH],
    [
      'dates the wrong way round',
      { girisTarihi: '15.12.2026', cikisTarihi: '10.12.2026' },
      'order',
      ['cikisTarihi'],
    ],
  ])('that contains %s has a reason why it is unreadable', (_, stored, problem, wrong) => {
    expect(readStay(stored)).toEqual({ problem, wrong })
  })
})

test('a stay that leaves on its first day is valid', () => {
  expect(readStay({ girisTarihi: '15.12.2026', cikisTarihi: '2026-12-15' })).toEqual({
    stay: { checkIn: '2026-12-15', checkOut: '2026-12-15' },
  })
})

test('the private half has both days as yyyy-MM-dd unless it is an older one, the public half as dd.MM.yyyy', () => {
  const stay = { checkIn: day('2026-12-30'), checkOut: day('2027-01-02') }

  expect(writeDays(stay)).toEqual({ checkIn: '2026-12-30', checkOut: '2027-01-02' })
  expect([{ ...writeDays(stay) }, { version: 1 }, null].map(hasDays)).toEqual([true, false, false])
  expect(writeStay(stay)).toEqual({ girisTarihi: '30.12.2026', cikisTarihi: '02.01.2027' })
})
