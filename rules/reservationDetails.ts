import { LONGEST_KEPT } from '#domain/olderRecord.ts'
import { detailFields } from '#domain/reservation.ts'
import { owner, saidUnder, unchangedAt, untouched, wholeOrGone } from './conditions.ts'
import { DAYS, ISO } from './days.ts'
import { recordRules } from './fields.ts'
import { pageOf, showsStay } from './guestPages.ts'
import {
  after,
  all,
  any,
  at,
  exists,
  has,
  matches,
  not,
  type Rules,
  same,
  together,
  valueAt,
} from './language.ts'

/** The stay keeps its days, in both halves; those of an older record come from its public half. */
const keepsItsDays = all(
  unchangedAt('reservations', '$reservation', 'girisTarihi'),
  unchangedAt('reservations', '$reservation', 'cikisTarihi'),
  any(
    not(has('data', DAYS)),
    all(...DAYS.map((name) => same(valueAt('newData', name), valueAt('data', name)))),
  ),
)

/** Guarantee 3: a stay with new days claims its first night in the same write. */
const holdsItsFirstNight = all(
  has('newData', DAYS),
  `${valueAt('newData', 'checkIn')} < ${valueAt('newData', 'checkOut')}`,
  same(valueAt(after('nights', valueAt('newData', 'checkIn'))), '$reservation'),
)

/** Both halves of a stay are added and deleted together. */
const hasPublicHalf = together(exists('newData'), exists(after('reservations', '$reservation')))

const request = after('requests', 'newData.val()')

/** A request that a stay newly names has the stay's id, unless the request was deleted. */
const namesItsRequest = any(
  untouched,
  not(exists(request)),
  same(valueAt(request, 'reservationId'), '$reservation'),
)

const details = after('reservationDetails', '$reservation')

/**
 * Guarantee 8: the page under the stay's key shows the stay. Checked here, because each change of a
 * stay writes its version.
 */
const pageFollows = any(
  not(exists(at(details, 'guestKey'))),
  all(same(valueAt(pageOf(details), 'konu'), '$reservation'), showsStay(pageOf(details), details)),
)

const day = { '.validate': all('newData.isString()', matches('newData.val()', ISO)) }

/** An older record's other fields, unchanged. */
export const eski: Rules = {
  $field: {
    '.validate': any(
      'newData.isNumber()',
      'newData.isBoolean()',
      all('newData.isString()', `newData.val().length <= ${LONGEST_KEPT}`),
    ),
  },
}

/** The private half of a stay, `/reservationDetails/{id}`. */
export const reservationDetails: Rules = {
  '.read': owner,
  $reservation: {
    '.write': all(
      owner,
      wholeOrGone(detailFields),
      saidUnder('log', '$reservation'),
      hasPublicHalf,
      any(not(exists('newData')), keepsItsDays, holdsItsFirstNight),
    ),
    ...recordRules(detailFields, {
      and: { request: namesItsRequest },
      more: {
        version: { '.validate': all('newData.isNumber()', pageFollows) },
        checkIn: day,
        checkOut: day,
        eski,
      },
    }),
  },
}
