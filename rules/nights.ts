import { owner, untouched } from './conditions.ts'
import { covers, coversNot, ISO } from './days.ts'
import { all, any, matches, type Rules } from './language.ts'

const holder = "newRoot.child('reservationDetails').child(newData.val())"
const formerHolder = "newRoot.child('reservationDetails').child(data.val())"

/** Guarantee 3: the night's new holder covers it. */
const holderCoversIt = all(matches('newData.val()', /^[^/]+$/), covers(holder, '$night'))

/** Guarantee 3: the former holder does not cover the night any more after the same write. */
const formerHolderCoversItNoMore = coversNot(formerHolder, '$night')

/** The holder of a night, `/nights/{yyyy-MM-dd}`: the one stay that covers it. */
export const nights: Rules = {
  '.read': owner,
  $night: {
    '.write': all(
      owner,
      any('!newData.exists()', holderCoversIt),
      any('!data.exists()', untouched, formerHolderCoversItNoMore),
    ),
    '.validate': matches('$night', ISO),
  },
}
