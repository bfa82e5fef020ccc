import { OFF_DAYS, SHOWN_DAYS, stayPage } from './pagesSeason.ts'
import { AUTHOR, dates, days, details } from './writes.ts'

/** The keys of the pages of stays whose owners let them tell of money. */
export const SUM_KEYS = {
  told: 'told000000000000000000',
  sold: 'sold000000000000000000',
  uncounted: 'uncounted0000000000000',
  offTold: 'offTold000000000000000',
  offSold: 'offSold000000000000000',
}

/** A payment as it stands, and what `details` come to. */
export const PART = { date: '2026-06-01', amount: 300, yol: 'nakit' }
export const AGREED = details.kapora + details.kalan

const half = (key: keyof typeof SUM_KEYS, more: object) => ({
  ...details,
  guestKey: SUM_KEYS[key],
  showsAmounts: true,
  version: 1,
  ...more,
})
const stands = (key: keyof typeof SUM_KEYS, more: object) => ({
  ...half(key, more),
  ...days(...SHOWN_DAYS),
})

const OFF = { cancel2: { at: 2, by: AUTHOR, verb: 'cancel', version: 2 }, last: 'cancel2' }

/**
 * What stands of them in the season, by place: `told` and the cancelled `offTold` tell, `sold` and `offSold` were paid to a channel, and
 * `uncounted` does not count by its payments.
 */
export const SUMS = {
  reservations: {
    told: dates(...SHOWN_DAYS),
    sold: dates(...SHOWN_DAYS),
    uncounted: dates(...SHOWN_DAYS),
  },
  reservationDetails: {
    told: stands('told', { usesPayments: true }),
    sold: stands('sold', { usesPayments: true, source: 'airbnb' }),
    uncounted: stands('uncounted', {}),
  },
  cancelled: {
    offTold: {
      dates: dates(...OFF_DAYS),
      details: half('offTold', { usesPayments: true, version: 2 }),
      kalan: 100,
      by: AUTHOR,
      at: 1,
    },
    offSold: {
      dates: dates(...OFF_DAYS),
      details: half('offSold', { usesPayments: true, source: 'airbnb', version: 2 }),
      kalan: 100,
      by: AUTHOR,
      at: 1,
    },
  },
  payments: {
    told: { pay1: { ...PART, by: AUTHOR, at: 1 } },
    offTold: { pay1: { ...PART, by: AUTHOR, at: 1 } },
  },
  log: { offTold: OFF, offSold: OFF },
  guestPages: {
    [SUM_KEYS.told]: { ...stayPage('told', SHOWN_DAYS), total: AGREED, paid: PART.amount },
    [SUM_KEYS.sold]: stayPage('sold', SHOWN_DAYS),
    [SUM_KEYS.uncounted]: stayPage('uncounted', SHOWN_DAYS),
    [SUM_KEYS.offSold]: stayPage('offSold', OFF_DAYS, 'cancelled'),
    [SUM_KEYS.offTold]: {
      ...stayPage('offTold', OFF_DAYS, 'cancelled'),
      total: 100,
      paid: PART.amount,
    },
  },
}
