import { expect, test } from 'vitest'
import { addDays } from '#domain/date.ts'
import { day } from '#domain/testing.ts'
import { compileRules } from '#rtdb-emulator/rtdb/rules.ts'
import { parsePath, withNode } from '#rtdb-emulator/rtdb/tree.ts'
import { fromJson } from '#rtdb-emulator/rtdb/value.ts'
import { dayAfter, dayBefore } from './neighbours.ts'

/** What the rules make of a day, asked by a rule that grants its key alone. */
function isSaid(found: string): (day: string, expected: string) => boolean {
  const rule = JSON.stringify(`${found} === newData.val()`)
  const rules = compileRules(`{"rules": {"$day": {".write": ${rule}}}}`, 'a test')
  const before = fromJson(null)
  return (asked, expected) => {
    const paths = [parsePath(asked)]
    const after = withNode(before, parsePath(asked), fromJson(expected))
    return rules.mayWrite({ paths, before, after, auth: null, now: 0 })
  }
}

test('the rules know of each day from 2000 to 2100 which is the next and which the one before', () => {
  const [isNext, isFormer] = [isSaid(dayAfter('$day')), isSaid(dayBefore('$day'))]
  const wrong: string[] = []

  for (let each = day('2000-01-01'); each < '2100-12-31'; each = addDays(each, 1)) {
    const next = addDays(each, 1)
    if (!isNext(each, next) || !isFormer(next, each)) wrong.push(each)
  }

  expect(wrong).toEqual([])
})

test('what is no day leads to none', () => {
  expect(isSaid(dayAfter('$day'))('2026-07-32', '2026-07-33')).toBe(false)
  expect(isSaid(dayBefore('$day'))('2026-07-00', '2026-06-30')).toBe(false)
})
