import { LONGEST_KEY, owner } from './conditions.ts'
import { all, any, has, matches, type Rules } from './language.ts'

/** Guarantee 4: a change goes on from the version its editor saw. */
const goesUpByOne = "newData.child('n').val() === (data.exists() ? data.child('n').val() : 0) + 1"

const entry = "child('log/' + $record).child(newData.child('entry').val())"

/** Guarantee 5: each version comes with its entry in the log. */
const hasNewEntry = `!root.${entry}.exists() && newRoot.${entry}.exists()`

const stay = "newRoot.child('reservationDetails/' + $record)"

/** Guarantee 4: who reads a stay or the prices reads its version. */
const isInRecord = all(
  any(`!${stay}.exists()`, `${stay}.child('version').val() === newData.child('n').val()`),
  any("$record !== 'prices'", "newRoot.child('prices/version').val() === newData.child('n').val()"),
)

/**
 * The version of a stay, a request or the prices, and the key of the log entry that made it,
 * `/versions/{id}`. It survives the record, so that a late change of a deleted one is refused.
 */
export const versions: Rules = {
  '.read': owner,
  $record: {
    '.write': `${owner} && newData.exists()`,
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
