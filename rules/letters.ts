import { LANGUAGE_CODE } from '#domain/field/textField.ts'
import { contentFields } from '#domain/letters/letterMarks.ts'
import { sentLetterFields } from '#domain/letters/sentLetters.ts'
import { letterFields } from '#domain/letters/letter.ts'
import {
  isAboutSomebody,
  isGoneWithThePerson,
  isNextChange,
  isWrittenOnce,
  owner,
  signed,
  signedOrBack,
  versioned,
} from './conditions.ts'
import { isShortKey, recordRules } from './fields.ts'
import { all, any, matches, type Rules } from './language.ts'

/** The owners' own texts of letters, `/letters/{letter}/{language}`; a deleted one keeps its version. */
export const letters: Rules = {
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

/** The marks of sent letters, `/letterMarks/{stay or request}/{letter}`: nothing of the guest or the text. */
export const letterMarks: Rules = {
  $about: {
    '.write': isGoneWithThePerson,
    $letter: {
      '.write': all(owner, any('!newData.exists()', isAboutSomebody)),
      ...recordRules(contentFields, { check: [isShortKey('$letter')], ...signedOrBack }),
    },
  },
}

/** The sent letters, `/sentLetters/{stay or request}/{key}`, each as it was opened. */
export const sentLetters: Rules = {
  $about: {
    '.write': isGoneWithThePerson,
    $sent: {
      '.write': isWrittenOnce,
      ...recordRules(sentLetterFields, { check: [isShortKey('$sent')], ...signedOrBack }),
    },
  },
}
