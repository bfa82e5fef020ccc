import type { Rules } from './language.ts'

const HEADER = '// Written by `npm run rules` from rules/.'

/** The text of `database.rules.json`: JSON with one comment. */
export function writeRules(rules: Rules): string {
  return `{\n ${HEADER}\n "rules": ${JSON.stringify(placed(rules, 0), null, 1)}\n}\n`
}

/** The same with `newRoot` relative to each place, so many levels below the root. */
function placed(value: Rules[string], depth: number): Rules[string] {
  if (typeof value === 'string')
    return value.replaceAll('newRoot', `newData${'.parent()'.repeat(depth)}`)
  if (typeof value === 'boolean' || Array.isArray(value)) return value
  const below = (key: string) => (key.startsWith('.') ? depth : depth + 1)
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, placed(each, below(key))]),
  )
}
