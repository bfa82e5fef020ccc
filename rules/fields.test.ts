import { expect, test } from 'vitest'
import * as v from 'valibot'
import { type Limits, storedWithin } from '#domain/field/limits.ts'
import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import { compileRules } from '#rtdb-emulator/rtdb/rules.ts'
import { fromJson } from '#rtdb-emulator/rtdb/value.ts'
import { within } from './fields.ts'
import { writeRules } from './language.ts'
import { valueWithin } from './testing.ts'

/** Each kind of limits. */
const LIMITS: readonly Limits[] = [
  { is: 'text', required: false, max: 9 },
  { is: 'text', required: true, max: 9 },
  { is: 'text', required: true, max: 9, pattern: /^[a-z]+$/ },
  { is: 'number' },
  { is: 'whole', min: 1, max: 9 },
  { is: 'word', words: ['one', 'other'] },
  { is: 'day' },
  { is: 'writtenDay' },
  { is: 'boolean' },
  { is: 'true' },
]

test.each(LIMITS)('the rules accept what can be read: %j', (limits) => {
  const rules = { value: { '.write': true, '.validate': within(limits) } }
  const ruleset = compileRules(writeRules(rules), 'rules/')
  const isAccepted = (value: Json) => {
    const [before, after] = [fromJson({}), fromJson({ value })]
    return ruleset.mayWrite({ paths: [['value']], before, after, auth: null, now: 0 })
  }
  const wrong = valuesAround(limits).filter(
    (value) => isAccepted(value) !== v.is(storedWithin(limits), value),
  )

  expect(wrong).toEqual([])
})

/** Values on both sides of each limit, and of another type. */
function valuesAround(limits: Limits): Json[] {
  const sound = valueWithin(limits)
  switch (limits.is) {
    case 'text': {
      const { max } = limits
      return [
        ...[0, 1, 2, max - 1, max, max + 1].map((length) => ofLength(String(sound), length)),
        ' ',
        1,
      ]
    }
    case 'whole': {
      const { min, max } = limits
      return [min - 1, min, min + 0.5, min + 1, max - 1, max, max + 1, String(max)]
    }
    case 'word':
      return [...limits.words, `${limits.words[0]}x`, '', 1]
    case 'day':
      return [
        sound,
        '2026-02-30',
        '2026-02-29',
        '2028-02-29',
        '2026-04-31',
        '2026-12-31',
        '2026-7-1',
        '01.07.2026',
        1,
      ]
    case 'writtenDay':
      return [sound, '31.04.2026', '04/31/2026', '2026-04-31', '30.02.2026', '1.7.2026', 'x']
    case 'number':
      return [-1, 0, 0.5, '1']
    case 'boolean':
    case 'true':
      return [true, false, 'true', 1]
    case 'unstored':
      return []
  }
}

/** A text cut, or filled with its last character, to a length. */
function ofLength(text: string, length: number): string {
  return text.slice(0, length).padEnd(length, text.slice(-1))
}
