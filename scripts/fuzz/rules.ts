import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { createJudge } from '#local-backend/attacks/stays/judge.ts'
import { type Rows, SEASON } from '#local-backend/attacks/stays/season.ts'
import { AUTHOR } from '#local-backend/attacks/stays/writes.ts'
import { WORLDS } from '#local-backend/attacks/table/worlds.ts'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import { compileRules } from '#rtdb-emulator/rtdb/rules.ts'
import { parsePath } from '#rtdb-emulator/rtdb/tree.ts'
import { fromJson, toJson } from '#rtdb-emulator/rtdb/value.ts'
import { anyPath, anyWrite, changed } from '#scripts/rules/writes.ts'
import { areaOf, holds } from './area.ts'
import { createOracle } from './oracle/oracle.ts'

const FILE = 'database.rules.json'
const NOW = 1_000

const text = readFileSync(FILE, 'utf8')
const rules = compileRules(text, FILE)
const oracle = createOracle(text)
const plainOf = (season: Json) => toJson(fromJson(season), { priorities: true })
const stored = fromJson(SEASON)
const plain = plainOf(SEASON)

const CALLERS = [DEMO_ACCOUNTS.owner, DEMO_ACCOUNTS.guest, null]

const authOf = (caller: { uid: string } | null) =>
  caller && { uid: caller.uid, token: { email: AUTHOR, auth_time: 1 } }

/** What is honestly written anywhere, changed in a place or two, over the season that it is written over. */
const anyNeighbour = fc.oneof(
  ...WORLDS.map((world) => {
    const over = { ...world, plain: plainOf(world.season) }
    const short = world.honest.filter(([, changes]) => Object.keys(changes).length < 50)
    return fc.tuple(fc.constant(over), changed(fc.constantFrom(...short)))
  }),
)

type Over = { season: Json; plain: Json; now: number }

function expectAgreement(row: Rows[number], { season, plain: stands, now }: Over): void {
  const [title, changes] = row
  for (const caller of CALLERS) {
    const granted = createJudge([row], caller, season, now)(rules).length === 1
    const expected = oracle.mayWrite(stands, changes, { auth: authOf(caller), now })
    if (granted !== expected) {
      throw new Error(`${caller?.uid ?? 'nobody'}: ${title}: granted ${granted}, not ${expected}`)
    }
  }
}

export const rulesArea = areaOf(9_000, [
  holds(
    'the local backend grants a write exactly where an evaluator of its own kind does, to an owner, a stranger and nobody',
    anyWrite,
    (row) => expectAgreement(row, { season: SEASON, plain, now: NOW }),
    2,
  ),
  holds('and in each season of the table of attacks', anyNeighbour, ([over, row]) =>
    expectAgreement(row, over),
  ),
  holds('and a read', fc.tuple(anyPath, fc.constantFrom(...CALLERS)), ([path, caller]) => {
    const [auth, keys] = [authOf(caller), parsePath(path)]
    return (
      rules.mayRead({ path: keys, root: stored, auth, now: NOW }) ===
      oracle.mayRead(plain, keys, { auth, now: NOW })
    )
  }),
])
