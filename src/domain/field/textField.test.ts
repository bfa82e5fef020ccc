import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { plain, plainLines, text } from './textField.ts'

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
