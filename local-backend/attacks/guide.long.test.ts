import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { compileRules } from '#rtdb-emulator/rtdb/rules.ts'
import { owner as isAnOwner } from '#rules/conditions.ts'
import { GRANTED_FIRST, GRANTED_GUIDES, GUIDED, REFUSED_GUIDES, UNGUIDED } from './guideRows.ts'
import { createJudge, createWitness } from './stays/judge.ts'
import { mutantsOf, turnedIn } from './stays/mutants.ts'

const FILE = 'database.rules.json'
const { owner, guest } = DEMO_ACCOUNTS

test('no part of the rules for the guide can be left out or turned round unnoticed', () => {
  const text = readFileSync(FILE, 'utf8')
  const asked = [
    { rows: GRANTED_GUIDES, caller: owner, expected: true },
    { rows: GRANTED_FIRST, caller: owner, expected: true, season: UNGUIDED },
    { rows: REFUSED_GUIDES, caller: owner, expected: false },
    { rows: [...GRANTED_GUIDES, ...REFUSED_GUIDES], caller: guest, expected: false },
    { rows: [...GRANTED_GUIDES, ...REFUSED_GUIDES], caller: null, expected: false },
  ]
  const rules = compileRules(text, FILE)
  const granted = asked.map(({ rows, caller, season = GUIDED }) =>
    createJudge(rows, caller, season)(rules),
  )
  const witnesses = asked.map(({ rows, caller, expected, season = GUIDED }) =>
    createWitness(rows, expected, caller, season),
  )

  const survivors = mutantsOf(text, ['guide', 'guestGuides'])
    .filter((mutant) => !isSpare(mutant))
    .filter(({ rulesText, place }) => {
      const mutated = compileRules(rulesText, FILE)
      return !witnesses.some((differs) => differs(mutated, place))
    })
    .map(({ what }) => what)

  const titles = (rows: typeof GRANTED_GUIDES) => rows.map(([title]) => title)
  expect(granted).toEqual([titles(GRANTED_GUIDES), titles(GRANTED_FIRST), [], [], []])
  expect(survivors).toEqual([])
})

/** Some parts have tests of their own. */
function isSpare({ place, what }: { place: string; what: string }): boolean {
  // What a field may hold: schema.test.ts.
  const isBound = /^guide\/(metin\/\$language|resim)\/(\w+)\/\.validate$/.test(place)
  // Who an owner is: sessions.test.ts and rules/rules.test.ts.
  return isBound || isAnOwner.includes(turnedIn(what, place))
}
