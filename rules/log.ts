import { isShort, LONGEST_KEY, owner, signature } from './conditions.ts'
import { all, any, has, isOneOf, type Rules } from './language.ts'

const version = "newRoot.child('versions/' + $record)"

/** Guarantee 5: an entry is the one of its version. */
const isOfVersion = all(
  `newData.child('version').val() === ${version}.child('n').val()`,
  `${version}.child('entry').val() === $entry`,
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
      '.write': `${owner} && !data.exists()`,
      '.validate': all(
        has('newData', ['at', 'by', 'verb', 'version']),
        isOfVersion,
        `$entry.length <= ${LONGEST_KEY}`,
      ),
      ...signature,
      verb: { '.validate': 'newData.isString() && newData.val().length <= 20' },
      version: { '.validate': true },
      changes: {
        $field: {
          '.validate': `$field.length <= ${LONGEST_KEY} && newData.hasChildren()`,
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
