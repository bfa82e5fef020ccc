import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { owner as isAnOwner } from '#rules/conditions.ts'
import { compileRules } from '#rtdb-emulator/rtdb/rules.ts'
import {
  GRANTED_TO_GUESTS,
  GRANTED_TO_OWNERS,
  REFUSED_TO_ALL,
  REFUSED_TO_OWNERS,
  REVIEWED,
} from './reviewRows.ts'
import { createJudge, createWitness } from './stays/judge.ts'
import { mutantsOf, turnedIn } from './stays/mutants.ts'

const FILE = 'database.rules.json'
const { owner, guest } = DEMO_ACCOUNTS
const NOW_MS = Date.parse('2026-11-01')

test('no part of the rules for reviews can be left out or turned round unnoticed', () => {
  const text = readFileSync(FILE, 'utf8')
  const refused = [...REFUSED_TO_ALL, ...REFUSED_TO_OWNERS]
  const asked = [
    { rows: GRANTED_TO_GUESTS, caller: null, expected: true },
    { rows: GRANTED_TO_OWNERS, caller: owner, expected: true },
    { rows: refused, caller: owner, expected: false },
    { rows: GRANTED_TO_OWNERS, caller: guest, expected: false },
    { rows: refused, caller: null, expected: false },
  ]
  const rules = compileRules(text, FILE)
  const granted = asked.map(({ rows, caller }) =>
    createJudge(rows, caller, REVIEWED, NOW_MS)(rules),
  )
  const witnesses = asked.map(({ rows, caller, expected }) =>
    createWitness(rows, expected, caller, REVIEWED, NOW_MS),
  )
  const titles = (rows: typeof refused) => rows.map(([title]) => title)

  const survivors = mutantsOf(text, ['reviews', 'reviewKeys', 'publishedReviews'])
    .filter((mutant) => !isSpare(mutant))
    .filter(({ rulesText, place }) => {
      const mutated = compileRules(rulesText, FILE)
      return !witnesses.some((differs) => differs(mutated, place))
    })
    .map(({ what }) => what)

  expect(granted).toEqual([titles(GRANTED_TO_GUESTS), titles(GRANTED_TO_OWNERS), [], [], []])
  expect(survivors).toEqual([])
})

/** Some parts are there for the reader, and some have tests of their own. */
function isSpare({ place, rule, what }: { place: string; rule: string; what: string }): boolean {
  // What a field may hold: schema.test.ts.
  const isBound = /\/(puan|metin|ad|dil|yanit)\/\.validate$/.test(place)
  // Which day a text means: reviews.test.ts.
  const isDay = place.endsWith('/cikis/.validate') && /\^(\.\{|20)/.test(what)
  const turned = turnedIn(what, place)
  // Who an owner is: sessions.test.ts and rules/rules.test.ts.
  const isOwners = isAnOwner.includes(turned)
  // What is published, and what says so in two other places, change together: each asks for an owner.
  const asksLess = turned.includes(isAnOwner) && !rule.includes(isAnOwner)
  const isOneOfThree = !place.includes('/reply/') && place !== 'reviews/$key/.write'
  return isBound || isDay || isOwners || (asksLess && isOneOfThree)
}
