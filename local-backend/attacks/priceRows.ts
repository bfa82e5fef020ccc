import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import type { Changes } from './attackers.ts'
import type { Rows } from './stays/season.ts'
import { AUTHOR, NOW } from './stays/writes.ts'

const { owner } = DEMO_ACCOUNTS
const summer = { from: '2026-06-15', to: '2026-09-15', perNight: 9000, minNights: 5 }
export const autumn = { from: '2026-09-16', to: '2026-10-31', perNight: 6000, minNights: 3 }
const terms = { cleaningFee: 1500, depositPercent: 30, minNights: 3, sameDayTurnover: false }
function bothSides(side: Json): { before: Json; after: Json } {
  return { before: side, after: side }
}

/** A season, and the terms, seven changes on, the last of which was of both. */
export const PRICES = {
  admins: { [owner.uid]: owner.email },
  prices: { revision: 7, seasons: { summer }, terms },
  log: {
    prices: {
      told: {
        at: 1,
        by: AUTHOR,
        verb: 'edit',
        revision: 7,
        ...bothSides({ seasons: { summer }, terms }),
      },
      last: 'told',
    },
  },
}
/** What counts a change, and says so; `sides` is what was, and what is. */
export function counting(revision: Json, sides: Changes = {}): Changes {
  const entry = { at: NOW, by: AUTHOR, verb: 'edit', revision, ...sides }
  return { 'prices/revision': revision, 'log/prices/next': entry, 'log/prices/last': 'next' }
}
const named = (id: string, season: Json) => ({ seasons: { [id]: season } })
/** Adds a season that differs from a sound one. */
export const adding = (change: Changes, id = 'autumn'): Changes => ({
  [`prices/seasons/${id}`]: { ...autumn, ...change },
  ...counting(8, { after: named(id, { ...autumn, ...change }) }),
})
const agreeing = (change: Changes): Changes => ({
  'prices/terms': { ...terms, ...change },
  ...counting(8, { before: { terms }, after: { terms: { ...terms, ...change } } }),
})
/** Changes the season that there is, or deletes it. */
const changing = (change: Changes | null): Changes => ({
  'prices/seasons/summer': change && { ...summer, ...change },
  ...counting(8, {
    before: named('summer', summer),
    after: change && named('summer', { ...summer, ...change }),
  }),
})
const withoutTerms = { 'prices/terms': null, ...counting(8, { before: { terms } }) }

/** What nobody but an owner may write of the prices. */
export const REFUSED_PRICES_TO_OTHERS: Rows = [
  ['add a season', adding({})],
  ['lower a price', changing({ perNight: 1 })],
  ['delete a season', changing(null)],
  ['give up the cleaning fee', agreeing({ cleaningFee: 0 })],
  ['set the tax', agreeing({ taxPercent: 0 })],
  ['delete the terms', withoutTerms],
  ['count a change', counting(8)],
]

/** What not even an owner may write of them. */
export const REFUSED_PRICES: Rows = [
  ['give a night away', adding({ perNight: 0 })],
  ['pay guests to stay', adding({ perNight: -6000 })],
  ['ask ten million a night', adding({ perNight: 10_000_000 })],
  ['ask for kuruş', adding({ perNight: 6000.5 })],
  ['store a price as text', adding({ perNight: '6000' })],
  ['store a season without a price', adding({ perNight: null })],
  ['store a season without a shortest stay', adding({ minNights: null })],
  ['ask for stays of no night', adding({ minNights: 0 })],
  ['ask for stays of a year', adding({ minNights: 365 })],
  ['ask for stays of two nights and a half', adding({ minNights: 2.5 })],
  ['store a season that ends before it begins', adding({ to: '2026-09-15' })],
  ['store a season from a day that is none', adding({ from: '2026-02-29' })],
  ['store a season in the owners’ date form', adding({ from: '16.09.2026' })],
  ['store a season in milliseconds', adding({ from: 1_789_516_800_000 })],
  ['give a weekend away', adding({ weekendPerNight: 0 })],
  ['ask ten million for a weekend', adding({ weekendPerNight: 10_000_000 })],
  ['ask for kuruş at a weekend', adding({ weekendPerNight: 7500.5 })],
  ['store a weekend’s price as text', adding({ weekendPerNight: '7500' })],
  ['give a week away', adding({ weekPercent: 91 })],
  ['make a week dearer', adding({ weekPercent: -1 })],
  ['take half a percent off a week', adding({ weekPercent: 0.5 })],
  ['take a text off a week', adding({ weekPercent: '10' })],
  ['let guests arrive on no day', adding({ arrivalDays: '' })],
  ['let guests arrive on an eighth day', adding({ arrivalDays: '8' })],
  ['let guests arrive twice on a day', adding({ arrivalDays: '66' })],
  ['name days of arrival out of order', adding({ arrivalDays: '76' })],
  ['name days of arrival in words', adding({ arrivalDays: 'Ayşe' })],
  ['name a day of arrival as a number', adding({ arrivalDays: 6 })],
  ['hide data in the days of arrival', adding({ arrivalDays: { guest: 'Ayşe Kaya' } })],
  ['store a season with one field more', adding({ guest: 'Ayşe Kaya' })],
  ['store a season with a branch as price', adding({ perNight: { from: 1 } })],
  [
    'store a season that is a text',
    {
      'prices/seasons/autumn': 'autumn',
      ...counting(8, { after: named('autumn', 'autumn') }),
    },
  ],
  ['hide data in a key', adding({}, 'x'.repeat(700))],
  ['take the price from a season', changing({ perNight: null })],
  ['turn a season round', changing({ to: '2026-06-14' })],
  ['ask a deposit of 120 percent', agreeing({ depositPercent: 120 })],
  ['ask a deposit of half a percent', agreeing({ depositPercent: 0.5 })],
  ['ask a deposit below nothing', agreeing({ depositPercent: -1 })],
  ['tax 120 percent', agreeing({ taxPercent: 120 })],
  ['tax half a percent', agreeing({ taxPercent: 0.5 })],
  ['tax below nothing', agreeing({ taxPercent: -1 })],
  ['tax in words', agreeing({ taxPercent: '2' })],
  ['give a pound away', agreeing({ poundRate: 0 })],
  ['ask half a lira more for a euro', agreeing({ euroRate: 46.5 })],
  ['ask a million for a euro', agreeing({ euroRate: 1_000_000 })],
  ['name a rate in words', agreeing({ poundRate: '57' })],
  ['name a rate of 30 February', agreeing({ poundRate: 57, ratesDay: '2026-02-30' })],
  ['name a rate of a day in words', agreeing({ poundRate: 57, ratesDay: 'yesterday' })],
  ['clean for ten million', agreeing({ cleaningFee: 10_000_000 })],
  ['store terms with one field more', agreeing({ iban: 'TR00' })],
  ['store terms without a deposit', agreeing({ depositPercent: null })],
  ['store turnover in words', agreeing({ sameDayTurnover: 'yes' })],
  ['take the cleaning fee from the terms', agreeing({ cleaningFee: null })],
  ['store something else under the prices', { 'prices/note': 'cheap' }],
  ['delete all prices at once', { prices: null }],
  ['add a season and name none', { ...adding({}), ...counting(8) }],
  [
    'add a season and name another',
    { ...adding({}), ...counting(8, { after: named('summer', summer) }) },
  ],
  [
    'change a price and say not what it was',
    {
      ...changing({ perNight: 1 }),
      ...counting(8, { after: named('summer', { ...summer, perNight: 1 }) }),
    },
  ],
  [
    'change a price and say not what it is',
    { ...changing({ perNight: 1 }), ...counting(8, { before: named('summer', summer) }) },
  ],
  ['delete a season and say not which', { ...changing(null), ...counting(8) }],
  ['change the terms and say not how', { ...agreeing({ cleaningFee: 0 }), ...counting(8) }],
  [
    'change the terms and say not what they were',
    {
      ...agreeing({ cleaningFee: 0 }),
      ...counting(8, { after: { terms: { ...terms, cleaningFee: 0 } } }),
    },
  ],
  [
    'change the terms and say not what they are',
    { ...agreeing({ cleaningFee: 0 }), ...counting(8, { before: { terms } }) },
  ],
  ['delete the terms and say nothing of them', { ...withoutTerms, ...counting(8) }],
  [
    'delete the terms and say that they are',
    { ...withoutTerms, ...counting(8, { before: { terms }, after: { terms } }) },
  ],
  ['add a season without counting', { 'prices/seasons/autumn': autumn }],
  ['change a season without counting', { 'prices/seasons/summer/perNight': 1 }],
  ['change the terms without counting', { 'prices/terms/cleaningFee': 0 }],
  ['count a change and say nothing', { 'prices/revision': 8 }],
  ['count a change twice', counting(9)],
  ['count no change', counting(7)],
  ['count backwards', counting(6)],
  ['count in words', counting('eight')],
  ['lose count', counting(null)],
  [
    'change a price with an old count',
    { ...adding({}), ...counting(7, { after: named('autumn', autumn) }) },
  ],
]

/** What an owner may. */
export const GRANTED_PRICES: Rows = [
  ['add a season', adding({})],
  ['add one under the longest key', adding({}, 'x'.repeat(40))],
  ['add one of a single night', adding({ to: '2026-09-16' })],
  ['ask more at a weekend', adding({ weekendPerNight: 7500 })],
  ['ask a million at a weekend', adding({ weekendPerNight: 1_000_000 })],
  ['ask one lira at a weekend', adding({ weekendPerNight: 1 })],
  ['take nothing off a week', adding({ weekPercent: 0 })],
  ['take most off a week', adding({ weekPercent: 90 })],
  ['let guests arrive on Saturdays', adding({ arrivalDays: '6' })],
  ['let guests arrive at weekends', adding({ arrivalDays: '567' })],
  ['let guests arrive on any day', adding({ arrivalDays: '1234567' })],
  ['add one with 29 February', adding({ from: '2028-02-29', to: '2028-02-29' })],
  ['ask one lira', adding({ perNight: 1 })],
  ['ask a million', adding({ perNight: 1_000_000 })],
  ['change a price', changing({ perNight: 9500 })],
  ['delete a season', changing(null)],
  ['change the terms', agreeing({ sameDayTurnover: true, depositPercent: 100 })],
  ['tax all of it', agreeing({ taxPercent: 100 })],
  ['tax nothing', agreeing({ taxPercent: 0 })],
  [
    'name the rates of a day',
    agreeing({ poundRate: 57, euroRate: 100_000, ratesDay: '2026-11-20' }),
  ],
  ['name one rate', agreeing({ euroRate: 1 })],
  ['delete the terms', withoutTerms],
]

/** Before anybody has entered a price. */
export const NO_PRICES = { admins: PRICES.admins }

/** What an owner may not do as the first. */
export const REFUSED_FIRST: Rows = [
  ['begin to count at two', counting(2)],
  ['begin to count in words', counting('one')],
]

/** What an owner may. */
export const GRANTED_FIRST: Rows = [
  ['agree on terms', { 'prices/terms': terms, ...counting(1, { after: { terms } }) }],
  ['begin to count', counting(1)],
]
