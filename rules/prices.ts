import { termsFields } from '#domain/prices/prices.ts'
import { seasonFields } from '#domain/prices/season.ts'
import type { Fields } from '#domain/record.ts'
import { hasNeeded, LONGEST_KEY, owner, saidUnder, wholeOrGone } from './conditions.ts'
import { recordRules } from './fields.ts'
import {
  after,
  all,
  any,
  at,
  before,
  differ,
  exists,
  not,
  type Rules,
  same,
  valueAt,
  when,
} from './language.ts'

const revision = ['prices', 'revision']

/** The change is counted, and with that said under /log. */
const isCounted = differ(valueAt(after(...revision)), valueAt(before(...revision)))

const newestEntry = at(after('log/prices'), valueAt(after('log/prices/last')))

/** The entry names what is changed: what is left of it, and what stood there, where that can be read. */
function isNamed(fields: Fields, ...place: string[]): string {
  return all(
    same(exists(at(newestEntry, 'after', ...place)), exists('newData')),
    any(not(hasNeeded(fields, 'data')), exists(at(newestEntry, 'before', ...place))),
  )
}

/**
 * What a stay costs, for everyone to read. That seasons do not overlap is seen to by who writes them: a rule cannot look
 * through a list.
 */
export const prices: Rules = {
  '.read': true,
  seasons: {
    $season: {
      '.write': all(
        owner,
        wholeOrGone(seasonFields),
        isCounted,
        isNamed(seasonFields, 'seasons', '$season'),
      ),
      '.validate': all(
        `$season.length <= ${LONGEST_KEY}`,
        "newData.child('from').val() <= newData.child('to').val()",
      ),
      ...recordRules(seasonFields),
    },
  },
  terms: {
    '.write': all(owner, wholeOrGone(termsFields), isCounted, isNamed(termsFields, 'terms')),
    ...recordRules(termsFields),
  },
  // It counts the changes: two owners who make one at once both write the number after the one they saw, and the second is
  // refused with everything it brought.
  revision: {
    '.write': all(
      owner,
      saidUnder('log', 'prices'),
      when(exists('data'), 'newData.val() === data.val() + 1', 'newData.val() === 1'),
    ),
  },
}
