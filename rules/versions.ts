import { RECORD_ID } from '#domain/field/textField.ts'
import {
  goesUpByOne,
  isGroup,
  isNumber,
  isShort,
  isShortText,
  LONGEST_KEY,
  owner,
  signature,
  stayOf,
} from './conditions.ts'
import { isShortKey } from './fields.ts'
import { all, any, has, isOneOf, matches, type Rules } from './language.ts'

const entry = "child('log/' + $record).child(newData.child('entry').val())"

/** Guarantee 5: each version comes with its entry in the log. */
const hasNewEntry = `!root.${entry}.exists() && newRoot.${entry}.exists()`

const stay = stayOf('$record')

/** Guarantee 4: a stay does not share its versions with the prices or a request. */
const isOnlyStay = all("$record !== 'prices'", "!newRoot.child('requests/' + $record).exists()")

/** Guarantee 4: who reads a stay or the prices reads its version. */
const isInRecord = all(
  any(
    `!${stay}.exists()`,
    all(`${stay}.child('version').val() === newData.child('n').val()`, isOnlyStay),
  ),
  any("$record !== 'prices'", "newRoot.child('prices/version').val() === newData.child('n').val()"),
)

/** A record's version and log entry, `/versions/{id}`: kept, so that a late change of a deleted record is refused. */
export const versions: Rules = {
  $record: {
    '.write': `${owner} && newData.exists()`,
    '.validate': all(matches('$record', RECORD_ID), goesUpByOne('n'), hasNewEntry, isInRecord),
    n: isNumber,
    entry: { '.validate': 'newData.isString()' },
    $other: { '.validate': false },
  },
}

const version = "newRoot.child('versions/' + $record)"

/** Guarantee 5: an entry is the one of its version. */
const isOfVersion = all(
  `newData.child('version').val() === ${version}.child('n').val()`,
  `${version}.child('entry').val() === $entry`,
)

/** A record's changes, `/log/{id}/{entry}`: nothing can be removed, so no value may have a sentence's length. */
export const log: Rules = {
  $record: {
    $entry: {
      '.write': `${owner} && !data.exists()`,
      '.validate': all(has('newData', ['at', 'by', 'verb']), isOfVersion, isShortKey('$entry')),
      ...signature,
      verb: { '.validate': isShortText(20) },
      version: { '.validate': true },
      changes: {
        '.validate': isGroup,
        $field: {
          '.validate': all(isShortKey('$field'), isGroup),
          $side: {
            '.validate': all(isOneOf('$side', ['before', 'after']), isShort(LONGEST_KEY)),
          },
        },
      },
      $other: { '.validate': false },
    },
  },
}
