import { describe, expect, test } from 'vitest'
import { writtenDay } from './dayField.ts'
import { optional, withDefault } from './field.ts'
import { count } from './numberField.ts'
import { choice, email, text } from './textField.ts'
import {
  emptyTexts,
  readFields,
  readTexts,
  differingFields,
  showFields,
  type ValuesOf,
  writeFields,
} from './record.ts'
import { day } from '#domain/testing.ts'

const fields = {
  name: text({ required: true, max: 10 }),
  guests: optional(count({ min: 1, max: 6 })),
  mail: optional(email()),
  since: writtenDay(),
  kind: withDefault(choice(['own', 'other']), 'own'),
}
const whole: ValuesOf<typeof fields> = {
  name: 'Ayşe',
  guests: 4,
  since: day('2026-07-01'),
  kind: 'other',
}
const texts = { name: 'Ayşe', guests: '4', mail: '', since: '01.07.2026', kind: 'other' }

test('a record is parsed as it was written, without other fields', () => {
  const stored = writeFields(fields, whole)

  expect(stored).toEqual({ name: 'Ayşe', guests: 4, since: '01.07.2026', kind: 'other' })
  expect(readFields(fields, { ...stored, unknown: 1 })).toEqual({ values: whole })
})

test('a missing optional field is omitted, or has its default', () => {
  expect(readFields(fields, { name: 'Ayşe', since: '2026-07-01' })).toStrictEqual({
    values: { name: 'Ayşe', since: '2026-07-01', kind: 'own' },
  })
})

test.each([
  ['nothing', undefined, ['name', 'since']],
  ['a text', 'dolu', ['name', 'since']],
  ['a count as text', { ...whole, guests: '4' }, ['guests']],
  ['half a guest', { ...whole, guests: 1.5 }, ['guests']],
  ['a word of no list', { ...whole, kind: 'x' }, ['kind']],
])('a record that is %s lists the invalid fields', (_, stored, wrong) => {
  expect(readFields(fields, stored)).toEqual({ wrong })
})

test('a record beyond its limits lists the fields', () => {
  const long = { ...whole, name: 'x'.repeat(11), guests: 7 }

  expect(readFields(fields, long)).toEqual({ wrong: ['name', 'guests'] })
})

describe('the texts of a form', () => {
  test('show a record, and are parsed as the same', () => {
    expect(showFields(fields, whole)).toEqual(texts)
    expect(readTexts(fields, texts)).toEqual({ value: whole })
  })

  test('omit optional fields, even if a blank was typed', () => {
    expect(readTexts(fields, { ...texts, mail: ' ' })).toEqual({ value: whole })
  })

  test('that are empty lack only required fields', () => {
    expect(readTexts(fields, emptyTexts(fields))).toEqual({
      problems: {
        name: { code: 'missing' },
        since: { code: 'missing' },
        kind: { code: 'missing' },
      },
    })
  })
})

test('records are equal when these fields are', () => {
  expect(differingFields(fields, whole, { ...whole })).toEqual([])
  expect(differingFields(fields, whole, { ...whole, guests: 5 })).toEqual(['guests'])
})
