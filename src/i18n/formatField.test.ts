import { beforeAll, expect, test } from 'vitest'
import { reservationFields } from '#domain/stay/reservation.ts'
import { day } from '#domain/testing.ts'
import { formatField } from './formatField.ts'
import { formatExactMoney } from './formatNumbers.ts'
import { loadOfficeTexts } from './index.ts'

beforeAll(loadOfficeTexts)

test.each([
  ['musteriAdi', '01.07.2026', '01.07.2026', '01.07.2026'],
  ['girisTarihi', day('2026-07-01'), '01.07.2026', '1 Jul 2026'],
  ['depositDueBy', day('2026-07-10'), '10.07.2026', '10 Jul 2026'],
  ['toplamUcret', 12_500, '₺12.500', '₺12,500'],
  ['guests', 4, '4', '4'],
  ['blocked', true, 'evet', 'yes'],
  ['phone', '+90 555 111 22 33', '+90 555 111 22 33', '+90 555 111 22 33'],
  ['notlar', '', '—', '—'],
  ['email', undefined, '—', '—'],
] as const)(
  '%s that is %j is formatted as %s in Turkish and %s in English',
  (name, value, tr, en) => {
    expect(formatField(reservationFields[name], value, 'en')).toBe(en)
    expect(formatField(reservationFields[name], value, 'tr')).toBe(tr)
  },
)

test('an amount is shown in whole lira, and beside another one with its kuruş', () => {
  expect(formatField(reservationFields.kapora, 1250.4, 'tr')).toBe('₺1.250')
  expect(formatField(reservationFields.kapora, 1250.4, 'tr', formatExactMoney)).toBe('₺1.250,40')
})
