import { LONGEST_KEPT } from '#domain/olderRecord.ts'
import { detailFields } from '#domain/reservation.ts'
import { owner, saidUnder, unchangedAt, untouched, wholeOrGone } from './conditions.ts'
import { isOfAYear, isoOf, saysDay } from './days.ts'
import { recordRules } from './fields.ts'
import {
  after,
  all,
  any,
  at,
  before,
  differ,
  exists,
  has,
  not,
  type Rules,
  same,
  valueAt,
  when,
  word,
} from './language.ts'
import { dayBefore } from './neighbours.ts'

const checkIn = ['reservations', '$reservation', 'girisTarihi']
const checkOut = ['reservations', '$reservation', 'cikisTarihi']

const datesStay = all(unchangedAt(...checkIn), unchangedAt(...checkOut))

/** The days in pieces are the dates of the public half. */
const daysAreTrue = all(
  saysDay(valueAt(after(...checkIn)), 'newData', 'giris'),
  saysDay(valueAt(after(...checkOut)), 'newData', 'cikis'),
)

const isHeld = (night: string) => same(valueAt(after('nights', night)), '$reservation')
const isNotHeld = (night: string) => differ(valueAt(after('nights', night)), '$reservation')
const lastNight = (stay: string) => dayBefore(isoOf(stay, 'cikis'))

/**
 * It stays a night at least and a year at most, and holds its first, and its last where that is a later one than before: those
 * between them are held together (`nights.ts`).
 */
const holdsItsNights = all(
  `${isoOf('newData', 'giris')} < ${isoOf('newData', 'cikis')}`,
  isOfAYear('newData'),
  isHeld(isoOf('newData', 'giris')),
  any(isHeld(lastNight('newData')), `${isoOf('newData', 'cikis')} <= ${isoOf('data', 'cikis')}`),
)

/** Where it was and is no more it holds no night: neither the first nor the last, and those between go together (`nights.ts`). */
const leavesItsNights = any(
  not(has('data', ['giris', 'cikis'])),
  all(
    any(
      isNotHeld(isoOf('data', 'giris')),
      `${isoOf('newData', 'giris')} <= ${isoOf('data', 'giris')}`,
    ),
    any(isNotHeld(lastNight('data')), `${isoOf('data', 'cikis')} <= ${isoOf('newData', 'cikis')}`),
  ),
)

/** A stay that was stored without its days, or whose dates cannot be read, may go without them as long as its dates stay. */
const goesOnWithoutDays = all(
  datesStay,
  ...['giris', 'cikis'].map((day) => not(`newData.hasChild('${day}')`)),
  not("data.hasChild('giris')"),
)

/** A stay that is put on its dates holds its nights in the same write; one that stays where it was may lack some. */
const keepsItsDays = when(
  has('newData', ['giris', 'cikis']),
  all(daysAreTrue, any(datesStay, holdsItsNights)),
  goesOnWithoutDays,
)

const request = after('requests', 'newData.val()')

/** A stay names only a request that names it, too; one that has been deleted since may stay. */
const namesItsRequest = any(
  untouched,
  not(exists(request)),
  same(valueAt(request, 'reservationId'), '$reservation'),
)

/** What once counts by its payments goes on to. */
const keepsItsBook = any(not("data.hasChild('usesPayments')"), "newData.hasChild('usesPayments')")

/** A day in pieces: texts, as the dates are, which they must make up. */
const piecesOfDay: Rules = {
  $piece: { '.validate': all('newData.isString()', '$piece.matches(/^(date|ay|yil)$/)') },
}

/** What an older record held besides, kept as it was: it may be lost, and what is `known` of elsewhere may come, but no more. */
export function eskiOf(...known: string[]): Rules {
  return {
    $field: {
      '.validate': all(
        any(
          'newData.isNumber()',
          'newData.isBoolean()',
          all('newData.isString()', `newData.val().length <= ${LONGEST_KEPT}`),
        ),
        any(...known),
      ),
    },
  }
}

const log = after('log', '$reservation')
const older = before('reservations', '$reservation', '$field')

/** It comes out of the public half, where a branch is made a text of; from the cancelled; or with a stay whose deletion is undone. */
const eski = eskiOf(
  untouched,
  same('newData.val()', valueAt(older)),
  `${older}.hasChildren()`,
  same('newData.val()', valueAt(before('cancelled', '$reservation', 'details/eski', '$field'))),
  same(valueAt(at(log, valueAt(log, 'last')), 'verb'), word('restore')),
)

/** The private half of the same stay, under the same id. */
export const reservationDetails: Rules = {
  '.read': owner,
  $reservation: {
    '.write': all(
      owner,
      wholeOrGone(detailFields),
      saidUnder('log', '$reservation'),
      leavesItsNights,
      any(not(exists('newData')), all(keepsItsDays, keepsItsBook)),
    ),
    ...recordRules(detailFields, {
      and: { request: namesItsRequest },
      more: {
        version: { '.validate': 'newData.isNumber()' },
        giris: piecesOfDay,
        cikis: piecesOfDay,
        eski,
      },
    }),
  },
}
