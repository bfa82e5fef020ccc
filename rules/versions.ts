import { LONGEST_KEY, owner } from './conditions.ts'
import {
  after,
  all,
  any,
  at,
  before,
  differ,
  exists,
  has,
  matches,
  not,
  type Rules,
  same,
  valueAt,
  when,
  word,
} from './language.ts'

/** Guarantee 4: a change goes on from the version its editor saw. */
const goesUpByOne = same(
  valueAt('newData', 'n'),
  `${when(exists('data'), valueAt('data', 'n'), '0')} + 1`,
)

/** Guarantee 5: each version comes with its entry in the log. */
const hasNewEntry = all(
  not(exists(before('log', '$record', valueAt('newData', 'entry')))),
  exists(after('log', '$record', valueAt('newData', 'entry'))),
)

const details = after('reservationDetails', '$record')

/** Guarantee 4: who reads a stay or the prices reads its version. */
const isInRecord = all(
  any(not(exists(details)), same(valueAt(at(details, 'version')), valueAt('newData', 'n'))),
  any(
    differ('$record', word('prices')),
    same(valueAt(after('prices/version')), valueAt('newData', 'n')),
  ),
)

/**
 * The version of a stay, a request or the prices, and the key of the log entry that made it,
 * `/versions/{id}`. It survives the record, so that a late change of a deleted one is refused.
 */
export const versions: Rules = {
  '.read': owner,
  $record: {
    '.write': all(owner, exists('newData')),
    '.validate': all(
      matches('$record', new RegExp(`^[-_a-zA-Z0-9]{1,${LONGEST_KEY}}$`)),
      has('newData', ['n', 'entry']),
      goesUpByOne,
      hasNewEntry,
      isInRecord,
    ),
    n: { '.validate': 'newData.isNumber()' },
    entry: { '.validate': 'newData.isString()' },
    $other: { '.validate': false },
  },
}
