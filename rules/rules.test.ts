import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { owner } from './conditions.ts'
import { rules } from './rules.ts'
import { writeRules } from './language.ts'

test('the deployed rules are generated from this folder: npm run rules', () => {
  expect(readFileSync('database.rules.json', 'utf8')).toBe(writeRules(rules))
})

test('the rules contain only visible characters', () => {
  expect(writeRules(rules)).toMatch(/^[\n -~ÇĞİÖŞÜçğıöşü…’]*$/)
})

test('every rule that requires an owner requires a valid session', () => {
  const text = readFileSync('database.rules.json', 'utf8')

  const asked = text.split("root.child('admins").length
  expect(asked).toBeGreaterThan(30)
  expect(text.split(JSON.stringify(owner).slice(1, -1)).length).toBe(asked)
})
