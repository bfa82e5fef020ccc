/**
 * The few words in which the conditions of this folder are put together. A condition, a value and a place are texts in the
 * database's own language of rules, as Firebase documents it, with one variable more: `newRoot` is the whole database as a write
 * leaves it, for which that language says `newData.parent().parent()…`, one `parent()` for each step of the rule's path.
 */
export type Rules = { readonly [key: string]: boolean | string | readonly string[] | Rules }

/** Every one of them holds. */
export function all(...conditions: string[]): string {
  return conditions.join(' && ')
}

/** At least one of them holds. */
export function any(...conditions: string[]): string {
  return `(${conditions.join(' || ')})`
}

/** It does not hold. */
export function not(condition: string): string {
  return /\s/.test(condition) ? `!(${condition})` : `!${condition}`
}

/** One thing where `condition` holds, another where it does not. */
export function when(condition: string, then: string, otherwise: string): string {
  return `(${condition} ? ${then} : ${otherwise})`
}

/** Two conditions of which both hold or neither. */
export function together(one: string, other: string): string {
  return `(${one}) === ${other}`
}

/** Two values are the same; nothing is the same as nothing. */
export function same(one: string, other: string): string {
  return `${one} === ${other}`
}

/** Two values are not the same. */
export function differ(one: string, other: string): string {
  return `${one} !== ${other}`
}

/** The whole value matches one of these words. */
export function isOneOf(value: string, words: readonly string[]): string {
  return matches(value, new RegExp(`^(${words.join('|')})$`))
}

/**
 * A text matches a pattern; what is no text does not. The language knows no `\u`, so that a character stands there as itself
 * (and is escaped where the file is written), and nothing is said of a slash in brackets.
 */
export function matches(value: string, { source }: RegExp): string {
  const pattern = source
    .replaceAll(/\\u([\da-f]{4})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replaceAll(/(?<!\\)\//g, '\\/')
  return `${value}.matches(/${pattern}/)`
}

/** A word, as the language writes it. */
export function word(text: string): string {
  return `'${text.replaceAll(/['\\]/g, '\\$&')}'`
}

/** The place that `keys` lead to from `place`; a key is a name, a path of names, a `$variable` or a value. */
export function at(place: string, ...keys: string[]): string {
  return keys.reduce((above, key) => {
    return `${above}.child(${/^[\w/]+$/.test(key) ? word(key) : key})`
  }, place)
}

/** A place as it is before the write, from the root. */
export function before(...keys: string[]): string {
  return at('root', ...keys)
}

/** A place as the write leaves it, from the root. */
export function after(...keys: string[]): string {
  return at('newRoot', ...keys)
}

/** What stands at a place, from `place` down. */
export function valueAt(place: string, ...keys: string[]): string {
  return `${at(place, ...keys)}.val()`
}

/** Something stands there. */
export function exists(place: string): string {
  return `${place}.exists()`
}

/** Everything of this stands below `place`. */
export function has(place: string, names: readonly string[]): string {
  return `${place}.hasChildren([${names.map(word).join(', ')}])`
}
