import { isOneOf, all, after, has, type Rules, same, valueAt } from '#rules/language.ts'
import { LONGEST_KEY, owner, firstTime } from '#rules/conditions.ts'
import { shortValue } from './entry.ts'

const version = (name: string) => valueAt(after('versions', '$reservation', name))

/** Guarantee 5: an entry is written once, as the one of its version, with the server's time and the writer's address. */
const isOfVersion = all(
  same(valueAt('newData', 'version'), version('n')),
  same(version('entry'), '$entry'),
)

/**
 * The changes of a stay, `/log/{stay}/{entry}`. Nothing can be removed from it, so its values are too short for a sentence: of
 * names and notes the office writes only that they changed.
 */
export const stayLog: Rules = {
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
        $side: { '.validate': all(isOneOf('$side', ['before', 'after']), shortValue) },
      },
    },
    $other: { '.validate': false },
  },
}
