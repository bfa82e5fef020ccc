import { writtenFields } from '#domain/letters/due.ts'
import { hasNeeded, LONGEST_KEY, owner, signature } from './conditions.ts'
import { recordRules } from './fields.ts'
import { all, any, type Rules } from './language.ts'

const stay = "newRoot.child('reservationDetails/' + $about)"

/** There is a stay that is not deleted, or a request, of this id. */
const isAboutSomebody = any(`${stay}.exists()`, "newRoot.child('requests/' + $about).exists()")

/** The sent letters, `/written/{stay or request}/{letter}`: nothing of the guest or the text. */
export const written: Rules = {
  '.read': owner,
  $about: {
    $letter: {
      '.write': all(owner, any('!newData.exists()', isAboutSomebody)),
      '.validate': all(`$letter.length <= ${LONGEST_KEY}`, hasNeeded(writtenFields, 'by', 'at')),
      ...recordRules(writtenFields, { more: signature }),
    },
  },
}
