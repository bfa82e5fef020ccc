import { termsFields } from '#domain/prices/prices.ts'
import { seasonFields } from '#domain/prices/season.ts'
import { namesOf } from '#domain/record.ts'
import { hasNeeded, owner } from '#rules/conditions.ts'
import {
  after,
  all,
  any,
  at,
  before,
  differ,
  exists,
  isOneOf,
  type Rules,
  same,
  valueAt,
  when,
} from '#rules/language.ts'
import { entryRules, isNewest, namesNewEntry } from './entry.ts'

/** The changes of the prices have happened: each moves `revision` on and is said once. */
const countsItsChange = all(
  same(valueAt('newData', 'revision'), valueAt(after('prices/revision'))),
  differ(valueAt('newData', 'revision'), valueAt(before('prices/revision'))),
)

const value = 'newData.val()'
const isAfter = same('$side', "'after'")
const season = ['prices', 'seasons', '$season', '$field']

/** It is what the same write leaves, or finds. */
const isSeasons = same(value, when(isAfter, valueAt(after(...season)), valueAt(before(...season))))

/** It is what the same write leaves; what is found may be no terms, which ask for nothing, or unreadable ones. */
const isTerms = all(
  isOneOf('$field', namesOf(termsFields)),
  any('newData.isNumber()', 'newData.isBoolean()'),
  any(differ('$side', "'after'"), same(value, valueAt(after('prices/terms', '$field')))),
)

const isNoText = 'newData.hasChildren()'

/** The prices before or after: the terms and the seasons that the change concerns, as they are stored; no text stands here for ever. */
const side: Rules = {
  '.validate': all(any(same('$side', "'before'"), isAfter), isNoText),
  terms: { '.validate': isNoText, $field: { '.validate': isTerms } },
  seasons: {
    '.validate': isNoText,
    $season: {
      '.validate': hasNeeded(seasonFields),
      $field: { '.validate': isSeasons },
    },
  },
  $other: { '.validate': false },
}

/** What was done to the prices, `/log/prices`; `last` is the newest entry's key: there is one for each change. */
export const priceLog: Rules = {
  last: {
    '.write': all(owner, exists('newData')),
    '.validate': all(namesNewEntry, exists(at('newData.parent()', value))),
  },
  $entry: entryRules(['revision'], all(isNewest, countsItsChange), {
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
