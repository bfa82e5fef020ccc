import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compileRules } from '#rtdb-emulator/rtdb/rules.ts'
import { EVERY_ROW } from './everyRow.ts'
import { createJudge, createWitness } from './stays/judge.ts'
import { withoutARule } from './stays/mutants.ts'
import { createTableWitness } from './table/witness.ts'

const FILE = 'database.rules.json'

test('no rule can be left out unnoticed by the rows and the table', { timeout: 900_000 }, () => {
  const text = readFileSync(FILE, 'utf8')
  const rules = compileRules(text, FILE)
  const differsInTable = createTableWitness(text)
  // What asks less grants more: the rows that are refused are enough to notice.
  const differInRows = EVERY_ROW.filter(({ expected }) => !expected).map(
    ({ rows, expected, caller, season, now }) => createWitness(rows, expected, caller, season, now),
  )

  const survivors = withoutARule(text)
    .filter((mutant) => !isSpare(mutant))
    .filter(({ rulesText, place }) => {
      const mutated = compileRules(rulesText, FILE)
      const isNoticed = differInRows.some((differs) => differs(mutated, place))
      return !isNoticed && !differsInTable(mutated, `/${place.slice(0, place.lastIndexOf('/'))}`)
    })
    .map(({ what }) => what)

  expect(
    EVERY_ROW.map(({ rows, caller, season, now }) => createJudge(rows, caller, season, now)(rules)),
  ).toEqual(EVERY_ROW.map(({ rows, expected }) => (expected ? rows.map(([title]) => title) : [])))
  expect(survivors).toEqual([])
})

function isSpare({ place, what }: { place: string; what: string }): boolean {
  // Whether it is a text or a number at all is asked for the reader: what is none fails what is asked elsewhere, too.
  const isKind = /: newData\.is(String|Number)\(\) → true$/.test(what)
  // A page says what its record says, which is held to its bounds where it stands.
  const isPages = /^guestPages\/\$key\/\w+\/\.validate$/.test(place)
  return isKind || isPages
}
