import { expect, test } from 'vitest'
import * as v from 'valibot'
import type { Limits } from '#domain/field/field.ts'
import { type Fields, mayLack } from '#domain/field/record.ts'
import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import { compileRules } from '#rtdb-emulator/rtdb/rules.ts'
import { fromJson } from '#rtdb-emulator/rtdb/value.ts'
import { recordRules } from './fields.ts'
import { writeRules } from './language.ts'
import { sampleOf, valueWithin } from './testing.ts'
import { DECLARED } from './testingFields.ts'

test.each(DECLARED)('the rules of %s have the limits of the declaration', (_name, fields) => {
  const { judge, sample } = recordOf(fields)
  const wrong = Object.entries(fields).flatMap(([name, { limits, stored }]) =>
    valuesAround(limits)
      .filter((value) => judge({ ...sample, [name]: value }) !== v.is(stored, value))
      .map((value) => [name, value]),
  )

  expect(wrong).toEqual([])
})

test.each(DECLARED)('the rules of %s require what the declaration requires', (_name, fields) => {
  const { judge, sample } = recordOf(fields)
  const mayMiss = Object.keys(fields).filter((name) => judge({ ...sample, [name]: null }))
  const optional = Object.entries(fields).filter(([, field]) => mayLack(field))

  expect(mayMiss).toEqual(optional.map(([name]) => name))
})

test.each(DECLARED)('the rules of %s refuse an unknown field', (_name, fields) => {
  const { judge, sample } = recordOf(fields)

  expect(judge({ ...sample, unknown: 'x' })).toBe(false)
})

/** A permitted record, and whether the rules permit another. */
function recordOf(fields: Fields) {
  // Some records have only optional fields.
  const key = { needs: ['key'], more: { key: { '.validate': true } } }
  const record = recordRules(fields, key)
  const ruleset = compileRules(writeRules({ record: { '.write': true, ...record } }), 'rules/')
  return {
    sample: { ...sampleOf(fields), key: 'x' },
    judge: (value: Json): boolean => {
      const [before, after] = [fromJson({}), fromJson({ record: value })]
      return ruleset.mayWrite({ paths: [['record']], before, after, auth: null, now: 0 })
    },
  }
}

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
