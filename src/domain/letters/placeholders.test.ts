import { expect, test } from 'vitest'
import { LETTER_KINDS } from './letter.ts'
import {
  fillText,
  placeholdersOf,
  unknownPlaceholdersIn,
  renamePlaceholders,
  type Words,
} from './placeholders.ts'

const NAMES = [...new Set(LETTER_KINDS.flatMap(placeholdersOf))]
const words = {
  ...Object.fromEntries(NAMES.map((name) => [name, `ein ${name}`])),
  guest: 'misafir',
  checkIn: 'giriş günü',
} as Words

test('a letter is filled with one guest’s facts', () => {
  const text = 'Merhaba {guest},\n\n{ Giriş günü } günü bekliyoruz.'

  expect(fillText(text, { guest: 'İpek', checkIn: '10 Temmuz' }, words)).toBe(
    'Merhaba İpek,\n\n10 Temmuz günü bekliyoruz.',
  )
})

test('omits a line with a placeholder that the stay lacks, without a gap', () => {
  const text = 'Merhaba,\n\nKapora: {deposit}, en geç {dueNow}\n\nÖdenen: {paid}\nGörüşürüz'

  expect(fillText(text, { deposit: '₺3.000', paid: '₺500' }, words)).toBe(
    'Merhaba,\n\nÖdenen: ₺500\nGörüşürüz',
  )
})

test('a guest’s name is never a placeholder', () => {
  expect(fillText('{guest} {total}', { guest: '{total} {accountNumber}', total: '5' }, words)).toBe(
    '{total} {accountNumber} 5',
  )
})

test('a text typed in one language is stored language-independently, and shown as typed', () => {
  const typed = 'Merhaba {misafir}, {giriş günü} günü {başka}'
  const stored = renamePlaceholders(typed, words, 'stored')

  expect(stored).toBe('Merhaba {guest}, {checkIn} günü {başka}')
  expect(renamePlaceholders(stored, words, 'typed')).toBe(typed)
})

test.each([
  ['{misafir} {guest} {giriş günü}', []],
  ['{misafr} ve {misafr}', ['{misafr}']],
  ['{ein accountNumber}', ['{ein accountNumber}']],
  ['{misafir', ['{']],
  ['misafir} {{misafir}}', ['}', '{']],
  ['{}', ['{}']],
])('%s has placeholders that a letter of thanks cannot fill: %j', (text, strangers) => {
  expect(unknownPlaceholdersIn(text, 'thanks', words)).toEqual(strangers)
})

test.each([
  ['{İade edilecek}', '{returned}'],
  ['{MİSAFİR}', '{guest}'],
  ['{KİŞİ SAYISI}', '{people}'],
  ['{İban}', '{accountNumber}'],
  ['{CHECKIN}', '{checkIn}'],
])('%s is stored as %s', (typed, stored) => {
  const turkish = {
    ...words,
    returned: 'iade edilecek',
    people: 'kişi sayısı',
    accountNumber: 'IBAN',
  }

  expect(renamePlaceholders(typed, turkish, 'stored')).toBe(stored)
})
