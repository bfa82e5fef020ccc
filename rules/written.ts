import { LETTER_KINDS } from '#domain/letters/letter.ts'
import { writtenFields } from '#domain/letters/written.ts'
import { hasNeeded, owner } from './conditions.ts'
import { recordRules } from './fields.ts'
import {
  after,
  all,
  any,
  differ,
  exists,
  isOneOf,
  not,
  type Rules,
  same,
  valueAt,
  word,
} from './language.ts'

/** There is a stay that is not deleted, or a request, of this id. */
const isAboutSomebody = any(
  all(
    exists(after('reservationDetails', '$about')),
    differ(valueAt(after('reservationDetails', '$about', 'status')), word('deleted')),
  ),
  exists(after('requests', '$about')),
)

/**
 * The sent letters, `/written/{stay or request}/{letter}`: time, author and language, but nothing
 * of the guest or the text. Can be removed and written again.
 */
export const written: Rules = {
  '.read': owner,
  $about: {
    $letter: {
      '.write': all(owner, any(not(exists('newData')), isAboutSomebody)),
      '.validate': all(isOneOf('$letter', LETTER_KINDS), hasNeeded(writtenFields, 'by', 'at')),
      ...recordRules(writtenFields, {
        more: {
          by: { '.validate': same('newData.val()', 'auth.token.email') },
          at: { '.validate': same('newData.val()', 'now') },
        },
      }),
    },
  },
}
