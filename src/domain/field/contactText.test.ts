import { expect, test } from 'vitest'
import { cleanEmail, cleanPhone } from './textField.ts'

test.each([
  ' ada@example.com ',
  '\u200bada@example.com\ufeff',
  '\u202aada@example.com\u202c',
  'Ada Deniz <ada@example.com>',
  'Ada <mailto:ada@example.com>',
  'ada@example.com>.',
  '"ada@example.com",',
])('%j is the address ada@example.com', (typed) => {
  expect(cleanEmail(typed)).toBe('ada@example.com')
})

test.each(['a.b+c@example.com', 'a@b.example, c@d.example', 'ada', 'şule@örnek.com'])(
  'the address %j is not changed',
  (typed) => {
    expect(cleanEmail(typed)).toBe(typed)
  },
)

test.each([
  ['\u202a+90 532 000 00 27\u202c', '+90 532 000 00 27'],
  ['٠٥٣٢ ٠٠٠ ٠٠ ٢٧', '0532 000 00 27'],
  ['＋９０ ５３２ ０００ ００ ２７', '+90 532 000 00 27'],
  ['tel:+905320000027', '+905320000027'],
  [' 0532 000 00 27 / 0533 000 00 28 ', '0532 000 00 27 / 0533 000 00 28'],
])('the number %j is %s', (typed, number) => {
  expect(cleanPhone(typed)).toBe(number)
})
