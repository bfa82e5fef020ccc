import { expect, test } from 'vitest'
import { cleanAddress, cleanEmail } from './textField.ts'

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
  ['https://calendar.example/c.ics\u200b', 'https://calendar.example/c.ics'],
  ['https://calendar.example/c.ics\u202c', 'https://calendar.example/c.ics'],
  ['https://calendar.example/c.ics?a=1&amp;s=2', 'https://calendar.example/c.ics?a=1&s=2'],
  [' <https://pay.example/x> ', 'https://pay.example/x'],
])('%j is the address %s', (typed, address) => {
  expect(cleanAddress(typed)).toBe(address)
})
