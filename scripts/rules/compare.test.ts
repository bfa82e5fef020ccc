import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compileRules } from '#local-backend/rtdb/rules.ts'
import { compareRules } from './compare.ts'
import { generateWrites, TABLE } from './writes.ts'

const file = 'database.rules.json'
const text = readFileSync(file, 'utf8')
const rules = compileRules(text, file)
const writes = [...TABLE, ...generateWrites(1_000, 1)]

test('rules agree with themselves, on what they grant and on what they refuse', () => {
  const { granted, refused, different } = compareRules(writes, rules, rules)

  expect(granted).toBeGreaterThan(100)
  expect(refused).toBeGreaterThan(1_000)
  expect(different).toEqual([])
})

test.each([
  ['longer notes', 'length <= 5000', 'length <= 5001'],
  ['an earlier version', ': 0) + 1', ': 0) + 0'],
  ['a night of another', "'nights').child", "'night').child"],
  ['a stranger', "root.child('admins').child(auth.uid).exists()", 'true'],
])('a condition that lets in %s is found', (_what, condition, instead) => {
  const looser = text.replaceAll(condition, instead)

  expect(looser).not.toBe(text)
  expect(compareRules(writes, rules, compileRules(looser, file)).different).not.toEqual([])
})
