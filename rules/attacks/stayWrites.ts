import type { Changes } from './judge.ts'
import * as s from './season.ts'
import { owners, signed, unversioned } from './write.ts'

/** A version of a stay with its log entry. */
export function logged(id: string, verb: string, version: number, more: object = {}): Changes {
  const key = `${verb}${version}`
  return {
    [`versions/${id}`]: { n: version, entry: key },
    [`log/${id}/${key}`]: { ...signed, verb, version, ...more },
  }
}

/** A stay with its nights at a version. */
export function booked(
  id: string,
  verb: string,
  version: number,
  span: s.Span,
  more: object = {},
): Changes {
  return {
    [`reservations/${id}`]: s.publicDates(span),
    [`reservationDetails/${id}`]: {
      ...s.details,
      ...s.privateDays(span),
      status: 'booked',
      version,
      ...more,
    },
    ...s.nightsOf(id, span),
    ...logged(id, verb, version),
  }
}

/** A change of `a` from the version that is stored. */
export function edited(more: Changes = {}, version = 4): Changes {
  return { 'reservationDetails/a/version': version, ...logged('a', 'edit', version), ...more }
}

/** A change of a stay's days, without its nights. */
export function moved(id: string, span: s.Span): Changes {
  const { checkIn, checkOut } = s.privateDays(span)
  return {
    [`reservations/${id}`]: s.publicDates(span),
    [`reservationDetails/${id}/checkIn`]: checkIn,
    [`reservationDetails/${id}/checkOut`]: checkOut,
  }
}

/** `shown` changed together with its guest's page. */
export const movedShown: Changes = {
  ...moved('shown', ['2026-08-05', '2026-08-06']),
  'nights/2026-08-06': null,
  'reservationDetails/shown/version': 2,
  ...logged('shown', 'edit', 2),
  [`guestPages/${s.KEYS.shown}`]: s.page('shown', ['2026-08-05', '2026-08-06'], 'booked', 2),
}

const off = 'reservationDetails/off'
const { date, amount } = s.payment
const paid = (side: 'before' | 'after') => ({ date: { [side]: date }, amount: { [side]: amount } })

export const STAYS = [
  owners('add a stay', [`nights/${s.dayOfJuly(15)}`], booked('new', 'add', 1, s.july(14, 16))),
  owners(
    'add a stay with every field',
    [`nights/${s.dayOfJuly(15)}`],
    booked('new', 'add', 1, s.july(14, 16), s.optionalDetails),
  ),
  owners('change a stay', {
    'reservationDetails/a': {
      ...s.details,
      ...s.privateDays(s.july(10, 12)),
      status: 'booked',
      version: 4,
    },
    ...logged('a', 'edit', 4),
  }),
  owners(
    'move a stay',
    [
      'reservations/',
      ...Object.keys(s.nightsOf(null, s.july(10, 12))),
      `nights/${s.dayOfJuly(15)}`,
    ],
    {
      ...edited(moved('a', s.july(14, 16))),
      ...s.nightsOf(null, s.july(10, 12)),
      ...s.nightsOf('a', s.july(14, 16)),
    },
  ),
  owners('delete a stay', ['nights/'], {
    'reservations/a': null,
    'reservationDetails/a': null,
    ...s.nightsOf(null, s.july(10, 12)),
    ...logged('a', 'delete', 4),
  }),
  owners('add a deleted stay again', booked('gone', 'add', 3, s.july(17, 18))),
  owners('convert a seven-field record', ['reservations/', 'nights/'], {
    'reservations/older': { girisTarihi: '07/25/2026', cikisTarihi: '2026-07-27' },
    'reservationDetails/older': {
      ...s.details,
      ...s.privateDays(s.july(25, 27)),
      status: 'booked',
      version: 1,
    },
    ...s.nightsOf('older', s.july(25, 27)),
    ...logged('older', 'convert', 1),
  }),
  unversioned('free a stray night', { [`nights/${s.dayOfJuly(16)}`]: null }),
  owners('take a stray night', booked('new', 'add', 1, s.july(16, 17))),
  owners('log a change with its amounts', ['reservationDetails/a/kapora'], {
    ...edited({ 'reservationDetails/a/kapora': 200 }),
    ...logged('a', 'edit', 4, { changes: { kapora: { before: 100, after: 200 } } }),
  }),
  owners('cancel a stay', ['nights/'], {
    'reservations/paid': null,
    'reservationDetails/paid/status': 'cancelled',
    'reservationDetails/paid/cancellation': { kept: 100, reason: 'Hastalık', ...signed },
    'reservationDetails/paid/version': 2,
    ...s.nightsOf(null, ['2026-08-01', '2026-08-03']),
    ...logged('paid', 'cancel', 2, { changes: { kept: { after: 100 } } }),
  }),
  owners('restore a cancelled stay from a backup', {
    'reservationDetails/copy': {
      ...s.details,
      ...s.optionalDetails,
      ...s.privateDays(s.OFF),
      guestKey: s.KEYS.free,
      status: 'cancelled',
      cancellation: { kept: 100, ...signed },
      version: 1,
    },
    [`guestPages/${s.KEYS.free}`]: s.page('copy', s.OFF, 'cancelled', 1),
    ...logged('copy', 'add', 1),
  }),
  owners('uncancel a stay', ['nights/2026-08-11'], {
    ...booked('off', 'uncancel', 4, s.OFF, { ...s.optionalDetails, guestKey: s.KEYS.off }),
    [`guestPages/${s.KEYS.off}`]: s.page('off', s.OFF, 'booked', 4),
  }),
  owners(
    'remove the person of a cancelled stay',
    ['musteriAdi', 'notlar', 'phone', 'email', 'cancellation/reason'].map(
      (name) => `${off}/${name}`,
    ),
    {
      [`${off}/musteriAdi`]: 'Silinmiş kişi',
      [`${off}/notlar`]: '',
      [`${off}/phone`]: null,
      [`${off}/email`]: null,
      [`${off}/guestKey`]: null,
      [`${off}/version`]: 4,
      [`${off}/cancellation/reason`]: null,
      [`guestPages/${s.KEYS.off}`]: null,
      ...logged('off', 'forget', 4),
    },
  ),
]

export const PAYMENTS = [
  owners('write a payment down', ['payments/'], {
    'reservationDetails/paid/version': 2,
    'payments/paid/pay2': { ...s.payment, purpose: 'kapora', note: 'Otelde', ...signed },
    ...logged('paid', 'pay', 2, { changes: paid('after') }),
  }),
  owners('take a payment back', ['payments/'], {
    'reservationDetails/paid/version': 2,
    'payments/paid/first': null,
    ...logged('paid', 'unpay', 2, {
      changes: { ...paid('before'), payment: { before: 'first' } },
    }),
  }),
]
