import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compileRules } from '#rtdb-emulator/rtdb/rules.ts'
import { besiege, entrances, outsiders } from './attackers.ts'
import {
  GRANTED_TO_GUESTS,
  GRANTED_TO_OWNERS,
  KEYS,
  REFUSED_TO_ALL,
  REFUSED_TO_OWNERS,
  review,
  REVIEWED,
} from './reviewRows.ts'
import { createJudge } from './stays/judge.ts'

const { enter, everything } = besiege(REVIEWED)

describe.each(entrances(['nobody', 'an owner']))('%s, by %s', (person, way) => {
  test.each(GRANTED_TO_GUESTS)('can %s', async (_title, changes) => {
    expect(await enter(person, way).write(changes)).toBe(true)
    expect(await everything()).not.toEqual(REVIEWED)
  })

  test.each(REFUSED_TO_ALL)('cannot %s', async (_title, changes) => {
    expect(await enter(person, way).write(changes)).toBe(false)
    expect(await everything()).toEqual(REVIEWED)
  })

  test.each([`reviews/${KEYS.wrote}`, 'publishedReviews'])('can read %s', async (path) => {
    expect(await enter(person, way).read(path)).toBe(true)
  })
})

describe.each(entrances(outsiders))('%s, by %s', (person, way) => {
  test.each(GRANTED_TO_OWNERS)('cannot %s', async (_title, changes) => {
    expect(await enter(person, way).write(changes)).toBe(false)
    expect(await everything()).toEqual(REVIEWED)
  })

  test.each(['reviews', 'reviewKeys', 'guestPages'])('cannot list %s', async (path) => {
    expect(await enter(person, way).read(path)).toBe(false)
  })
})

describe.each(entrances(['an owner']))('%s, by %s', (person, way) => {
  test.each(GRANTED_TO_OWNERS)('can %s', async (_title, changes) => {
    expect(await enter(person, way).write(changes)).toBe(true)
    expect(await everything()).not.toEqual(REVIEWED)
  })

  test.each(REFUSED_TO_OWNERS)('cannot %s', async (_title, changes) => {
    expect(await enter(person, way).write(changes)).toBe(false)
    expect(await everything()).toEqual(REVIEWED)
  })

  test.each(['reviews', 'reviewKeys'])('can read %s', async (path) => {
    expect(await enter(person, way).read(path)).toBe(true)
  })
})

test('no guest says how it was before the day of check-out, whatever their clock shows', () => {
  const file = 'database.rules.json'
  const rules = compileRules(readFileSync(file, 'utf8'), file)
  const day = fc.date({
    min: new Date('2000-01-02'),
    max: new Date('2099-12-31'),
    noInvalidDate: true,
  })
  const isGranted = (cikis: string, now: number) => {
    const season = { guestPages: { [KEYS.left]: { status: 'settled', cikis } } }
    const rows: Parameters<typeof createJudge>[0] = [
      ['', { [`reviews/${KEYS.left}`]: review({ cikis }) }],
    ]
    return createJudge(rows, null, season, now)(rules).length === 1
  }
  const expectBoundary = (cikis: string) => {
    const begins = Date.parse(cikis)
    expect([cikis, isGranted(cikis, begins - 1), isGranted(cikis, begins)]).toEqual([
      cikis,
      false,
      true,
    ])
  }
  for (const each of ['2000-02-29', '2000-03-01', '2024-02-29', '2024-12-31', '2099-12-31'])
    expectBoundary(each)

  fc.assert(
    fc.property(day, (date) => expectBoundary(date.toISOString().slice(0, 10))),
    { numRuns: 300 },
  )
})
