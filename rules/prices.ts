import { termsFields } from '#domain/prices/prices.ts'
import { seasonFields } from '#domain/prices/season.ts'
import { LONGEST_KEY, owner, saidUnder, wholeOrGone } from './conditions.ts'
import { recordRules } from './fields.ts'
import { after, all, before, differ, exists, type Rules, valueAt, when } from './language.ts'

const revision = ['prices', 'revision']

/** Guarantee 4: a change has the next revision, and thus a log entry. */
const isCounted = differ(valueAt(after(...revision)), valueAt(before(...revision)))

/** The prices, `/prices`, readable by everyone. */
export const prices: Rules = {
  '.read': true,
  seasons: {
    $season: {
      '.write': all(owner, wholeOrGone(seasonFields), isCounted),
      '.validate': all(
        `$season.length <= ${LONGEST_KEY}`,
        "newData.child('from').val() <= newData.child('to').val()",
      ),
      ...recordRules(seasonFields),
    },
  },
  terms: {
    '.write': all(owner, wholeOrGone(termsFields), isCounted),
    ...recordRules(termsFields),
  },
  // Guarantee 4: two owners who change prices together both write the same next number, and the
  // second is refused.
  revision: {
    '.write': all(
      owner,
      saidUnder('log', 'prices'),
      when(exists('data'), 'newData.val() === data.val() + 1', 'newData.val() === 1'),
    ),
  },
}
