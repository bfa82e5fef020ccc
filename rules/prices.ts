import { termsFields } from '#domain/prices/prices.ts'
import { seasonFields } from '#domain/prices/season.ts'
import { isNextVersion, LONGEST_KEY, owner, wholeOrGone } from './conditions.ts'
import { recordRules } from './fields.ts'
import { all, type Rules, word } from './language.ts'

const isNext = isNextVersion(word('prices'))

/** The prices, `/prices`, readable by everyone. Guarantee 4: each change makes their next version. */
export const prices: Rules = {
  '.read': true,
  seasons: {
    $season: {
      '.write': all(owner, wholeOrGone(seasonFields), isNext),
      '.validate': all(
        `$season.length <= ${LONGEST_KEY}`,
        "newData.child('from').val() <= newData.child('to').val()",
      ),
      ...recordRules(seasonFields),
    },
  },
  terms: {
    '.write': all(owner, wholeOrGone(termsFields), isNext),
    ...recordRules(termsFields),
  },
  // With it an owner knows which version they read; `versions.ts` compares it.
  version: { '.write': all(owner, isNext) },
}
