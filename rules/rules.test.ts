import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { owner } from './conditions.ts'
import { rules } from './rules.ts'
import { writeRules } from './write.ts'

test('the rules that are deployed are those of this folder: npm run rules', () => {
  expect(readFileSync('database.rules.json', 'utf8')).toBe(writeRules(rules))
})

test('whoever is asked for as an owner is asked for a session that still counts, everywhere', () => {
  const text = readFileSync('database.rules.json', 'utf8')

  const asked = text.split("root.child('admins')").length
  expect(asked).toBeGreaterThan(30)
  expect(text.split(JSON.stringify(owner).slice(1, -1)).length).toBe(asked)
})
