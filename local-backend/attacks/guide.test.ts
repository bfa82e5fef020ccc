import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compileRules } from '#rtdb-emulator/rtdb/rules.ts'
import { parsePath } from '#rtdb-emulator/rtdb/tree.ts'
import { fromJson } from '#rtdb-emulator/rtdb/value.ts'
import { besiege, entrances, outsiders, people } from './attackers.ts'
import { GRANTED_GUIDES, GUIDED, KEYS, OPEN, REFUSED_GUIDES, SHUT } from './guideRows.ts'

const { enter, everything } = besiege(GUIDED)

describe.each(entrances(people))('%s, by %s', (person, way) => {
  test.each(OPEN)('can read the guide under the key %s', async (key) => {
    expect(await enter(person, way).read(`guestGuides/${key}`)).toBe(true)
    expect(await enter(person, way).read(`guestGuides/${key}/metin/tr/keys`)).toBe(true)
  })

  test.each(SHUT)('cannot read the guide under the key %s, nor a word of it', async (key) => {
    for (const below of ['', '/metin', '/metin/tr', '/metin/tr/keys', '/photos'])
      expect(await enter(person, way).read(`guestGuides/${key}${below}`)).toBe(false)
    expect(await enter(person, way).read(`guestGuides/${key}/version`)).toBe(true)
  })

  test('cannot list who has a guide', async () => {
    expect(await enter(person, way).read('guestGuides')).toBe(false)
  })

  test.each(REFUSED_GUIDES)('cannot %s', async (_title, changes) => {
    expect(await enter(person, way).write(changes)).toBe(false)
    expect(await everything()).toEqual(GUIDED)
  })
})

describe.each(entrances(outsiders))('%s, by %s', (person, way) => {
  test.each(GRANTED_GUIDES)('cannot %s', async (_title, changes) => {
    expect(await enter(person, way).write(changes)).toBe(false)
    expect(await everything()).toEqual(GUIDED)
  })

  test.each(['guide', 'guide/metin', 'guide/metin/tr/keys', 'guide/version'])(
    'cannot read %s',
    async (path) => {
      expect(await enter(person, way).read(path)).toBe(false)
    },
  )
})

describe.each(entrances(['an owner']))('%s, by %s', (person, way) => {
  test.each(GRANTED_GUIDES)('can %s', async (_title, changes) => {
    expect(await enter(person, way).write(changes)).toBe(true)
    expect(await everything()).not.toEqual(GUIDED)
  })

  test('can read the guide', async () => {
    expect(await enter(person, way).read('guide')).toBe(true)
  })
})

const FILE = 'database.rules.json'
const rules = compileRules(readFileSync(FILE, 'utf8'), FILE)
const HOUR_MS = 3_600_000

/** Whether a guest of these days reads the guide at a moment. */
function isRead(giris: string, cikis: string, now: number): boolean {
  const guestPages = { [KEYS.here]: { status: 'settled', giris, cikis } }
  const root = fromJson({ guestPages, guestGuides: { [KEYS.here]: { version: 1 } } })
  return rules.mayRead({ path: parsePath(`guestGuides/${KEYS.here}`), root, auth: null, now })
}

/** From the midnight at the villa two days before check-in to ten in the morning of check-out, three hours ahead of UTC. */
function expectWindow(giris: string, cikis: string) {
  const opens = Date.parse(giris) - 51 * HOUR_MS
  const closes = Date.parse(cikis) + 7 * HOUR_MS
  const asked = [opens - 1, opens, closes - 1, closes]
  expect([giris, cikis, ...asked.map((now) => isRead(giris, cikis, now))]).toEqual([
    giris,
    cikis,
    false,
    true,
    true,
    false,
  ])
}

test('no guest reads the guide two days before check-in has begun, nor from the hour of check-out on, whatever their clock shows', () => {
  expectWindow('2024-02-28', '2024-03-01')
  expectWindow('2026-12-31', '2027-01-02')
  expectWindow('2027-01-01', '2027-01-02')
  const days = fc.date({
    min: new Date('2000-01-05'),
    max: new Date('2099-11-30'),
    noInvalidDate: true,
  })
  const iso = (ms: number) => new Date(ms).toISOString().slice(0, 10)

  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 30 }), (date, nights) =>
      expectWindow(iso(date.getTime()), iso(date.getTime() + nights * 24 * HOUR_MS)),
    ),
    { numRuns: 300 },
  )
})

test('days of which the rules can make no moment open nothing', () => {
  const now = Date.parse('2099-12-31')

  expect(isRead('2099-12-30', '2100-01-02', now)).toBe(false)
  expect(isRead('1999-12-30', '2099-12-31', now)).toBe(false)
})
