import type { Changes } from '#local-backend/attacks/attackers.ts'
import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import { OLD_SEASON, type Rows } from './season.ts'
import { AUTHOR, july, NOW } from './writes.ts'

const LONGEST_KEY = 'x'.repeat(40)
const season = { from: july(1), to: july(31), perNight: 9000, minNights: 5 }
const MORE = { weekendPerNight: 11_000, weekPercent: 10, arrivalDays: '67' }
const RATED = { poundRate: 57, ratesDay: july(1) }
const terms = { cleaningFee: 1500, sameDayTurnover: false }

/** What may be said of a change of the prices. */
export const GRANTED_PRICE_LOG: Rows = [
  ['say that a season came', coming({ [LONGEST_KEY]: season })],
  [
    'say that a season came with a weekend, a week and an arrival',
    coming({ s: { ...season, ...MORE } }),
  ],
  [
    'say of a season that changes whole what it was and what it is',
    {
      ...priced({
        before: { seasons: { old: OLD_SEASON } },
        after: { seasons: { old: { ...season, ...MORE } } },
      }),
      'prices/seasons/old': { ...season, ...MORE },
    },
  ],
  [
    'say that a season went',
    {
      ...priced({ verb: 'delete', before: { seasons: { old: OLD_SEASON } } }),
      'prices/seasons/old': null,
    },
  ],
  ['say that the terms name a rate, which they did not', rating({})],
  [
    'say that the terms changed, under the longest key',
    agreeing(
      {
        verb: 'terms',
        before: { terms: { cleaningFee: 5, sameDayTurnover: true } },
        after: { terms },
      },
      LONGEST_KEY,
    ),
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
  [
    'say what has not been done',
    { 'log/prices/two': entry({ revision: 1 }), 'log/prices/last': 'two' },
  ],
  ['say what was between before and after', priced({ between: { terms } })],
  ['keep a text in the place of what was', priced({ before: 'Ayşe Kaya' })],
  ['keep a text in the place of the terms', priced({ before: { terms: 'Ayşe Kaya' } })],
  ['keep a text in the place of the seasons', priced({ before: { seasons: 'Ayşe Kaya' } })],
  ['keep a term of another name', agreeing({ before: { terms: { ayse: 5 } } })],
  ['keep a term that was none', agreeing({ before: { terms: { cleaningFee: '5' } } })],
  ['say of a term that it was what it is now', rating({ before: { terms: RATED } })],
  ['keep a term that is not', agreeing({ after: { terms: { cleaningFee: 5 } } })],
  [
    'keep a price that was not',
    priced({ before: { seasons: { old: { ...OLD_SEASON, perNight: 5 } } } }),
  ],
  [
    'keep a price that is not',
    priced({ after: { seasons: { old: { ...OLD_SEASON, perNight: 5 } } } }),
  ],
  ['say a part of a season', { ...coming({ s: { ...season, ...MORE } }), ...said({ s: season }) }],
  ...Object.entries({ ...season, ...MORE }).flatMap(([name, value]): Rows => {
    const other = typeof value === 'number' ? value + 1 : `${value}7`
    return [
      [
        `say another ${name} than a season has`,
        {
          ...coming({ s: { ...season, ...MORE } }),
          ...said({ s: { ...season, ...MORE, [name]: other } }),
        },
      ],
      [
        `say another ${name} than a season had`,
        priced({ before: { seasons: { old: { ...OLD_SEASON, [name]: other } } } }),
      ],
    ]
  }),
  ['say two things of one change', { ...priced({}), 'log/prices/three': entry({}) }],
  ['change what was said of the prices', { 'log/prices/one/verb': 'delete' }],
  ['change the prices and name no entry', { 'prices/revision': 2, 'log/prices/last': 'five' }],
  [
    'change the prices by an entry that stands there',
    { 'prices/revision': 2, 'log/prices/last': 'none' },
  ],
  ['change the prices and say nothing', { 'prices/revision': 2 }],
  ['say no more which entry is the newest', { 'prices/revision': 2, 'log/prices/last': null }],
  [
    'name an entry that counts nothing',
    { 'log/prices/last': 'two', 'log/prices/two': entry({ revision: 1 }) },
  ],
  ['say more than seasons and terms', priced({ after: { guest: 'Ayşe Kaya' } })],
  ['keep terms in words', priced({ after: { terms: { cleaningFee: 'Ayşe Kaya' } } })],
  ['keep a season under a key without end', coming({ [`${LONGEST_KEY}x`]: season })],
  [
    'keep a season without its price',
    { ...coming({ s: season }), ...said({ s: { ...season, perNight: null } }) },
  ],
  ['keep a season in words', said({ s: { ...season, from: 'Ayşe' } })],
  ['keep a season of endless digits', said({ s: { ...season, from: '2026-07-011' } })],
  ['keep a season from yes to no', said({ s: { ...season, from: true } })],
]

function said(seasons: { [id: string]: Json }): Changes {
  return priced({ after: { seasons } })
}

/** Seasons stored, and said to have come. */
function coming(seasons: { [id: string]: Json }): Changes {
  const stored = Object.entries(seasons).map(([id, value]): [string, Json] => [
    `prices/seasons/${id}`,
    value,
  ])
  return { ...said(seasons), ...Object.fromEntries(stored) }
}

/** The terms stored, and what is said of that. */
function agreeing(more: { [name: string]: Json }, key = 'two'): Changes {
  const stored = { ...terms, depositPercent: 30, minNights: 3 }
  return { ...priced({ after: { terms: stored }, ...more }, key), 'prices/terms': stored }
}

/** Terms stored that name a rate's day, which none did before. */
function rating(more: { [name: string]: Json }): Changes {
  const stored = { ...terms, depositPercent: 30, minNights: 3, ...RATED }
  return { ...agreeing({ after: { terms: stored }, ...more }), 'prices/terms': stored }
}

function priced(more: { [name: string]: Json }, key = 'two'): Changes {
  return {
    'prices/revision': 2,
    [`log/prices/${key}`]: entry(more),
    'log/prices/last': key,
  }
}

function entry(more: { [name: string]: Json }): Json {
  return { at: NOW, by: AUTHOR, verb: 'add', revision: 2, ...more }
}
