import { expect, test } from 'vitest'
import { meantEmail } from './meantEmail.ts'

test.each([
  ['emma@gmial.com', 'emma@gmail.com'],
  ['emma@gnail.com', 'emma@gmail.com'],
  ['emma@gmail.co', 'emma@gmail.com'],
  ['e.m-ma@HOTMIAL.com ', 'e.m-ma@hotmail.com'],
  ['şule.ışık@gmail.com', 'sule.isik@gmail.com'],
  ['emma@gmaıl.com', 'emma@gmail.com'],
  ['<emma@gmial.com>', 'emma@gmail.com'],
  ['elif@example..com', 'elif@example.com'],
  ['x@example.con', 'x@example.com'],
  ['şule@ornek.cmo', 'şule@ornek.com'],
  ['ada@gmail.com.tr', 'ada@gmail.com'],
  ['www.ada@gmail.com', 'ada@gmail.com'],
  ['ada@gmail.c', 'ada@gmail.com'],
  ['ada@web.d', 'ada@web.de'],
])('suggests for %s the address %s', (typed, meant) => {
  expect(meantEmail(typed)).toBe(meant)
})

test.each([
  'emma@gmail.com',
  'emma@mail.com',
  'emma@ymail.com',
  'şule@ornek.com.tr',
  'ada@yahoo.com.tr',
  'emma@gmal.co',
  'emma',
  '@gmial.com',
  '',
])('suggests nothing for %j', (typed) => {
  expect(meantEmail(typed)).toBeNull()
})
