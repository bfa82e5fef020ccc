import { termsFields } from '#domain/prices/prices.ts'
import { seasonFields } from '#domain/prices/season.ts'
import { hasNeeded, isNextVersion, LONGEST_KEY, owner } from './conditions.ts'
import { recordRules } from './fields.ts'
import { all, type Rules } from './language.ts'

/** The prices, `/prices`, readable by everyone. Guarantee 4: each change makes their next version. */
export const prices: Rules = {
  '.read': true,
  '.write': all(owner, isNextVersion("'prices'")),
  seasons: {
    $season: {
      '.validate': all(
        hasNeeded(seasonFields),
        `$season.length <= ${LONGEST_KEY}`,
        "newData.child('from').val() <= newData.child('to').val()",
      ),
      ...recordRules(seasonFields),
    },
  },
  terms: { '.validate': hasNeeded(termsFields), ...recordRules(termsFields) },
  // With it an owner knows which version they read; `versions.ts` compares it.
  version: { '.validate': 'newData.isNumber()' },
  $other: { '.validate': false },
}
