import { LONGEST_UID } from '#domain/channels/feed.ts'
import type { Bounds } from '#domain/field/field.ts'
import { type Fields, namesOf } from '#domain/record.ts'
import { isShort, LONGEST_KEY, untouched } from './conditions.ts'
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

/** The rules of a record with exactly these fields. The largest group of equal conditions is written once. */
export function recordRules(
  fields: Fields,
  { and = {}, every, more = {} }: { and?: Rules; every?: string; more?: Rules } = {},
): Rules {
  const groups = new Map<string, string[]>()
  for (const name of namesOf(fields)) {
    const conditions = [every, boundsOf(fields, name), and[name]]
    const condition = all(...conditions.filter((each) => typeof each === 'string'))
    groups.set(condition, [...(groups.get(condition) ?? []), name])
  }
  const size = ([condition, names]: [string, string[]]) => condition.length * (names.length - 1)
  const [largest] = [...groups].toSorted((one, other) => size(other) - size(one))
  const [shared, names] = largest && largest[1].length > 2 ? largest : ['', []]
  const single = [...groups]
    .filter(([condition]) => condition !== shared)
    .flatMap(([condition, each]) => each.map((name) => [name, { '.validate': condition }] as const))
  const others = shared === '' ? false : all(isOneOf('$other', names), shared)
  return { ...Object.fromEntries(single), ...more, $other: { '.validate': others } }
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
  return all(IS_TEXT, ...(required ? [`${VALUE}.length >= 1`] : []), isShortEnough)
}
