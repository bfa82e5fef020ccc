import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PLACES } from './attacks/places.ts'
import { noPriority, owner } from './conditions.ts'
import { writeRules } from './language.ts'
import { rules } from './rules.ts'

test('the deployed rules are generated from this folder: npm run rules', () => {
  expect(readFileSync('database.rules.json', 'utf8')).toBe(writeRules(rules))
})

test('the rules contain only visible characters', () => {
  expect(writeRules(rules)).toMatch(/^[\n -~ÇĞİÖŞÜçğıöşü…’]*$/)
})

test('a write begins with the condition that an owner makes it, except where a guest may', () => {
  const places = PLACES.flatMap(({ name, rule: { '.write': condition } }) =>
    typeof condition === 'string' && !/^ && |^$/.test(withoutOwner(condition)) ? name : [],
  )

  expect(places).toEqual(['/requests/$request', '/reviews/$key'])
})

test('a place that names its children refuses others, and one without any has a condition', () => {
  const open = PLACES.filter(({ rule }) => {
    const children = Object.keys(rule).filter((key) => !key.startsWith('.'))
    const hasOthers = children.some((key) => key.startsWith('$'))
    return !hasOthers && (children.length > 0 || rule['.validate'] === undefined)
  })

  // Nothing else is granted at the root, and nobody writes an owner's entry.
  expect(open.map(({ name }) => name)).toEqual(['/', '/admins/$uid'])
})

test('no priority is stored where anyone may write: it could be a text beside each value', () => {
  const open = PLACES.filter(({ name, rule: { '.validate': condition } }) => {
    const isVisitors = /^\/(requests|guestPages|reviews)\//.test(name)
    const isClosed = typeof condition === 'string' && condition.includes(noPriority)
    return isVisitors && condition !== false && !isClosed
  })

  expect(open).toEqual([])
})

/** What follows the condition of an owner. */
function withoutOwner(condition: string): string {
  return condition.startsWith(owner) ? condition.slice(owner.length) : condition
}
