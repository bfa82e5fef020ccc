import { expect, test } from 'vitest'
import {
  cleanPhone,
  isShortened,
  phoneDigits,
  phoneLink,
  questionAbout,
  whatsappLink,
} from './phone.ts'

test.each([
  ['\u202a+90 532 000 00 27\u202c', '+90 532 000 00 27'],
  ['٠٥٣٢ ٠٠٠ ٠٠ ٢٧', '0532 000 00 27'],
  ['＋９０ ５３２ ０００ ００ ２７', '+90 532 000 00 27'],
  ['tel:+905320000027', '+905320000027'],
  ["'+90 532 000 00 27", '+90 532 000 00 27'],
  ['905320000027.0', '905320000027'],
  [' 0532 000 00 27 / 0533 000 00 28 ', '0532 000 00 27 / 0533 000 00 28'],
])('the number %j is %s', (typed, number) => {
  expect(cleanPhone(typed)).toBe(number)
})

test.each([
  ['9,05321E+11', true],
  ['4.479e11', true],
  ['5E+09', true],
  ['905320000027', false],
])('%s is shortened by a spreadsheet: %s', (text, shortened) => {
  expect(isShortened(text)).toBe(shortened)
})

test.each([
  ['0555 (010) 20-30', 'tel:05550102030'],
  ['+90 555 010 20 30', 'tel:+905550102030'],
  ['0532 000 00 27 / 0533 000 00 28', 'tel:05320000027'],
  ['05550102030;ext=1,,*21*0900#', 'tel:05550102030'],
  ['+90 532 123 45 67 x12', 'tel:+905321234567'],
  ['+1 (555) 123-4567 ext. 9', 'tel:+15551234567'],
  ['0532 123 45 67 dahili 12', 'tel:05321234567'],
  ['0532 123 45 67 (DAHİLİ: 12) Ayşe', 'tel:05321234567'],
  ['+905321234567,,12', 'tel:+905321234567'],
  ['+44 (0)7911 123456', 'tel:+447911123456'],
  ['+31 06 12345678', 'tel:+31612345678'],
  ['+33 06 12 34 56 78', 'tel:+33612345678'],
  ['+43 0664 1234567', 'tel:+436641234567'],
  ['+41 079 123 45 67', 'tel:+41791234567'],
  ['+61 0412 345 678', 'tel:+61412345678'],
])('a call link for %j has only its digits, without an extension', (number, link) => {
  expect(phoneLink(number)).toBe(link)
})

test('a chat link has the number’s digits, whatever its text', () => {
  const link = new URL(whatsappLink('+90 555?text=x&a', 'Boş mu? #1 & 2'))

  expect(link.origin + link.pathname).toBe('https://wa.me/90555')
  expect([...link.searchParams]).toEqual([['text', 'Boş mu? #1 & 2']])
})

test.each([
  ['0532 000 00 27', '905320000027'],
  ['0532 000 00 27, 0533 000 00 28', '905320000027'],
  ['+90 532 000 00 27', '905320000027'],
  ['905320000027', '905320000027'],
  ['0044 7700 900123', '447700900123'],
  ['+90 0555 010 20 30', '905550102030'],
  ['+39 06 6982', '39066982'],
  ['07700 900123', ''],
  ['0252 284 00 00', ''],
  ['+5 012 345 678', '5012345678'],
  ['', ''],
])('a chat with %j opens %s', (number, digits) => {
  expect(whatsappLink(number, '')).toBe(`https://wa.me/${digits}?text=`)
})

test.each([
  ['+44 7700 900123', null],
  ['0532 000 00 27', null],
  ['532 000 00 27', null],
  ['0252 284 00 00', null],
  ['07700', 'short'],
  ['+44 7700', 'short'],
  ['', null],
  ['07700 900123', { meant: '+44 7700 900123' }],
  ['7700 900123', 'country'],
  ['0532 000 00 27 / 0533 000 00 28', 'two'],
  ['0532 000 00 27 veya 0533 000 00 28', 'two'],
  ['٠٥٣٢ ٠٠٠ ٠٠ ٢٧', null],
  ['0532 000 00 2', 'digit'],
  ['+90 532 000 00 2', 'digit'],
  ['+50 234 56789', null],
  ['0532 123 45 67 dahili 12', null],
  ['0532 123 45 6 x12', 'digit'],
  ['+90 532 123 45 678', 'extra'],
  ['+905321234567 +905331234567', 'two'],
  ['+905321234567 905331234567', 'two'],
  ['9O532 1234567', 'letter'],
])('asks about %j: %j', (phone, question) => {
  expect(questionAbout(phone)).toEqual(question)
})

test.each([
  '0555 010 20 30',
  '+90 555 010 20 30',
  '0090 (0)555 010 20 30',
  '5550102030',
  '0555 010 20 30 dahili 5',
])('%s is the same number', (number) => {
  expect(phoneDigits(number)).toBe('5550102030')
})

test('a foreign number keeps its country code, and a number that is too short is invalid', () => {
  expect(phoneDigits('+44 7700 900123')).toBe('447700900123')
  expect(phoneDigits('0044 7700 900123')).toBe('447700900123')
  expect(phoneDigits('12 34')).toBeNull()
  expect(phoneDigits('')).toBeNull()
})
