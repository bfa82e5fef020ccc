import { LANGUAGE_CODE } from '#domain/field/textField.ts'
import { sentLetterFields } from '#domain/letters/sentLetters.ts'
import { letterFields } from '#domain/letters/letter.ts'
import { isNextChange, owner, restorable, signed, stayOf, versioned } from './conditions.ts'
import { isShortKey, recordRules } from './fields.ts'
import { all, any, matches, type Rules } from './language.ts'

/** The owners' own texts of letters, `/letters/{letter}/{language}`; a deleted one keeps its version. */
export const letters: Rules = {
  '.read': owner,
  $letter: {
    $language: {
      '.write': `${owner} && newData.exists()`,
      ...recordRules(letterFields, {
        check: [isShortKey('$letter'), matches('$language', LANGUAGE_CODE), isNextChange],
        needs: signed.needs,
        more: { ...versioned, ...signed.more },
      }),
    },
  },
}

/** There is a stay that is not deleted, or a request, of this id. */
const isAboutSomebody = any(
  `${stayOf('$about')}.exists()`,
  "newRoot.child('requests/' + $about).exists()",
)

/** The sent letters, `/written/{stay or request}/{letter}`: nothing of the guest or the text. */
export const written: Rules = {
  '.read': owner,
  $about: {
    $letter: {
      '.write': all(owner, any('!newData.exists()', isAboutSomebody)),
      ...recordRules(sentLetterFields, { check: [isShortKey('$letter')], ...restorable }),
    },
  },
}
