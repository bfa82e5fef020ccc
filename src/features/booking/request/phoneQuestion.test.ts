import { expect, test } from 'vitest'
import { questionAbout } from './phoneQuestion.ts'

test.each([
  ['+44 7700 900123', null],
  ['0044 7700 900123', null],
  ['0532 000 00 27', null],
  ['532 000 00 27', null],
  ['0252 284 00 00', null],
  ['12345', null],
  ['07700 900123', { meant: '+44 7700 900123' }],
  ['(07700) 900-123', { meant: '+44 7700 900123' }],
  ['7700 900123', 'country'],
  ['0151 23456789', 'country'],
  ['06 12 34 56 78', 'country'],
])('asks about %j: %j', (phone, question) => {
  expect(questionAbout(phone)).toEqual(question)
})
