/**
 * The vocabulary of this folder's conditions. A condition, a value and a place are texts in
 * Firebase's language of rules, with one additional variable: `newRoot` is the whole database after
 * a write, written as `newData.parent().parent()…` with one `parent()` for each level of the rule's
 * path.
 */
export type Rules = { readonly [key: string]: boolean | string | readonly string[] | Rules }

/** All conditions are true. */
export function all(...conditions: string[]): string {
  return conditions.join(' && ')
}

/** At least one condition is true. */
export function any(...conditions: string[]): string {
  return `(${conditions.join(' || ')})`
}

/** The condition is false. */
export function not(condition: string): string {
  return / (&&|\|\||[=!<>]+|\?) /.test(condition) ? `!(${condition})` : `!${condition}`
}

/** One value if `condition` is true, else the other. */
export function when(condition: string, then: string, otherwise: string): string {
  return `(${condition} ? ${then} : ${otherwise})`
}

/** Both conditions are true, or both are false. */
export function together(one: string, other: string): string {
  return `(${one}) === ${other}`
}

/** Two values are equal, or both missing. */
export function same(one: string, other: string): string {
  return `${one} === ${other}`
}

/** Two values differ. */
export function differ(one: string, other: string): string {
  return `${one} !== ${other}`
}

/** The whole value matches one of these words. */
export function isOneOf(value: string, words: readonly string[]): string {
  return matches(value, new RegExp(`^(${words.join('|')})$`))
}

/**
 * A text matches a pattern; other values do not. Rules lack `\u`, so characters are literal (and
 * escaped in the file), and the meaning of a slash in brackets is undocumented.
 */
export function matches(value: string, { source }: RegExp): string {
  const pattern = source
    .replaceAll(/\\u([\da-f]{4})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replaceAll(/(?<!\\)\//g, '\\/')
  return `${value}.matches(/${pattern}/)`
}

/** A string literal of the language of rules. */
export function word(text: string): string {
  return `'${text.replaceAll(/['\\]/g, '\\$&')}'`
}

/**
 * The place at `keys` below `place`; a key is a name, a path of names, a `$variable` or a value.
 * Names and variables become one path; a value that may be missing remains a step of its own, which fails without it.
 */
export function at(place: string, ...keys: string[]): string {
  return keys.reduce((above, key) => {
    const part = /^[\w/]+$/.test(key) ? word(key) : key
    const joined = /^(.*\.child\()((?:'[\w/]+'|\$\w+|auth\.uid| \+ )+)\)$/.exec(above)
    if (!joined || !/^('[\w/]+'|\$\w+|auth\.uid)$/.test(part)) return `${above}.child(${part})`
    return `${joined[1]}${`${joined[2]} + '/' + ${part}`.replaceAll("' + '", '')})`
  }, place)
}

/** A place before the write, from the root. */
export function before(...keys: string[]): string {
  return at('root', ...keys)
}

/** A place after the write, from the root. */
export function after(...keys: string[]): string {
  return at('newRoot', ...keys)
}

/** The value at a place below `place`. */
export function valueAt(place: string, ...keys: string[]): string {
  return `${at(place, ...keys)}.val()`
}

/** The place has a value. */
export function exists(place: string): string {
  return `${place}.exists()`
}

/** All of these children exist at `place`. */
export function has(place: string, names: readonly string[]): string {
  return `${place}.hasChildren([${names.map(word).join(', ')}])`
}
