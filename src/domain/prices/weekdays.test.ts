import * as v from 'valibot'
import { expect, test } from 'vitest'
import { seasonFields, WEEK } from './prices.ts'

test('accepts any weekdays, each once and in order, and nothing else', () => {
  const subsets = Array.from({ length: 128 }, (_, bits) =>
    WEEK.filter((_, place) => bits & (1 << place)).join(''),
  )
  const { stored } = seasonFields.arrivalDays

  expect(subsets.filter((days) => !v.is(stored, days))).toEqual([''])
  expect(['8', '0', '11', '21', '671', 'x', '6 7', 6].filter((each) => v.is(stored, each))).toEqual(
    [],
  )
})
