import { namesOf } from '#domain/record.ts'
import { reservationFields } from '#domain/reservation.ts'
import { isStayId, LONGEST_KEY, owner } from '#rules/conditions.ts'
import { pageOf } from '#rules/guestPages.ts'
import {
  after,
  all,
  any,
  at,
  before,
  exists,
  isOneOf,
  not,
  type Rules,
  same,
  valueAt,
  when,
} from '#rules/language.ts'
import { entryRules, isSide, namesNewEntry, shortValue } from './entry.ts'

const details = after('reservationDetails', '$reservation')
const cancelled = after('cancelled', '$reservation', 'details')
const logBefore = before('log', '$reservation')
const lastBefore = at(logBefore, 'last')

const detailsBefore = before('reservationDetails', '$reservation')

/**
 * The version that a writer has to have loaded: the newest entry's, which outlives the stay, or
 * that of a stay without a log.
 */
const versionBefore = when(
  exists(lastBefore),
  valueAt(at(logBefore, valueAt(lastBefore)), 'version'),
  when(exists(at(detailsBefore, 'version')), valueAt(detailsBefore, 'version'), '0'),
)

/** Guarantee 4: the entry has the next version. */
const movesOnByOne = same('newData.val()', `${versionBefore} + 1`)

/** The stay has the entry's version, wherever it is after the write; a stay is in one place. */
const isVersionOfStay = when(
  exists(details),
  all(same(valueAt(details, 'version'), 'newData.val()'), not(exists(cancelled))),
  any(not(exists(cancelled)), same(valueAt(cancelled, 'version'), 'newData.val()')),
)

/** Guarantee 8: a former key of the stay has no page. */
const formerPageIsGone = all(
  ...[
    before('reservationDetails', '$reservation'),
    before('cancelled', '$reservation', 'details'),
  ].map((half) =>
    any(
      same(valueAt(half, 'guestKey'), valueAt(details, 'guestKey')),
      same(valueAt(half, 'guestKey'), valueAt(cancelled, 'guestKey')),
      not(exists(pageOf(half))),
    ),
  ),
)

const NAMES = namesOf(reservationFields)
const LOGGED = NAMES.filter((name) => reservationFields[name].logged)
const SUMS = ['date', 'amount', 'kept', 'devir']

/** Names and notes are only marked as changed, because the log is append-only. */
const side: Rules = {
  '.validate': all(isSide, 'newData.hasChildren()'),
  $field: {
    '.validate': any(
      all(isOneOf('$field', NAMES), same('newData.val()', 'true')),
      all(isOneOf('$field', [...LOGGED, ...SUMS]), shortValue),
    ),
  },
}

/**
 * The log of a stay, `/log/{stay}`. `last` is the newest entry's key: every change of a stay
 * updates it.
 */
export const stayLog: Rules = {
  last: {
    '.write': all(owner, exists('newData')),
    '.validate': all(isStayId, namesNewEntry, formerPageIsGone),
  },
  $entry: entryRules(['version'], {
    version: { '.validate': all(movesOnByOne, isVersionOfStay) },
    // The key of the undone payment.
    payment: { '.validate': all('newData.isString()', `newData.val().length <= ${LONGEST_KEY}`) },
    $side: side,
  }),
}
