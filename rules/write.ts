import type { Rules } from './language.ts'

const HEADER = '// Written by `npm run rules` from rules/.'

/** The text of `database.rules.json`: JSON with one comment, with conditions relative to their place. */
export function writeRules(rules: Rules): string {
  return `{\n ${HEADER}\n "rules": ${written(rules, 0)}\n}\n`
}

function written(value: Rules[string], depth: number): string {
  if (typeof value === 'string') return JSON.stringify(value.replaceAll('newRoot', rootFrom(depth)))
  if (typeof value === 'boolean') return String(value)
  if (isList(value)) return `[${value.map((each) => JSON.stringify(each)).join(', ')}]`
  const [only, ...others] = Object.entries(value)
  if (only?.[0].startsWith('.') && others.length === 0)
    return `{ ${JSON.stringify(only[0])}: ${written(only[1], depth)} }`
  const indent = ' '.repeat(depth + 1)
  const lines = Object.entries(value).map(
    ([key, below]) =>
      `${indent} ${JSON.stringify(key)}: ${written(below, key.startsWith('.') ? depth : depth + 1)}`,
  )
  return `{\n${lines.join(',\n')}\n${indent}}`
}

function isList(value: Rules | readonly string[]): value is readonly string[] {
  return Array.isArray(value)
}

/** The whole database after a write, from a place so many levels below its root. */
function rootFrom(depth: number): string {
  return `newData${'.parent()'.repeat(depth)}`
}
