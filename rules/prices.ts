import { termsFields, seasonFields } from '#domain/prices/prices.ts'
import { isNextVersion, isNumber, owner } from './conditions.ts'
import { isShortKey, recordRules } from './fields.ts'
import { all, type Rules } from './language.ts'

/** The prices, `/prices`, readable by everyone. Guarantee 4: each change makes their next version. */
export const prices: Rules = {
  '.read': true,
  '.write': all(owner, isNextVersion("'prices'")),
  seasons: {
    $season: recordRules(seasonFields, {
      check: [isShortKey('$season'), "newData.child('from').val() <= newData.child('to').val()"],
    }),
  },
  terms: recordRules(termsFields),
  // With it an owner knows which version they read; `versions.ts` compares it.
  version: isNumber,
  $other: { '.validate': false },
}
