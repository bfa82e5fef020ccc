import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { TABLES } from '#local-backend/attacks/everyRow.ts'
import { compileRules } from '#rtdb-emulator/rtdb/rules.ts'
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

test.each([
  ['answers', 'a held request without its day', "'held') === newData", "'held') === data"],
  ['reviews', 'a star more', 'newData.val() <= 5', 'newData.val() <= 6'],
  ['prices', 'a price without its log', "child('revision')", "child('edition')"],
])('over the season of %s, a condition that lets in %s is found', (what, _, condition, instead) => {
  const { rows = [], ...world } = TABLES.find((table) => table.what === what) ?? {}
  const looser = text.replaceAll(condition, instead)

  expect(looser).not.toBe(text)
  expect(compareRules(rows, rules, rules, world).different).toEqual([])
  expect(compareRules(rows, rules, compileRules(looser, file), world).different).not.toEqual([])
})
