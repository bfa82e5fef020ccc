import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { plain, plainLines, text, groupIban, iban, isIban } from './textField.ts'

const line = plain(text({ required: true, max: 20 }))
const lines = plainLines(text({ max: 20 }))

describe('a stranger’s text', () => {
  const INVISIBLE = ['\u00a0', '\u3000', '\u200b\u200d', '\ufeff', '\u2060', '\u2800', '\u00ad']

  test.each([...INVISIBLE, ' ', ''])('is missing when %j is typed', (blank) => {
    expect(v.safeParse(line.typed, blank).issues?.[0].message).toBe('missing')
  })

  test.each(INVISIBLE)('is empty when %j is stored, which the rules cannot refuse', (blank) => {
    expect(v.parse(line.stored, blank)).toBe('')
  })

  test.each(['Ada\u0000', 'Ada\u202e', 'A\u2066da', 'Ada\u0085', 'A\nda', '\u202aAda\u202c'])(
    'loses invisible characters in the form and when parsed: %j',
    (typed) => {
      expect(v.parse(line.typed, typed)).toBe('Ada')
      expect(v.parse(line.stored, typed)).toBe('Ada')
    },
  )

  test.each(['Ada Yılmaz', 'عائشة', 'O’Neill-Şahin', '🌊', 'नमस्\u200dते'])(
    'is unchanged in every script: %j',
    (typed) => {
      expect(v.parse(line.typed, typed)).toBe(typed)
      expect(v.parse(line.stored, typed)).toBe(typed)
    },
  )

  test('keeps its line breaks if it has several lines', () => {
    expect(v.parse(lines.typed, 'a\n\tb\u0007')).toBe('a\n\tb')
    expect(v.parse(lines.typed, ' \u200b')).toBe('')
    expect(v.parse(lines.stored, 'a\u200b\u0007')).toBe('a\u200b')
  })
})

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
  expect(v.parse(iban().typed, pasted)).toBe('TR330006100519786457841326')
})

test('asks whether a letter O in an IBAN is a zero', () => {
  const read = v.safeParse(iban().typed, 'TR33 O006 1005 1978 6457 8413 26')
  expect(read.issues?.map(({ message }) => message)).toContain('ibanLetter')
})

test('stores an IBAN without spaces, and shows it in groups of four', () => {
  expect(v.parse(iban().typed, ' tr33 0006100519786457841326')).toBe('TR330006100519786457841326')
  expect(groupIban('TR330006100519786457841326')).toBe('TR33 0006 1005 1978 6457 8413 26')
})
