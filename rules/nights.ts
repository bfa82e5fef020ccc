import { owner, untouched } from './conditions.ts'
import { covers, ISO, isoOf, missesNight } from './days.ts'
import {
  after,
  all,
  any,
  before,
  differ,
  exists,
  has,
  matches,
  not,
  type Rules,
  same,
  valueAt,
} from './language.ts'
import { dayAfter, dayBefore } from './neighbours.ts'

const DAYS = ['giris', 'cikis']

/** Whose night it is after the write, and whose it was, with their days as they were and as they are after the write. */
const holder = after('reservationDetails', 'newData.val()')
const holderBefore = before('reservationDetails', 'newData.val()')
const formerHolder = after('reservationDetails', 'data.val()')
const formerHolderBefore = before('reservationDetails', 'data.val()')

/** A holder whose days are not known here yet keeps its nights. */
const formerHolderIsNotThere = all(has(formerHolder, DAYS), missesNight(formerHolder, '$night'))

const [next, former] = [dayAfter('$night'), dayBefore('$night')]
const holds = (night: string) => valueAt(after('nights', night))

const datesOf = (place: typeof after, id: string, name: string) =>
  valueAt(place('reservations', id, name))

/** What claims a night that it lacked has stayed where it was; what has come, or moved, holds it together with those beside it. */
const isClaimedWithItsNeighbours = any(
  all(
    ...['girisTarihi', 'cikisTarihi'].map((name) =>
      same(datesOf(after, 'newData.val()', name), datesOf(before, 'newData.val()', name)),
    ),
  ),
  all(has(holderBefore, DAYS), covers(holderBefore, '$night')),
  all(
    any(same('$night', isoOf(holder, 'giris')), same(holds(former), 'newData.val()')),
    any(same(next, isoOf(holder, 'cikis')), same(holds(next), 'newData.val()')),
  ),
)

/** What was astray may go alone; what goes, or moves, leaves none of the nights beside it astray. */
const isFreedWithItsNeighbours = any(
  not(all(has(formerHolderBefore, DAYS), covers(formerHolderBefore, '$night'))),
  all(
    any(
      same('$night', isoOf(formerHolderBefore, 'giris')),
      differ(holds(former), 'data.val()'),
      same('$night', isoOf(formerHolder, 'cikis')),
    ),
    any(
      differ(holds(next), 'data.val()'),
      same(next, isoOf(formerHolderBefore, 'cikis')),
      same(next, isoOf(formerHolder, 'giris')),
    ),
  ),
)

/**
 * A night belongs to the one stay that covers it. It is let go, or passes to another, only if after the same write its holder
 * is gone or covers it no more. A stay claims all its nights in the write that puts it on its days, and frees all in the one that
 * takes it away: a rule cannot look through them, but each of them asks for those beside it, and the stay for the first and
 * the last (`reservationDetails.ts`).
 */
export const nights: Rules = {
  '.read': owner,
  $night: {
    '.write': all(
      owner,
      any(
        not(exists('newData')),
        all(
          matches('newData.val()', /^[^/]+$/),
          covers(holder, '$night'),
          isClaimedWithItsNeighbours,
        ),
      ),
      any(
        not(exists('data')),
        untouched,
        all(
          any(not(exists(after('reservations', 'data.val()'))), formerHolderIsNotThere),
          isFreedWithItsNeighbours,
        ),
      ),
    ),
    '.validate': matches('$night', ISO),
  },
}
