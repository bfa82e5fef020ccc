import { choiceFields } from '#domain/caretaker/choices.ts'
import { postboxFields } from '#domain/caretaker/postbox.ts'
import { hasNeeded, isNextOwnVersion, LONGEST_KEY, owner, signature } from './conditions.ts'
import { found, foundByKey, recordRules } from './fields.ts'
import { all, type Rules } from './language.ts'

const at: Rules = { '.validate': 'newData.val() === now' }

/** The sent notices of each address, and the lock. Of two caretakers, the first write is accepted. */
const postbox: Rules = {
  '.validate': all(isNextOwnVersion, `$postbox.length <= ${LONGEST_KEY}`, hasNeeded(postboxFields)),
  ...recordRules(postboxFields, {
    more: { version: { '.validate': true }, claim: found, trouble: found, sent: foundByKey },
  }),
}

/** The caretaker's state, `/caretaker`, read and written by owners; the caretaker is one to the rules. */
export const caretaker: Rules = {
  '.read': owner,
  '.write': owner,
  run: { '.validate': "newData.hasChildren(['at', 'by'])", ...signature, ...found },
  copy: { '.validate': "newData.hasChild('at')", at, ...found },
  copyTrouble: { '.validate': "newData.hasChild('at')", at, ...found },
  // Owners write only their own choices.
  choices: {
    $uid: {
      '.validate': all('$uid === auth.uid', hasNeeded(choiceFields)),
      ...recordRules(choiceFields, { and: { email: 'newData.val() === auth.token.email' } }),
    },
  },
  postboxes: { $postbox: postbox },
  failing: { $channel: { '.validate': `$channel.length <= ${LONGEST_KEY} && newData.isNumber()` } },
  $other: { '.validate': false },
}
