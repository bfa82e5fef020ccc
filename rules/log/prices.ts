import { termsFields } from '#domain/prices/prices.ts'
import { seasonFields } from '#domain/prices/season.ts'
import { namesOf } from '#domain/record.ts'
import { owner } from '#rules/conditions.ts'
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
const season = ['prices', 'seasons', '$season']

/** It is what the same write leaves, or finds, whole. */
const isSeason = all(
  ...namesOf(seasonFields).map((name) =>
    same(
      valueAt('newData', name),
      when(isAfter, valueAt(after(...season), name), valueAt(before(...season), name)),
    ),
  ),
)

/** It is what the same write leaves, or finds; what is found may be no terms, which ask for nothing, or unreadable ones. */
const isTerms = all(
  isOneOf('$field', namesOf(termsFields)),
  any(
    same(
      value,
      when(
        isAfter,
        valueAt(after('prices/terms', '$field')),
        valueAt(before('prices/terms', '$field')),
      ),
    ),
    all(differ('$side', "'after'"), any('newData.isNumber()', 'newData.isBoolean()')),
  ),
)

const isNoText = 'newData.hasChildren()'

/** The prices before or after: the terms and the seasons that the change concerns, as they are stored; no text stands here for ever. */
const side: Rules = {
  '.validate': all(any(same('$side', "'before'"), isAfter), isNoText),
  terms: { '.validate': isNoText, $field: { '.validate': isTerms } },
  seasons: {
    '.validate': isNoText,
    $season: {
      '.validate': all(isNoText, isSeason),
      $field: { '.validate': isOneOf('$field', namesOf(seasonFields)) },
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
