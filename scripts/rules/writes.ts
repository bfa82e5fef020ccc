import fc from 'fast-check'
import type { Changes } from '#local-backend/attacks/attackers.ts'
import { REQUEST } from '#local-backend/attacks/request.ts'
import { GRANTED_ANSWERS, REFUSED_ANSWERS } from '#local-backend/attacks/stays/answers.ts'
import { GRANTED_CANCELLING } from '#local-backend/attacks/stays/grantedCancelling.ts'
import { REFUSED_CANCELLED } from '#local-backend/attacks/stays/refusedCancelled.ts'
import { REFUSED_CANCELLING } from '#local-backend/attacks/stays/refusedCancelling.ts'
import { GRANTED_FIELDS, REFUSED_FIELDS } from '#local-backend/attacks/stays/fields.ts'
import { GRANTED_FORGETTING, REFUSED_FORGETTING } from '#local-backend/attacks/stays/forgetting.ts'
import { GRANTED as GRANTED_CHANGES } from '#local-backend/attacks/stays/granted.ts'
import { GRANTED_PAYMENTS, REFUSED_PAYMENTS } from '#local-backend/attacks/stays/payments.ts'
import { GRANTED_PRICE_LOG, REFUSED_PRICE_LOG } from '#local-backend/attacks/stays/priceLog.ts'
import { REFUSED_LOG } from '#local-backend/attacks/stays/refusedLog.ts'
import { REFUSED_NIGHTS } from '#local-backend/attacks/stays/refusedNights.ts'
import { REFUSED_VERSIONS } from '#local-backend/attacks/stays/refusedVersions.ts'
import type { Rows } from '#local-backend/attacks/stays/season.ts'
import { isObject, type Json } from '#rtdb-emulator/rtdb/json.ts'

const SEASON = { from: '2026-06-01', to: '2026-06-30', perNight: 9000, minNights: 5 }
const MORE = { weekendPerNight: 11_000, weekPercent: 10, arrivalDays: '67' }
const TERMS = { cleaningFee: 1500, depositPercent: 30, minNights: 3, sameDayTurnover: false }

/** What the tables of the attacks leave to tests of other forms: what guests write, and prices. */
const FURTHER: Rows = [
  ['leave a request', { 'requests/-Pnew000000000000000': { reservation: REQUEST } }],
  [
    'leave a request with notes, in a language',
    { 'requests/-Pnew000000000000000': { reservation: { ...REQUEST, notes: 'a\nb' }, dil: 'tr' } },
  ],
  ['say the language of a request', { 'requests/-Pfresh0000000000000/dil': 'en' }],
  [
    'say how many come with a request',
    { 'requests/-Pfresh0000000000000/guests': { adults: 2, children: 1 } },
  ],
  ['add a season', { 'prices/revision': 2, 'prices/seasons/june': SEASON }],
  [
    'add a season with a weekend, a week and an arrival',
    { 'prices/revision': 2, 'prices/seasons/june': { ...SEASON, ...MORE } },
  ],
  ['set the terms', { 'prices/revision': 2, 'prices/terms': TERMS }],
  ['become an owner', { 'admins/stranger': 'stranger@example.com' }],
  ['write somewhere else', { elsewhere: 1 }],
]

const GRANTED = [
  ...GRANTED_CHANGES,
  ...GRANTED_FIELDS,
  ...GRANTED_ANSWERS,
  ...GRANTED_FORGETTING,
  ...GRANTED_PAYMENTS,
  ...GRANTED_CANCELLING,
  ...GRANTED_PRICE_LOG,
  ...FURTHER,
]

/** Every write of the attacks' tables. */
export const TABLE: Rows = [
  ...GRANTED,
  ...REFUSED_VERSIONS,
  ...REFUSED_NIGHTS,
  ...REFUSED_LOG,
  ...REFUSED_ANSWERS,
  ...REFUSED_FORGETTING,
  ...REFUSED_FIELDS,
  ...REFUSED_PAYMENTS,
  ...REFUSED_CANCELLING,
  ...REFUSED_CANCELLED,
  ...REFUSED_PRICE_LOG,
]

type Way = (typeof WAYS)[number]

const WAYS = ['as it is', 'less', 'other value', 'other key', 'more', 'together'] as const

const PATHS = [...new Set(TABLE.flatMap(([, changes]) => Object.keys(changes)))]
const KEYS = [...new Set(PATHS.flatMap((path) => path.split('/')))].filter((key) => key !== '')

const TEXTS = [
  '',
  ' ',
  'x',
  '\u200b',
  'a\u0007b',
  'a\nb',
  'a/b',
  'new',
  'held',
  'accepted',
  'declined',
]
const LENGTHS = [32, 33, 40, 41, 60, 61, 120, 121, 200, 201, 1000, 1001, 5000, 5001]
const DAYS = ['31.02.2026', '02/30/2028', '2026-02-29', '2028-02-29', '10.07.2026', '07/10/2026']
const NUMBERS = [-1, 0, 0.5, 1, 2, 3, 4, 5, 20, 21, 90, 91, 100, 101, 1_000_000, 1_000_001]
const OTHERS: readonly Json[] = [true, false, null, { a: 1 }, { '.value': 'x', '.priority': 1 }]

/** Values on both sides of limits, of every kind, and each one that stands somewhere in the tables. */
const VALUES: readonly Json[] = [
  ...TEXTS,
  ...LENGTHS.map((length) => 'x'.repeat(length)),
  ...DAYS,
  ...NUMBERS,
  ...OTHERS,
  ...TABLE.flatMap(([, changes]) => leavesOf(changes).map(([, value]) => value)),
]

const step = fc.tuple(fc.constantFrom(...WAYS), fc.nat(), fc.nat())

// Most begin from what is granted: one change then tells which condition it meets.
const row = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...GRANTED) },
  { weight: 1, arbitrary: fc.constantFrom(...TABLE) },
)

/** Some of the rows, changed in a place or two. */
export function changed(some: fc.Arbitrary<Rows[number]>): fc.Arbitrary<Rows[number]> {
  return fc
    .tuple(some, fc.array(step, { minLength: 1, maxLength: 2 }))
    .map(([[title, changes], steps]) => [
      `${title} (${steps.map(([way]) => way).join(', ')})`,
      steps.reduce((written, [way, one, other]) => changeOne(written, way, one, other), changes),
    ])
}

/** A row of the tables, most of them changed in a place or two. */
export const anyWrite = changed(row)

/** A path of the tables, cut short or with another key in it. */
export const anyPath: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom(...PATHS), fc.nat(), fc.option(fc.constantFrom(...KEYS)))
  .map(([path, cut, other]) => {
    const keys = path.split('/')
    const short = keys.slice(0, 1 + (cut % keys.length))
    return (other === null ? short : short.with(-1, other)).join('/')
  })

/** So many writes, the same for the same `seed`; like `some` rows where those are given. */
export function generateWrites(count: number, seed: number, some?: Rows): Rows {
  const writes = some ? changed(fc.constantFrom(...some)) : anyWrite
  return fc.sample(writes, { numRuns: count, seed })
}

function changeOne(changes: Changes, way: Way, one: number, other: number): Changes {
  const paths = Object.keys(changes)
  const path = pick(paths, one)
  switch (way) {
    case 'as it is':
      return changes
    case 'less':
      if (paths.length === 1) return changes
      return Object.fromEntries(Object.entries(changes).filter(([name]) => name !== path))
    case 'other value': {
      const [keys] = pick(leavesOf(changes), one)
      return withLeaf(changes, keys, pick(VALUES, other))
    }
    case 'other key': {
      const keys = path.split('/')
      const moved = keys.with(other % keys.length, pick(KEYS, one)).join('/')
      return Object.fromEntries(
        Object.entries(changes).map(([name, value]) => [name === path ? moved : name, value]),
      )
    }
    case 'more':
      return { ...changes, [pick(PATHS, one)]: pick(VALUES, other) }
    case 'together':
      return { ...changes, ...pick(TABLE, other)[1] }
  }
}

function pick<Item>(items: readonly Item[], number: number): Item {
  const item = items[number % items.length]
  if (item === undefined) throw new RangeError('Nothing to pick from')
  return item
}

/** What has no children in some JSON, with the keys that lead there; the server's moment is one value. */
function leavesOf(json: Json): [keys: string[], value: Json][] {
  if (!isObject(json) || '.sv' in json || '.value' in json) return [[[], json]]
  return Object.entries(json).flatMap(([key, below]) =>
    leavesOf(below).map(([keys, value]): [string[], Json] => [[key, ...keys], value]),
  )
}

function withLeaf(changes: Changes, [key = '', ...keys]: string[], value: Json): Changes {
  const present = changes[key] ?? null
  const below = keys.length > 0 && isObject(present) ? withLeaf(present, keys, value) : value
  return { ...changes, [key]: below }
}
