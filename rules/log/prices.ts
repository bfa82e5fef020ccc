import { seasonFields } from '#domain/prices/season.ts'
import { hasNeeded, LONGEST_KEY } from '#rules/conditions.ts'
import {
  after,
  all,
  any,
  before,
  differ,
  isOneOf,
  type Rules,
  same,
  valueAt,
} from '#rules/language.ts'
import { entryRules } from './entry.ts'

/** The changes of the prices have happened: each moves `revision` on and is said once. */
const countsItsChange = all(
  same(valueAt('newData', 'revision'), valueAt(after('prices/revision'))),
  differ(valueAt('newData', 'revision'), valueAt(before('prices/revision'))),
)

/** Days and figures, and no other text: what stands here can never be taken out. */
const dayOrFigure = any(
  'newData.isNumber()',
  all('newData.isString()', 'newData.val().length <= 10', 'newData.val().matches(/^[0-9-]*$/)'),
)

/** The prices before or after: the terms and the seasons that the change concerns. */
const side: Rules = {
  '.validate': any(same('$side', "'before'"), same('$side', "'after'")),
  terms: { $field: { '.validate': any('newData.isNumber()', 'newData.isBoolean()') } },
  seasons: {
    $season: {
      '.validate': all(`$season.length <= ${LONGEST_KEY}`, hasNeeded(seasonFields)),
      $field: { '.validate': dayOrFigure },
    },
  },
  $other: { '.validate': false },
}

/** What was done to the prices, `/log/prices`. */
export const priceLog: Rules = {
  $entry: entryRules(['revision'], countsItsChange, {
    verb: {
      '.validate': all(
        'newData.isString()',
        isOneOf('newData.val()', ['add', 'edit', 'delete', 'copy', 'terms']),
      ),
    },
    revision: { '.validate': 'newData.isNumber()' },
    $side: side,
  }),
}
