import { guestAnswerFields } from '#domain/guestPage/guestAnswer.ts'
import { hasNeeded, noPriority, owner } from './conditions.ts'
import { boundsOf } from './fields.ts'
import { all, type Rules } from './language.ts'

/** A guest's answer, `/guestAnswers/{key}`: created once with the key of a page, which can take a yes and a wish to cancel back; owners
 * delete it. */
export const guestAnswers: Rules = {
  '.read': owner,
  $key: {
    '.read': true,
    '.write': `(newData.exists() ? (!data.exists() || (data.child('answer').val() + newData.child('answer').val()).matches(/^(yesno|cancelkeep|keepcancel)$/)) && newRoot.child('guestPages/' + $key).exists() : ${owner})`,
    '.validate': all(noPriority, hasNeeded(guestAnswerFields)),
    answer: { '.validate': all(noPriority, boundsOf(guestAnswerFields, 'answer')) },
    at: { '.validate': all(noPriority, 'newData.val() === now') },
    $other: { '.validate': false },
  },
}
