import { describe, expect, test } from 'vitest'
import { DEMO_ACCOUNTS } from '#local-backend/auth/accounts.ts'
import { besiege, type Changes, entrances, outsiders, people } from './attackers.ts'

const { owner } = DEMO_ACCOUNTS
const summer = { from: '2026-06-15', to: '2026-09-15', perNight: 9000, minNights: 5 }
const autumn = { from: '2026-09-16', to: '2026-10-31', perNight: 6000, minNights: 3 }
const terms = { cleaningFee: 1500, depositPercent: 30, minNights: 3, sameDayTurnover: false }
const stored = {
  admins: { [owner.uid]: owner.email },
  prices: { revision: 7, seasons: { summer }, terms },
}
const adding = (change: Changes): Changes => ({ 'prices/seasons/autumn': { ...autumn, ...change } })
const agreeing = (change: Changes): Changes => ({ 'prices/terms': { ...terms, ...change } })

const { enter, everything } = besiege(stored)

describe.each(entrances(outsiders))('%s, by %s', (person, way) => {
  test.each<[string, Changes]>([
    ['add a season', adding({})],
    ['lower a price', { 'prices/seasons/summer/perNight': 1 }],
    ['delete a season', { 'prices/seasons/summer': null }],
    ['give up the cleaning fee', { 'prices/terms/cleaningFee': 0 }],
    ['delete the terms', { 'prices/terms': null }],
    ['count a change', { 'prices/revision': 8 }],
  ])('cannot %s', async (_title, changes) => {
    expect(await enter(person, way).write(changes)).toBe(false)
    expect(await everything()).toEqual(stored)
  })
})

describe.each(entrances(people))('%s, by %s', (person, way) => {
  test.each(['prices', 'prices/seasons', 'prices/seasons/summer', 'prices/terms'])(
    'can read %s',
    async (path) => {
      expect(await enter(person, way).read(path)).toBe(true)
    },
  )

  test.each<[string, Changes]>([
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
    ['store a season with one field more', adding({ guest: 'Ayşe Kaya' })],
    ['store a season with a branch as price', adding({ perNight: { from: 1 } })],
    ['store a season that is a text', { 'prices/seasons/autumn': 'autumn' }],
    ['hide data in a key', { [`prices/seasons/${'x'.repeat(700)}`]: autumn }],
    ['take the price from a season', { 'prices/seasons/summer/perNight': null }],
    ['turn a season round', { 'prices/seasons/summer/to': '2026-06-14' }],
    ['ask a deposit of 120 percent', agreeing({ depositPercent: 120 })],
    ['ask a deposit of half a percent', agreeing({ depositPercent: 0.5 })],
    ['ask a deposit below nothing', agreeing({ depositPercent: -1 })],
    ['clean for ten million', agreeing({ cleaningFee: 10_000_000 })],
    ['store terms with one field more', agreeing({ iban: 'TR00' })],
    ['store terms without a deposit', agreeing({ depositPercent: null })],
    ['store turnover in words', agreeing({ sameDayTurnover: 'yes' })],
    ['take the cleaning fee from the terms', { 'prices/terms/cleaningFee': null }],
    ['store something else under the prices', { 'prices/note': 'cheap' }],
    ['delete all prices at once', { prices: null }],
    ['count a change twice', { 'prices/revision': 9 }],
    ['count no change', { 'prices/revision': 7 }],
    ['count backwards', { 'prices/revision': 6 }],
    ['count in words', { 'prices/revision': 'eight' }],
    ['lose count', { 'prices/revision': null }],
    ['change a price with an old count', { ...adding({}), 'prices/revision': 7 }],
  ])('cannot %s', async (_title, changes) => {
    expect(await enter(person, way).write(changes)).toBe(false)
    expect(await everything()).toEqual(stored)
  })
})

describe.each(entrances(['an owner']))('%s, by %s', (person, way) => {
  test.each<[string, Changes]>([
    ['add a season', adding({})],
    ['add one that counts', { ...adding({}), 'prices/revision': 8 }],
    ['add one of a single night', adding({ to: '2026-09-16' })],
    ['add one with 29 February', adding({ from: '2028-02-29', to: '2028-02-29' })],
    ['ask one lira', adding({ perNight: 1 })],
    ['ask a million', adding({ perNight: 1_000_000 })],
    ['change a price', { 'prices/seasons/summer/perNight': 9500 }],
    ['delete a season', { 'prices/seasons/summer': null }],
    ['change the terms', agreeing({ sameDayTurnover: true, depositPercent: 100 })],
    ['delete the terms', { 'prices/terms': null }],
  ])('can %s', async (_title, changes) => {
    expect(await enter(person, way).write(changes)).toBe(true)
    expect(await everything()).not.toEqual(stored)
  })
})

test('two owners who change prices at once cannot both succeed', async () => {
  const changes = [adding({}), { 'prices/seasons/autumn2': autumn }].map((change, index) =>
    enter('an owner', index === 0 ? 'the SDK' : 'REST').write({ ...change, 'prices/revision': 8 }),
  )

  const granted = await Promise.all(changes)

  expect(granted.filter(Boolean)).toHaveLength(1)
})
