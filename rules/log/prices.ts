import { termsFields } from '#domain/prices/prices.ts'
import { seasonFields } from '#domain/prices/season.ts'
import { namesOf } from '#domain/record.ts'
import { owner } from '#rules/conditions.ts'
import {
  after,
  all,
  before,
  differ,
  exists,
  isOneOf,
  type Rules,
  same,
  valueAt,
} from '#rules/language.ts'
import { entryRules, isSide, namesNewEntry, shortValue } from './entry.ts'

/** Each change of the prices increments `revision` and has one entry. */
const isNewRevision = all(
  same('newData.val()', valueAt(after('prices/revision'))),
  differ('newData.val()', valueAt(before('prices/revision'))),
)

/** The terms and the seasons that a change concerns, before or after it. */
const side: Rules = {
  '.validate': all(isSide, 'newData.hasChildren()'),
  terms: { $field: { '.validate': all(isOneOf('$field', namesOf(termsFields)), shortValue) } },
  seasons: {
    $season: {
      '.validate': 'newData.hasChildren()',
      $field: { '.validate': all(isOneOf('$field', namesOf(seasonFields)), shortValue) },
    },
  },
  $other: { '.validate': false },
}

/** The log of the prices, `/log/prices`; `last` is the newest entry's key. */
export const priceLog: Rules = {
  last: {
    '.write': all(owner, exists('newData')),
    '.validate': namesNewEntry,
  },
  $entry: entryRules(['revision'], {
    revision: { '.validate': isNewRevision },
    $side: side,
  }),
}
