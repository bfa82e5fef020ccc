import { firstTime, LONGEST_KEY, owner } from '#rules/conditions.ts'
import { all, at, exists, has, not, type Rules, same, valueAt } from '#rules/language.ts'

/** The entry that `last` is to name. */
export const newest = at('newData.parent()', 'newData.val()')

/** What the newest entry says at a path of its own. */
export function said(path: string): string {
  return valueAt(newest, path)
}

/** `last` names an entry that comes with it: none that stood there already tells of this write. */
export const namesNewEntry = all(
  'newData.isString()',
  not(exists(at('data.parent()', 'newData.val()'))),
)

/** The entry is the one that `last` names: one write says one thing. */
export const isNewest = same(valueAt('newData.parent()', 'last'), '$entry')

/**
 * An entry of a log, made once and for ever, of the parts that it `needs`: the server's moment, the writer's own address, what
 * was done; `is` says what makes it true.
 */
export function entryRules(needs: readonly string[], is: string, parts: Rules): Rules {
  return {
    '.write': all(owner, firstTime),
    '.validate': all(
      has('newData', ['at', 'by', 'verb', ...needs]),
      is,
      `$entry.length <= ${LONGEST_KEY}`,
    ),
    at: { '.validate': same('newData.val()', 'now') },
    by: { '.validate': same('newData.val()', 'auth.token.email') },
    verb: { '.validate': 'newData.isString()' },
    ...parts,
  }
}
