import { owner, untouched } from './conditions.ts'
import { covers, coversNot, ISO } from './days.ts'
import { after, all, any, exists, matches, not, type Rules } from './language.ts'

/** Guarantee 3: the night's new holder covers it. */
const holderCoversIt = all(
  matches('newData.val()', /^[^/]+$/),
  covers(after('reservationDetails', 'newData.val()'), '$night'),
)

/** Guarantee 3: the former holder does not cover the night any more after the same write. */
const formerHolderCoversItNoMore = coversNot(after('reservationDetails', 'data.val()'), '$night')

/** The holder of a night, `/nights/{yyyy-MM-dd}`: the one stay that covers it. */
export const nights: Rules = {
  '.read': owner,
  $night: {
    '.write': all(
      owner,
      any(not(exists('newData')), holderCoversIt),
      any(not(exists('data')), untouched, formerHolderCoversItNoMore),
    ),
    '.validate': matches('$night', ISO),
  },
}
