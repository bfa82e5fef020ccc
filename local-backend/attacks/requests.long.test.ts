import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { compileRules } from '#rtdb-emulator/rtdb/rules.ts'
import { noPriority, owner as isAnOwner } from '#rules/conditions.ts'
import { ANSWERED, GRANTED_TO_OWNERS, REFUSED_TO_OWNERS } from './requestOwnerRows.ts'
import { GRANTED_TO_ANYONE, REFUSED_TO_ANYONE, REQUESTED } from './requestRows.ts'
import { createJudge, createWitness } from './stays/judge.ts'
import { mutantsOf, turnedIn } from './stays/mutants.ts'

const FILE = 'database.rules.json'
const { owner, guest } = DEMO_ACCOUNTS

test('no part of the rules for requests can be left out or turned round unnoticed', () => {
  const text = readFileSync(FILE, 'utf8')
  const asked = [
    { rows: GRANTED_TO_ANYONE, caller: null, season: REQUESTED, expected: true },
    { rows: REFUSED_TO_ANYONE, caller: null, season: REQUESTED, expected: false },
    { rows: REFUSED_TO_ANYONE, caller: guest, season: REQUESTED, expected: false },
    { rows: GRANTED_TO_OWNERS, caller: owner, season: ANSWERED, expected: true },
    { rows: REFUSED_TO_OWNERS, caller: owner, season: ANSWERED, expected: false },
    { rows: GRANTED_TO_OWNERS, caller: guest, season: ANSWERED, expected: false },
  ]
  const rules = compileRules(text, FILE)
  const allowed = asked.map(({ rows, caller, season }) => createJudge(rows, caller, season)(rules))
  const witnesses = asked.map(({ rows, caller, season, expected }) =>
    createWitness(rows, expected, caller, season),
  )
  const granted = createJudge(REFUSED_TO_OWNERS, owner, ANSWERED)(compileRules(lenient(text), FILE))
  const alsoRefused = REFUSED_TO_OWNERS.filter(([title]) => !granted.includes(title))
  const differsLeniently = createWitness(alsoRefused, false, owner, ANSWERED)

  const survivors = mutantsOf(text, ['requests'])
    .filter((mutant) => !isSpare(mutant))
    .filter(({ rulesText, place }) => {
      const mutated = compileRules(rulesText, FILE)
      return !witnesses.some((differs) => differs(mutated, place))
    })
    .filter(({ rulesText, place }) => {
      return !differsLeniently(compileRules(lenient(rulesText), FILE), place)
    })
    .map(({ what }) => what)

  expect(allowed).toEqual(
    asked.map(({ rows, expected }) => (expected ? rows.map(([title]) => title) : [])),
  )
  expect(granted.length).toBeGreaterThan(0)
  expect(survivors).toEqual([])
})

/** The rules as a database keeps them that validates nothing above what is deleted: whether an answer is whole, only a part's own `.write` asks. */
function lenient(text: string): string {
  return text.replace(
    " && (newData.child('status').val() === 'held') === newData.child('heldUntil').exists()" +
      " && (newData.child('status').val() === 'accepted') === newData.child('reservationId').exists()",
    '',
  )
}

/** Some parts are there for the reader, some are asked elsewhere of the same write, and some have tests of their own. */
function isSpare({ place, rule, what }: { place: string; rule: string; what: string }): boolean {
  const turned = turnedIn(what, place)
  const [name = ''] = /\w+(?=\/\.)/.exec(place) ?? []
  const isValidate = place.endsWith('.validate')
  // Who an owner is: sessions.test.ts and rules/rules.test.ts.
  const isOwners =
    isAnOwner.includes(turned) ||
    (rule.includes(noPriority) && isAnOwner.includes(turned.replace(`${noPriority} && `, '')))
  // An answer, a guest taken out, and the key that goes with them: the log of the same write asks for an owner and for
  // what is to be there afterwards (stays/stays.long.test.ts).
  const isSaid = place.endsWith('.write') && rule.includes('log/requests')
  const isLogs =
    isSaid &&
    (!rule.includes(isAnOwner)
      ? turned.includes(isAnOwner)
      : /(data|newData)\.exists\(\)$/i.test(turned))
  // What stands beside no request is refused by the request's own `.validate`.
  const isBeside = turned.endsWith("newData.parent().child('reservation').exists()")
  // What a field may hold: schema.test.ts. An empty name of a stay is none to the rest of its rule.
  const bounds = isValidate && rule.includes(noPriority)
  const isField = /\/(reservation|kisi)\/\w+\/\.|\/(dil|status|heldUntil)\/\./.test(place)
  const isAnswers = name === 'status' || name === 'heldUntil'
  const isBound = bounds && isField && (!isAnswers || rule.includes(isAnOwner))
  const isKind = bounds && /newData\.isString\(\)( && newData\.val\(\)\.length >= 1)?$/.test(turned)
  return isOwners || isLogs || isBeside || isBound || isKind
}
