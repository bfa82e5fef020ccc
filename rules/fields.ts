import type { Limits } from '#domain/field/limits.ts'
import { type Fields, mayLack } from '#domain/field/record.ts'
import { isShortText, LONGEST_KEY, untouched } from './conditions.ts'
import { all, any, has, isOneOf, matches, type Rules } from './language.ts'

// The days of a month; an older record may have a 29 February in every year.
const DAY = '(0[1-9]|[12]\\d)'
const MONTH = '(0[1-9]|1[0-2])'
const YEAR = '[1-9]\\d{3}'

// Without the years that end in 00.
const LEAP_YEAR = '[1-9]\\d(0[48]|[2468][048]|[13579][26])'

/** A day as yyyy-MM-dd. */
export const ISO = new RegExp(
  `^(${YEAR}-(${MONTH}-(0[1-9]|1\\d|2[0-8])|(0[13-9]|1[0-2])-(29|30)|(0[13578]|1[02])-31)|${LEAP_YEAR}-02-29)$`,
)

/** A day in the three stored formats: dd.MM.yyyy, MM/dd/yyyy and yyyy-MM-dd. */
const WRITTEN = [
  new RegExp(`^(${DAY}\\.${MONTH}|30\\.(0[13-9]|1[0-2])|31\\.(0[13578]|1[02]))\\.${YEAR}$`),
  new RegExp(`^(${MONTH}\\/${DAY}|(0[13-9]|1[0-2])\\/30|(0[13578]|1[02])\\/31)\\/${YEAR}$`),
  ISO,
]

// A pattern of the whole text, and without open repetitions, limits the length itself.
const LIMITING = /^\^[^*+]+\$$/

const VALUE = 'newData.val()'

type Additions = {
  /** Another condition of some fields, by name. */
  and?: { readonly [name: string]: string }
  /** Another condition of each field, and of the whole record. */
  every?: string
  /** Permissions of single fields, by name. */
  permissions?: { readonly [name: string]: Rules }
  /** Other children. */
  more?: Rules
  /** Conditions of the whole record. */
  check?: string[]
  /** Those of `more` that a record needs. */
  needs?: string[]
}

/** The rules of exactly these fields, some of which may be missing. */
export function fieldRules(
  fields: Fields,
  { and = {}, every, permissions = {}, more = {} }: Additions = {},
): Rules {
  const rules = Object.entries(fields).map(([name, { limits }]): [string, Rules] => {
    return [name, { ...permissions[name], '.validate': all(every, within(limits), and[name]) }]
  })
  return { ...Object.fromEntries(rules), ...more, $other: { '.validate': false } }
}

/** The same of a record that has all that it needs. */
export function recordRules(
  fields: Fields,
  { check = [], needs = [], ...additions }: Additions = {},
): Rules {
  return {
    '.validate': all(additions.every, ...check, hasNeeded(fields, ...needs)),
    ...fieldRules(fields, additions),
  }
}

/** A record has its required fields, and those of `more`; `undefined` if it needs none. */
export function hasNeeded(fields: Fields, ...more: string[]): string | undefined {
  const required = Object.entries(fields).filter(([, field]) => !mayLack(field))
  const needed = [...required.map(([name]) => name), ...more]
  return needed.length > 0 ? has('newData', needed) : undefined
}

/** A key that the office makes is short. */
export function isShortKey(name: string): string {
  return `${name}.length <= ${LONGEST_KEY}`
}

/** A value keeps to a field's limits. */
export function within(limits: Limits): string {
  switch (limits.is) {
    case 'text':
      return textCondition(limits)
    case 'number':
      return 'newData.isNumber()'
    // Only a number has a remainder.
    case 'whole':
      return `${VALUE} % 1 === 0 && ${VALUE} >= ${limits.min} && ${VALUE} <= ${limits.max}`
    case 'word':
      return isOneOf(VALUE, limits.words)
    case 'day':
      return matches(VALUE, ISO)
    // An existing value may remain, so that an older record can be moved, and the guest's name
    // removed from the public half, whatever its dates.
    case 'writtenDay':
      return any(untouched, ...WRITTEN.map((form) => matches(VALUE, form)))
    case 'boolean':
      return 'newData.isBoolean()'
    case 'true':
      return `${VALUE} === true`
    case 'unstored':
      return 'false'
  }
}

function textCondition({ required, max, pattern }: Limits & { is: 'text' }): string {
  // A match is not empty. Rules cannot name a character that nobody sees, so that screens show a
  // name of such characters as a missing one.
  const needed = pattern ?? (required ? /\S/ : undefined)
  const isLimited = pattern !== undefined && LIMITING.test(pattern.source)
  // The length first: a pattern may need a time that grows with its square.
  return all(isLimited ? undefined : isShortText(max), needed && matches(VALUE, needed))
}
