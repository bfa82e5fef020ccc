import type { Changes } from '#local-backend/attacks/attackers.ts'
import type { Json } from '#local-backend/rtdb/json.ts'
import type { Rows } from './season.ts'
import { AUTHOR, july, NOW } from './writes.ts'

const LONGEST_KEY = 'x'.repeat(40)
const season = { from: july(1), to: july(31), perNight: 9000, minNights: 5 }
const terms = { cleaningFee: 1500, sameDayTurnover: false }

/** What may be said of a change of the prices. */
export const GRANTED_PRICE_LOG: Rows = [
  ['say that a season came', priced({ after: { seasons: { [LONGEST_KEY]: season } } })],
  ['say that a season went', priced({ verb: 'delete', before: { seasons: { s: season } } })],
  [
    'say that the terms changed, under the longest key',
    priced({ verb: 'terms', before: { terms }, after: { terms } }, LONGEST_KEY),
  ],
]

/** What nobody may say of one. */
export const REFUSED_PRICE_LOG: Rows = [
  ['change the prices and say not how', priced({ verb: null })],
  ['change the prices by a verb nobody knows', priced({ verb: 'wipe' })],
  ['change the prices at another time', priced({ at: 5 })],
  ['change the prices in another’s name', priced({ by: 'other@example.com' })],
  ['change the prices under a key without end', priced({}, `${LONGEST_KEY}x`)],
  ['say another count than the prices’', priced({ revision: 3 })],
  ['say what has not been done', { 'log/prices/two': entry({ revision: 1 }) }],
  ['say what was between before and after', priced({ between: { terms } })],
  ['say more than seasons and terms', priced({ after: { guest: 'Ayşe Kaya' } })],
  ['keep terms in words', priced({ after: { terms: { cleaningFee: 'Ayşe Kaya' } } })],
  ['keep a season under a key without end', said({ [`${LONGEST_KEY}x`]: season })],
  ['keep a season without its price', said({ s: { ...season, perNight: null } })],
  ['keep a season in words', said({ s: { ...season, from: 'Ayşe' } })],
  ['keep a season of endless digits', said({ s: { ...season, from: '2026-07-011' } })],
  ['keep a season from yes to no', said({ s: { ...season, from: true } })],
]

function said(seasons: { [id: string]: Json }): Changes {
  return priced({ after: { seasons } })
}

function priced(more: { [name: string]: Json }, key = 'two'): Changes {
  return { 'prices/revision': 2, [`log/prices/${key}`]: entry(more) }
}

function entry(more: { [name: string]: Json }): Json {
  return { at: NOW, by: AUTHOR, verb: 'add', revision: 2, ...more }
}
