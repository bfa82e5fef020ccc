import { owner, untouched } from './conditions.ts'
import { covers, ISO, missesNight } from './days.ts'
import { after, all, any, exists, has, matches, not, type Rules } from './language.ts'

/** Whose night it is after the write, and whose it was, with their days as they are after the write. */
const holder = after('reservationDetails', 'newData.val()')
const formerHolder = after('reservationDetails', 'data.val()')

/** A holder whose days are not known here yet keeps its nights. */
const formerHolderIsNotThere = all(
  has(formerHolder, ['giris', 'cikis']),
  missesNight(formerHolder, '$night'),
)

/**
 * A night belongs to the one stay that covers it. It is let go, or passes to another, only if after the same write its holder
 * is gone or covers it no more.
 */
export const nights: Rules = {
  '.read': owner,
  $night: {
    '.write': all(
      owner,
      any(
        not(exists('newData')),
        all(matches('newData.val()', /^[^/]+$/), covers(holder, '$night')),
      ),
      any(
        not(exists('data')),
        untouched,
        not(exists(after('reservations', 'data.val()'))),
        formerHolderIsNotThere,
      ),
    ),
    '.validate': matches('$night', ISO),
  },
}
