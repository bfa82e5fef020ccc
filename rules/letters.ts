import { LANGUAGE_CODE } from '#domain/field/textField.ts'
import { letterFields } from '#domain/letters/ownLetters.ts'
import { LONGEST_KEY, isNextOwnVersion, owner, signature } from './conditions.ts'
import { recordRules } from './fields.ts'
import { all, has, matches, type Rules } from './language.ts'

/** The owners' own texts of letters, `/letters/{letter}/{language}`; a deleted one keeps its version. */
export const letters: Rules = {
  '.read': owner,
  $letter: {
    $language: {
      '.write': `${owner} && newData.exists()`,
      '.validate': all(
        `$letter.length <= ${LONGEST_KEY}`,
        matches('$language', LANGUAGE_CODE),
        has('newData', ['version', 'by', 'at']),
        isNextOwnVersion,
      ),
      ...recordRules(letterFields, {
        more: { version: { '.validate': 'newData.isNumber()' }, ...signature },
      }),
    },
  },
}
