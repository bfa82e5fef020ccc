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

/** The entry named by `last`. */
export const newest = at('newData.parent()', 'newData.val()')

/** `last` names an entry of the same write. */
export const namesNewEntry = all(
  'newData.isString()',
  exists(newest),
  not(exists(at('data.parent()', 'newData.val()'))),
)

/** The entry is the one named by `last`, so that one write has one entry. */
const isNewest = same(valueAt('newData.parent()', 'last'), '$entry')

/** The part of an entry with the values before or after. */
export const isSide = isOneOf('$side', ['before', 'after'])

/** A value in the append-only log: a number, a mark, or a text too short for a sentence. */
export const shortValue = any(
  'newData.isNumber()',
  'newData.isBoolean()',
  all('newData.isString()', `newData.val().length <= ${LONGEST_KEY}`),
)

/**
 * Guarantee 5: an entry of a log is immutable, with the server's time and the writer's address.
 * `needs` are its required `parts`.
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
