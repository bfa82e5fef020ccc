import * as v from 'valibot'
import { expect, test } from 'vitest'
import { accountNumber, groupIban, isIban } from './bankField.ts'

test.each([
  ['TR33 0006 1005 1978 6457 8413 26', true],
  ['DE89 3704 0044 0532 0130 00', true],
  ['TR33 0006 1005 1978 6457 8413 27', false],
  ['TR00 0000 0000 0000 0000 0000 00', false],
  ['TR33 0006 1005 1978 6457 8413', false],
])('checks the digits of %s', (typed, isRight) => {
  expect(isIban(typed)).toBe(isRight)
})

test.each([
  'TR33 0006 1005 1978 6457 8413 26',
  '\u200eTR330006100519786457841326',
  '\u202aTR33 0006 1005 1978 6457 8413 26\u202c',
  'TR33-0006-1005-1978-6457-8413-26',
  'IBAN: TR33 0006 1005 1978 6457 8413 26',
])('reads the IBAN that was pasted as %j', (pasted) => {
  expect(v.parse(accountNumber().typed, pasted)).toBe('TR330006100519786457841326')
})

test('asks whether a letter O in an IBAN is a zero', () => {
  const read = v.safeParse(accountNumber().typed, 'TR33 O006 1005 1978 6457 8413 26')
  expect(read.issues?.map(({ message }) => message)).toContain('ibanLetter')
})

test('stores an IBAN without spaces, and shows it in groups of four', () => {
  expect(v.parse(accountNumber().typed, ' tr33 0006100519786457841326')).toBe(
    'TR330006100519786457841326',
  )
  expect(groupIban('TR330006100519786457841326')).toBe('TR33 0006 1005 1978 6457 8413 26')
})
