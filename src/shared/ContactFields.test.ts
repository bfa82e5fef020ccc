import { expect, test } from 'vitest'
import { meantEmail, questionAbout } from './ContactFields.tsx'

test.each([
  ['emma@gmial.com', 'emma@gmail.com'],
  ['emma@gnail.com', 'emma@gmail.com'],
  ['emma@gmail.co', 'emma@gmail.com'],
  ['e.m-ma@HOTMIAL.com ', 'e.m-ma@hotmail.com'],
  ['şule.ışık@gmail.com', 'sule.isik@gmail.com'],
  ['emma@gmaıl.com', 'emma@gmail.com'],
  ['<emma@gmial.com>', 'emma@gmail.com'],
])('suggests for %s the address %s', (typed, meant) => {
  expect(meantEmail(typed)).toBe(meant)
})

test.each([
  'emma@gmail.com',
  'emma@mail.com',
  'emma@ymail.com',
  'şule@ornek.com.tr',
  'emma@gmal.co',
  'emma',
  '@gmial.com',
  '',
])('suggests nothing for %j', (typed) => {
  expect(meantEmail(typed)).toBeNull()
})

test.each([
  ['+44 7700 900123', null],
  ['0044 7700 900123', null],
  ['0532 000 00 27', null],
  ['532 000 00 27', null],
  ['0252 284 00 00', null],
  ['12345', null],
  ['07700 900123', { meant: '+44 7700 900123' }],
  ['7700 900123', 'country'],
  ['0151 23456789', 'country'],
  ['0532 000 00 27 / 0533 000 00 28', 'two'],
  ['+44 7700 900123, +44 7700 900124', 'two'],
  ['0532 000 00 27 veya 0533 000 00 28', 'two'],
  ['٠٥٣٢ ٠٠٠ ٠٠ ٢٧', null],
  ['0532 000 00 2', 'digit'],
  ['+90 532 000 00 2', 'digit'],
  ['+90 532 000 00 27', null],
  ['+50 234 56789', null],
])('asks about %j: %j', (phone, question) => {
  expect(questionAbout(phone)).toEqual(question)
})
