import { LETTER_KINDS } from '#domain/letters/letter.ts'
import { LANGUAGE_CODE, letterFields } from '#domain/letters/ownLetters.ts'
import { owner } from './conditions.ts'
import { recordRules } from './fields.ts'
import { all, exists, has, isOneOf, matches, type Rules, same, valueAt, when } from './language.ts'

/** A text is changed from its current version only. */
const versionMovesOnByOne = same(
  valueAt('newData', 'version'),
  `${when(exists('data'), valueAt('data', 'version'), '0')} + 1`,
)

/**
 * The owners' own texts of letters, `/letters/{letter}/{language}`; a deleted one keeps its
 * version.
 */
export const letters: Rules = {
  '.read': owner,
  $letter: {
    $language: {
      // In .write, because a deletion is not validated.
      '.write': all(owner, exists('newData')),
      '.validate': all(
        isOneOf('$letter', LETTER_KINDS),
        matches('$language', LANGUAGE_CODE),
        has('newData', ['version', 'by', 'at']),
        versionMovesOnByOne,
      ),
      ...recordRules(letterFields, {
        more: {
          version: { '.validate': 'newData.isNumber()' },
          by: { '.validate': same('newData.val()', 'auth.token.email') },
          at: { '.validate': same('newData.val()', 'now') },
        },
      }),
    },
  },
}
