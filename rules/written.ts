import { LETTER_KINDS } from '#domain/letters/letter.ts'
import { writtenFields } from '#domain/letters/written.ts'
import { hasNeeded, owner, signature } from './conditions.ts'
import { recordRules } from './fields.ts'
import { all, any, isOneOf, type Rules } from './language.ts'

const stay = "newRoot.child('reservationDetails/' + $about)"

/** There is a stay that is not deleted, or a request, of this id. */
const isAboutSomebody = `(${stay}.exists() && ${stay}.child('status').val() !== 'deleted' || newRoot.child('requests/' + $about).exists())`

/** The sent letters, `/written/{stay or request}/{letter}`: nothing of the guest or the text. */
export const written: Rules = {
  '.read': owner,
  $about: {
    $letter: {
      '.write': all(owner, any('!newData.exists()', isAboutSomebody)),
      '.validate': all(isOneOf('$letter', LETTER_KINDS), hasNeeded(writtenFields, 'by', 'at')),
      ...recordRules(writtenFields, { more: signature }),
    },
  },
}
