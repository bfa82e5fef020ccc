import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rules } from './rules.ts'
import { writeRules } from './write.ts'

test('the rules that are deployed are those of this folder: npm run rules', () => {
  expect(readFileSync('database.rules.json', 'utf8')).toBe(writeRules(rules))
})
