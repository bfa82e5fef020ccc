import type { Rules } from './language.ts'

const HEADER =
  '// Written by `npm run rules` from rules/, where each condition has its name and its reason.'

/** The text of `database.rules.json`: JSON, with one comment, in which a rule speaks of the database from where it stands. */
export function writeRules(rules: Rules): string {
  return `{\n  ${HEADER}\n  "rules": ${written(rules, 0)}\n}\n`
}

function written(value: Rules[string], depth: number): string {
  if (typeof value === 'string') return quoted(value.replaceAll('newRoot', rootFrom(depth)))
  if (typeof value === 'boolean') return String(value)
  if (isList(value)) return `[${value.map(quoted).join(', ')}]`
  const indent = '  '.repeat(depth + 1)
  const lines = Object.entries(value).map(
    ([key, below]) =>
      `${indent}  ${quoted(key)}: ${written(below, key.startsWith('.') ? depth : depth + 1)}`,
  )
  return `{\n${lines.join(',\n')}\n${indent}}`
}

function isList(value: Rules | readonly string[]): value is readonly string[] {
  return Array.isArray(value)
}

/** The whole database after a write, from a place so many steps below its root. */
function rootFrom(depth: number): string {
  return `newData${'.parent()'.repeat(depth)}`
}

/** A text of JSON in which every character can be seen: those of the patterns of what cannot be seen are escaped. */
function quoted(text: string): string {
  return JSON.stringify(text).replaceAll(
    /[^\x20-\x7eÇĞİÖŞÜçğıöşü]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
