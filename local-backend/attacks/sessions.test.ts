import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import { compileRules } from '#rtdb-emulator/rtdb/rules.ts'
import { besiege, type Changes, entrances, outsiders } from './attackers.ts'
import { createJudge, createWitness } from './stays/judge.ts'
import { mutantsOf } from './stays/mutants.ts'
import { GRANTED } from './stays/rows.ts'
import { type Rows, SEASON } from './stays/season.ts'

const { owner, coowner, guest } = DEMO_ACCOUNTS
const NOW = { '.sv': 'timestamp' }
const admins = { [owner.uid]: owner.email, [coowner.uid]: coowner.email }
const own = `sessions/${owner.uid}`

const ENDINGS: Rows = [['end their own sessions', { [own]: NOW }]]
const REFUSED: Rows = [
  ['end another owner’s', { [`sessions/${coowner.uid}`]: NOW }],
  ['have those of yesterday count again', { [own]: 1 }],
  ['end those of tomorrow', { [own]: 4_000_000_000_000 }],
  ['take the end back', { [own]: null }],
  ['end them in words', { [own]: 'now' }],
  ['keep something below', { [`${own}/note`]: 'x' }],
  ['take all ends back', { sessions: null }],
]

describe('while an owner’s session counts', () => {
  const stored = { admins, sessions: { [owner.uid]: 1, [coowner.uid]: 1 } }
  const { enter, everything } = besiege(stored)

  describe.each(entrances(['an owner']))('%s, by %s', (person, way) => {
    test('can end all sessions, and then does nothing with the one that did it', async () => {
      const door = enter(person, way)
      expect(await door.read('reservationDetails')).toBe(true)

      expect(await door.write({ [own]: NOW })).toBe(true)

      expect(await door.read('reservationDetails')).toBe(false)
      expect(await door.write({ [own]: NOW })).toBe(false)
    })

    test.each(REFUSED)('cannot %s', async (_title, changes) => {
      expect(await enter(person, way).write(changes)).toBe(false)
      expect(await everything()).toEqual(stored)
    })

    test.each(['sessions', `sessions/${coowner.uid}`])('cannot read %s', async (path) => {
      expect(await enter(person, way).read(path)).toBe(false)
    })
  })

  describe.each(entrances(outsiders))('%s, by %s', (person, way) => {
    test.each<[string, Changes]>([
      ...ENDINGS,
      ...REFUSED,
      ['say something of themselves', { [`sessions/${guest.uid}`]: NOW }],
    ])('cannot %s', async (_title, changes) => {
      expect(await enter(person, way).write(changes)).toBe(false)
      expect(await everything()).toEqual(stored)
    })
  })
})

describe('a lost phone, whose owner has ended all sessions,', () => {
  const { enter, everything } = besiege({
    admins,
    reservationDetails: { a: { musteriAdi: 'Ayşe' } },
    sessions: { [owner.uid]: 4_000_000_000_000 },
  })
  const privatePlaces = [
    '/',
    'reservationDetails',
    'reservationDetails/a/musteriAdi',
    'requests',
    'payments',
    'cancelled',
    'nights',
    'log',
    'log/a',
    'letters',
    'guide',
    'written',
    'channels',
    'caretaker',
  ]

  describe.each(entrances(['an owner']))('%s, by %s', (person, way) => {
    test.each(privatePlaces)('cannot read %s', async (path) => {
      expect(await enter(person, way).read(path)).toBe(false)
    })

    test('cannot end the sessions of who has signed in since', async () => {
      const before = await everything()

      expect(await enter(person, way).write({ [own]: NOW })).toBe(false)
      expect(await everything()).toEqual(before)
    })

    test('learns that its session has been ended', async () => {
      expect(await enter(person, way).read(own)).toBe(true)
    })
  })
})

const FILE = 'database.rules.json'
const text = readFileSync(FILE, 'utf8')

test('nothing that an owner may do to the season is done by a session that was ended', () => {
  const rules = compileRules(text, FILE)
  const ended = { ...Object(SEASON), sessions: { [owner.uid]: 2_000 } } as Json
  const judgedAs = (signedInAt: number) =>
    createJudge(GRANTED, { uid: owner.uid, signedInAt }, ended)(rules)

  // One that was begun in the very second is ended, too: a token says no more than the second.
  expect(judgedAs(2)).toEqual([])
  expect(judgedAs(3)).toEqual(GRANTED.map(([title]) => title))
})

test('no part of the rules for sessions can be left out or turned round unnoticed', () => {
  const rules = compileRules(text, FILE)
  const season = { admins, sessions: { [coowner.uid]: 2_000 } }
  const theirs: Rows = [['end their own sessions', { [`sessions/${coowner.uid}`]: NOW }]]
  const asked = [
    { rows: ENDINGS, caller: owner, expected: true },
    { rows: REFUSED, caller: owner, expected: false },
    { rows: theirs, caller: { uid: coowner.uid, signedInAt: 2 }, expected: false },
    { rows: theirs, caller: { uid: coowner.uid, signedInAt: 3 }, expected: true },
    { rows: ENDINGS, caller: guest, expected: false },
    {
      rows: [['be nobody’s', { [`sessions/${guest.uid}`]: NOW }]] satisfies Rows,
      caller: guest,
      expected: false,
    },
  ]
  const granted = asked.map(
    ({ rows, caller }) => createJudge(rows, caller, season)(rules).length > 0,
  )
  const witnesses = asked.map(({ rows, caller, expected }) =>
    createWitness(rows, expected, caller, season),
  )

  const survivors = mutantsOf(text, ['sessions'])
    // One who is nobody has no uid to look for; that they are asked about is for the reader.
    .filter(({ what }) => !what.endsWith(" → (root.child('admins').child(auth.uid).exists())"))
    .filter(({ rulesText, place }) => {
      const mutated = compileRules(rulesText, FILE)
      return !witnesses.some((differs) => differs(mutated, place))
    })
    .map(({ what }) => what)

  expect(granted).toEqual(asked.map(({ expected }) => expected))
  expect(survivors).toEqual([])
})
