import { expect, test } from 'vitest'
import { meantEmail } from './mistypedEmail.ts'

test.each([
  ['emma@gmial.com', 'emma@gmail.com'],
  ['emma@gmai.com', 'emma@gmail.com'],
  ['emma@gmaill.com', 'emma@gmail.com'],
  ['emma@gnail.com', 'emma@gmail.com'],
  ['emma@gmail.co', 'emma@gmail.com'],
  ['emma@gmail.cmo', 'emma@gmail.com'],
  ['e.m-ma@HOTMIAL.com ', 'e.m-ma@hotmail.com'],
  ['emma@yaho.com', 'emma@yahoo.com'],
  ['emma@outlok.com', 'emma@outlook.com'],
])('suggests for %s the address %s', (typed, meant) => {
  expect(meantEmail(typed)).toBe(meant)
})

test.each([
  'emma@gmail.com',
  'emma@GMAIL.com',
  'emma@mail.com',
  'emma@ymail.com',
  'emma@gmx.de',
  'emma@villadefne.com',
  'emma@gmal.co',
  'emma@',
  'emma',
  '@gmial.com',
  '',
])('suggests nothing for %j', (typed) => {
  expect(meantEmail(typed)).toBeNull()
})
