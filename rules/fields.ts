import { LONGEST_UID } from '#domain/channels/feed.ts'
import type { Bounds } from '#domain/field/field.ts'
import { type Fields, namesOf } from '#domain/record.ts'
import { hasNeeded, isShort, LONGEST_KEY, signature, untouched } from './conditions.ts'
import { ISO, WRITTEN } from './days.ts'
import { all, any, isOneOf, matches, type Rules } from './language.ts'

const VALUE = 'newData.val()'
const IS_TEXT = 'newData.isString()'
const IS_NUMBER = 'newData.isNumber()'

// An echo: two days and the UID of an event.
const LONGEST_FOUND = 22 + LONGEST_UID

/** What a calendar's check found, or the caretaker: pages parse it, so the rules limit its size only. */
export const found: Rules = { $name: { '.validate': isShort(LONGEST_FOUND) } }

/** The same for several findings under short keys. */
export const foundByKey: Rules = {
  $key: { '.validate': `$key.length <= ${LONGEST_KEY} && newData.hasChildren()`, ...found },
}

type Additions = {
  /** Another condition of some fields, by name. */
  and?: { readonly [name: string]: string }
  /** Another condition of each field. */
  every?: string
  /** Other children. */
  more?: Rules
}

/** The rules of exactly these fields, some of which may be missing. */
export function fieldRules(fields: Fields, { and = {}, every, more = {} }: Additions = {}): Rules {
  const rules = namesOf(fields).map(
    (name) => [name, { '.validate': all(every, boundsOf(fields, name), and[name]) }] as const,
  )
  return { ...Object.fromEntries(rules), ...more, $other: { '.validate': false } }
}

/** The rules of a record that has its required fields and those of `needs`, as a whole meets `check`, and if `signed` names its writer. */
export function recordRules(
  fields: Fields,
  {
    check = [],
    needs = [],
    signed = false,
    more,
    ...others
  }: Additions & { check?: string[]; needs?: string[]; signed?: boolean } = {},
): Rules {
  return {
    '.validate': all(...check, hasNeeded(fields, ...needs, ...(signed ? ['by', 'at'] : []))),
    ...fieldRules(fields, { ...others, more: { ...(signed && signature), ...more } }),
  }
}

/** A key that the office makes is short. */
export function isShortKey(name: string): string {
  return `${name}.length <= ${LONGEST_KEY}`
}

/** A field of a record is within its bounds. */
export function boundsOf(fields: Fields, name: string): string {
  const field = fields[name]
  if (!field) throw new Error(`${name} is no field`)
  return within(field.bounds)
}

function within(bounds: Bounds): string {
  switch (bounds.is) {
    case 'text':
      return textCondition(bounds)
    case 'number':
      return IS_NUMBER
    case 'whole':
      return `${IS_NUMBER} && ${VALUE} % 1 === 0 && ${VALUE} >= ${bounds.min} && ${VALUE} <= ${bounds.max}`
    case 'word':
      return isOneOf(VALUE, bounds.words)
    case 'day':
      return matches(VALUE, ISO)
    // An existing value may remain, so that an older record can be moved, and the guest's name
    // removed from the public half, whatever its dates.
    case 'writtenDay':
      return all(IS_TEXT, any(untouched, ...WRITTEN.map((form) => matches(VALUE, form))))
    case 'yesNo':
      return 'newData.isBoolean()'
    case 'mark':
      return `${VALUE} === true`
    case 'unstored':
      return 'false'
  }
}

function textCondition({ required, max, pattern }: Bounds & { is: 'text' }): string {
  const isShortEnough = `${VALUE}.length <= ${max}`
  // Only a text matches a pattern, and a match is not empty.
  if (pattern) return all(isShortEnough, matches(VALUE, pattern))
  return all(IS_TEXT, required ? `${VALUE}.length >= 1` : undefined, isShortEnough)
}
