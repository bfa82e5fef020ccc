import { expect, test } from 'vitest'
import { LETTER_KINDS } from './letter.ts'
import {
  fillText,
  placeholdersOf,
  strangersIn,
  toStoredText,
  toTypedText,
  type Words,
} from './placeholders.ts'

const NAMES = [...new Set(LETTER_KINDS.flatMap(placeholdersOf))]
const words = {
  ...Object.fromEntries(NAMES.map((name) => [name, `ein ${name}`])),
  guest: 'misafir',
  checkIn: 'giriş günü',
} as Words

test('a letter is filled with what is true of one guest', () => {
  const text = 'Merhaba {guest},\n\n{ Giriş günü } günü bekliyoruz.'

  expect(fillText(text, { guest: 'İpek', checkIn: '10 Temmuz' }, words)).toBe(
    'Merhaba İpek,\n\n10 Temmuz günü bekliyoruz.',
  )
})

test('a line that names what the stay does not have is left out, and leaves no hole', () => {
  const text = 'Merhaba,\n\nKapora: {deposit}, en geç {depositBy}\n\nÖdenen: {paid}\nGörüşürüz'

  expect(fillText(text, { deposit: '₺3.000', paid: '₺500' }, words)).toBe(
    'Merhaba,\n\nÖdenen: ₺500\nGörüşürüz',
  )
})

test('what a guest is called is no placeholder, whatever it looks like', () => {
  expect(fillText('{guest} {total}', { guest: '{total} {iban}', total: '5' }, words)).toBe(
    '{total} {iban} 5',
  )
})

test('what is typed in one language is stored for every language, and comes back as typed', () => {
  const typed = 'Merhaba {misafir}, {giriş günü} günü {başka}'
  const stored = toStoredText(typed, words)

  expect(stored).toBe('Merhaba {guest}, {checkIn} günü {başka}')
  expect(toTypedText(stored, words)).toBe(typed)
})

test.each([
  ['{misafir} {guest} {giriş günü}', []],
  ['{misafr} ve {misafr}', ['{misafr}']],
  ['{ein iban}', ['{ein iban}']],
  ['{misafir', ['{']],
  ['misafir} {{misafir}}', ['}', '{']],
  ['{}', ['{}']],
])('%s names what cannot be filled in a letter of thanks: %j', (text, strangers) => {
  expect(strangersIn(text, 'thanks', words)).toEqual(strangers)
})

test.each([
  ['{İade edilecek}', '{returned}'],
  ['{MİSAFİR}', '{guest}'],
  ['{KİŞİ SAYISI}', '{people}'],
  ['{İban}', '{iban}'],
  ['{CHECKIN}', '{checkIn}'],
])('%s is stored as %s', (typed, stored) => {
  const turkish = { ...words, returned: 'iade edilecek', people: 'kişi sayısı', iban: 'IBAN' }

  expect(toStoredText(typed, turkish)).toBe(stored)
})

test('what one letter may name another may not', () => {
  expect(strangersIn('{ein iban}', 'confirmation', words)).toEqual([])
  expect(strangersIn('{ein kept}', 'confirmation', words)).toEqual(['{ein kept}'])
})
