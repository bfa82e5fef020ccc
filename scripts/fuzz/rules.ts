import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { createJudge } from '#local-backend/attacks/stays/judge.ts'
import { SEASON } from '#local-backend/attacks/stays/season.ts'
import { AUTHOR } from '#local-backend/attacks/stays/writes.ts'
import { DEMO_ACCOUNTS } from '#local-backend/auth/accounts.ts'
import { compileRules } from '#local-backend/rtdb/rules.ts'
import { parsePath } from '#local-backend/rtdb/tree.ts'
import { fromJson, toJson } from '#local-backend/rtdb/value.ts'
import { anyPath, anyWrite } from '#scripts/rules/writes.ts'
import { areaOf, holds } from './area.ts'
import { createOracle } from './oracle/oracle.ts'

const FILE = 'database.rules.json'
const NOW = 1_000

const text = readFileSync(FILE, 'utf8')
const rules = compileRules(text, FILE)
const oracle = createOracle(text)
const stored = fromJson(SEASON)
const plain = toJson(stored, { priorities: true })

const CALLERS = [DEMO_ACCOUNTS.owner, DEMO_ACCOUNTS.guest, null]

const authOf = (caller: { uid: string } | null) =>
  caller && { uid: caller.uid, token: { email: AUTHOR, auth_time: 1 } }

export const rulesArea = areaOf(9_000, [
  holds(
    'the local backend grants a write exactly where an evaluator of its own kind does, to an owner, a stranger and nobody',
    anyWrite,
    ([title, changes]) => {
      for (const caller of CALLERS) {
        const granted = createJudge([[title, changes]], caller, SEASON, NOW)(rules).length === 1
        const expected = oracle.mayWrite(plain, changes, { auth: authOf(caller), now: NOW })
        if (granted !== expected) {
          throw new Error(
            `${caller?.uid ?? 'nobody'}: ${title}: granted ${granted}, not ${expected}`,
          )
        }
      }
    },
    2,
  ),
  holds('and a read', fc.tuple(anyPath, fc.constantFrom(...CALLERS)), ([path, caller]) => {
    const [auth, keys] = [authOf(caller), parsePath(path)]
    return (
      rules.mayRead({ path: keys, root: stored, auth, now: NOW }) ===
      oracle.mayRead(plain, keys, { auth, now: NOW })
    )
  }),
])
