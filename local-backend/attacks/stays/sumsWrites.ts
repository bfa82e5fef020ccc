import type { Changes } from '#local-backend/attacks/attackers.ts'
import { OFF_DAYS, SHOWN_DAYS } from './pagesSeason.ts'
import { priv, pub } from './season.ts'
import { PART, SUM_KEYS, SUMS } from './sumsSeason.ts'
import { AUTHOR, dates, days, noStay, NOW, said } from './writes.ts'

const { told, uncounted, offTold } = SUM_KEYS
export const at = (key: string, name: string) => `guestPages/${key}/${name}`
export const sums = (key: string, total: number | null, paid: number | null): Changes => ({
  [at(key, 'total')]: total,
  [at(key, 'paid')]: paid,
})

/** A stay changed at its second version. */
export const changed = (
  id: string,
  more: Changes,
  verb = 'edit',
  entry: Changes = {},
): Changes => ({
  [`${priv(id)}/version`]: 2,
  ...said(id, verb, 2, entry),
  ...more,
})
export const changedTold = (more: Changes) => changed('told', more)

const figures = { date: PART.date, amount: PART.amount }
const paid = (id: string, version: number) => ({
  [`payments/${id}/pay${version}`]: { ...PART, by: AUTHOR, at: NOW },
})
export const paidTold = (shows: Changes) =>
  changed('told', { ...paid('told', 2), ...shows }, 'pay', { after: figures })
export const backTold = (shows: Changes) =>
  changed('told', { 'payments/told/pay1': null, ...shows }, 'unpay', {
    before: figures,
    payment: 'pay1',
  })
const keptChange = (verb: string, entry: Changes, more: Changes, id = 'offTold'): Changes => ({
  [`cancelled/${id}/details/version`]: 3,
  ...said(id, verb, 3, entry),
  ...more,
})
export const paidOff = (shows: Changes) =>
  keptChange('pay', { after: figures }, { ...paid('offTold', 3), ...shows })
export const backOff = (shows: Changes) =>
  keptChange(
    'unpay',
    { before: figures, payment: 'pay1' },
    { 'payments/offTold/pay1': null, ...shows },
  )

export const paidWhereKept = (id: string, shows: Changes) =>
  keptChange('pay', { after: figures }, { ...paid(id, 3), ...shows }, id)

const { version: _, giris: __, cikis: ___, ...toldDetails } = SUMS.reservationDetails.told
export const cancelled = (shows: Changes): Changes => ({
  ...noStay('told'),
  'cancelled/told': {
    dates: dates(...SHOWN_DAYS),
    details: { ...toldDetails, version: 2 },
    kalan: 100,
    by: AUTHOR,
    at: NOW,
  },
  ...said('told', 'cancel', 2, { after: { kept: 100 } }),
  [at(told, 'status')]: 'cancelled',
  ...shows,
})
const {
  version: ____,
  giris: _____,
  cikis: ______,
  ...plainDetails
} = SUMS.reservationDetails.uncounted
/** A stay is cancelled that has not counted by its payments, and whose page tells of money from then on. */
export const cancelledUncounted = (shows: Changes): Changes => ({
  ...noStay('uncounted'),
  'cancelled/uncounted': {
    dates: dates(...SHOWN_DAYS),
    details: { ...plainDetails, usesPayments: true, version: 2 },
    kalan: 100,
    by: AUTHOR,
    at: NOW,
  },
  'payments/uncounted/-cancel2': { ...PART, amount: 100, ne: 'devir', by: AUTHOR, at: NOW },
  ...said('uncounted', 'cancel', 2, { after: { kept: 100, devir: 100 } }),
  [at(uncounted, 'status')]: 'cancelled',
  ...shows,
})
export const reinstated = (shows: Changes): Changes => ({
  'cancelled/offTold': null,
  [pub('offTold')]: dates(...OFF_DAYS),
  [priv('offTold')]: {
    ...SUMS.cancelled.offTold.details,
    ...days(...OFF_DAYS),
    version: 3,
  },
  'nights/2026-08-10': 'offTold',
  'nights/2026-08-11': 'offTold',
  ...said('offTold', 'reinstate', 3),
  [at(offTold, 'status')]: 'settled',
  ...shows,
})

export const begun = (shows: Changes) =>
  changed('shown', {
    [`${priv('shown')}/showsAmounts`]: true,
    [`${priv('shown')}/usesPayments`]: true,
    ...shows,
  })
export const AFTER = PART.amount * 2
