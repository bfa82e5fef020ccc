import { isNoOtherLog, isStayId, owner } from './conditions.ts'
import {
  after,
  all,
  any,
  at,
  before,
  exists,
  has,
  not,
  type Rules,
  same,
  valueAt,
  when,
} from './language.ts'

/** Guarantee 4: a change goes on from the version its editor saw. */
const goesUpByOne = same(
  valueAt('newData', 'n'),
  `${when(exists('data'), valueAt('data', 'n'), '0')} + 1`,
)

/** Guarantee 5: each version comes with its entry in the log. */
const hasNewEntry = all(
  not(exists(before('log', '$reservation', valueAt('newData', 'entry')))),
  exists(after('log', '$reservation', valueAt('newData', 'entry'))),
)

const details = after('reservationDetails', '$reservation')

/**
 * The version of a stay and the key of the log entry that made it, `/versions/{stay}`. It survives the stay, so that a
 * late change of a deleted stay is refused.
 */
export const versions: Rules = {
  '.read': owner,
  $reservation: {
    '.write': all(owner, exists('newData')),
    '.validate': all(
      isNoOtherLog,
      isStayId,
      has('newData', ['n', 'entry']),
      goesUpByOne,
      hasNewEntry,
      any(not(exists(details)), same(valueAt(at(details, 'version')), valueAt('newData', 'n'))),
    ),
    n: { '.validate': 'newData.isNumber()' },
    entry: { '.validate': 'newData.isString()' },
    $other: { '.validate': false },
  },
}
