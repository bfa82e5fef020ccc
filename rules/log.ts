import { firstTime, isShort, LONGEST_KEY, owner } from './conditions.ts'
import { after, all, any, has, isOneOf, type Rules, same, valueAt } from './language.ts'

const version = (name: string) => valueAt(after('versions', '$record', name))

/** Guarantee 5: an entry is the one of its version. */
const isOfVersion = all(
  same(valueAt('newData', 'version'), version('n')),
  same(version('entry'), '$entry'),
)

const shortValue = isShort(LONGEST_KEY)

/**
 * The changes of a stay, a request or the prices, `/log/{id}/{entry}`: author, time, operation and
 * values. Guarantee 5: an entry is written once. Nothing can be removed from it, so its values are
 * too short for a sentence: of names and notes the office writes only that they changed.
 */
export const log: Rules = {
  '.read': owner,
  $record: {
    $entry: {
      '.write': all(owner, firstTime),
      '.validate': all(
        has('newData', ['at', 'by', 'verb', 'version']),
        isOfVersion,
        `$entry.length <= ${LONGEST_KEY}`,
      ),
      at: { '.validate': same('newData.val()', 'now') },
      by: { '.validate': same('newData.val()', 'auth.token.email') },
      verb: { '.validate': all('newData.isString()', 'newData.val().length <= 20') },
      version: { '.validate': true },
      changes: {
        $field: {
          '.validate': `$field.length <= ${LONGEST_KEY}`,
          $side: {
            '.validate': all(
              isOneOf('$side', ['before', 'after']),
              any('newData.hasChildren()', shortValue),
            ),
            // A season, or the terms.
            $part: { '.validate': shortValue },
          },
        },
      },
      $other: { '.validate': false },
    },
  },
}
