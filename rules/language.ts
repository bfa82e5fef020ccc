/**
 * A part of the database's rules. A condition is a text in Firebase's language of rules, with one
 * additional variable: `newRoot` is the whole database after the write, written as
 * `newData.parent().parent()…` with one `parent()` for each level of the rule's path. Firebase
 * validates neither deletions nor missing parts, so conditions on these are in `.write`.
 */
export type Rules = { readonly [key: string]: boolean | string | string[] | Rules }

/** All conditions are true; those that are left out count for nothing. */
export function all(...conditions: (string | undefined)[]): string {
  return conditions.filter((each) => each !== undefined).join(' && ')
}

/** At least one condition is true. */
export function any(...conditions: string[]): string {
  return `(${conditions.join(' || ')})`
}

/** All of these children exist at `place`. */
export function has(place: string, names: readonly string[]): string {
  return `${place}.hasChildren([${names.map((name) => `'${name}'`).join(', ')}])`
}

/** The whole value matches one of these words. */
export function isOneOf(value: string, words: readonly string[]): string {
  return matches(value, new RegExp(`^(${words.join('|')})$`))
}

/** A text matches a pattern. Slashes are escaped: their meaning in brackets is undocumented. */
export function matches(value: string, { source }: RegExp): string {
  return `${value}.matches(/${source.replaceAll(/(?<!\\)\//g, '\\/')}/)`
}

/** These children are equal at both places after the write. */
export function areEqual(names: readonly string[], place: string, one = 'newData'): string {
  return all(
    ...names.map((name) => `${one}.child('${name}').val() === ${place}.child('${name}').val()`),
  )
}

/** The text of `database.rules.json`: JSON with one comment. */
export function writeRules(rules: Rules): string {
  const text = JSON.stringify(placed(rules, 0), null, 1)
  return `{\n // Written by \`npm run rules\` from rules/.\n "rules": ${text}\n}\n`
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
