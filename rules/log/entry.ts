import { firstTime, LONGEST_KEY, owner } from '#rules/conditions.ts'
import {
  all,
  any,
  at,
  exists,
  has,
  isOneOf,
  not,
  type Rules,
  same,
  valueAt,
} from '#rules/language.ts'

/** The entry that `last` is to name. */
export const newest = at('newData.parent()', 'newData.val()')

/** `last` names an entry that comes with the same write. */
export const namesNewEntry = all(
  'newData.isString()',
  exists(newest),
  not(exists(at('data.parent()', 'newData.val()'))),
)

/** The entry is the one that `last` names: one write has one entry. */
const isNewest = same(valueAt('newData.parent()', 'last'), '$entry')

/** The part of an entry that tells how things were, or how they are now. */
export const isSide = isOneOf('$side', ['before', 'after'])

/** A value in a log, which nobody can take out again: a number, a mark, or a text that is too short for a sentence. */
export const shortValue = any(
  'newData.isNumber()',
  'newData.isBoolean()',
  all('newData.isString()', `newData.val().length <= ${LONGEST_KEY}`),
)

/**
 * Guarantee 5: an entry of a log is written once and never changed, with the server's time and the writer's address. `needs`
 * are the `parts` that it may not lack.
 */
export function entryRules(needs: readonly string[], parts: Rules): Rules {
  return {
    '.write': all(owner, firstTime),
    '.validate': all(
      has('newData', ['at', 'by', 'verb', ...needs]),
      isNewest,
      `$entry.length <= ${LONGEST_KEY}`,
    ),
    at: { '.validate': same('newData.val()', 'now') },
    by: { '.validate': same('newData.val()', 'auth.token.email') },
    verb: { '.validate': all('newData.isString()', 'newData.val().length <= 20') },
    ...parts,
  }
}
