import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createJudge } from '#local-backend/attacks/stays/judge.ts'
import { SEASON } from '#local-backend/attacks/stays/season.ts'
import { AUTHOR } from '#local-backend/attacks/stays/writes.ts'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { compileRules } from '#rtdb-emulator/rtdb/rules.ts'
import { TABLE } from '#scripts/rules/writes.ts'
import { createOracle } from './oracle.ts'

const { owner } = DEMO_ACCOUNTS
const text = readFileSync('database.rules.json', 'utf8')
const asker = { auth: { uid: owner.uid, token: { email: AUTHOR, auth_time: 1 } }, now: 1_000 }

function grantedBy(rules: string): string[] {
  const { mayWrite } = createOracle(rules)
  return TABLE.filter(([, changes]) => mayWrite(SEASON, changes, asker)).map(([title]) => title)
}

test('the second evaluator grants the writes of the attacks’ tables that the local backend grants', () => {
  const granted = createJudge(TABLE)(compileRules(text, 'database.rules.json'))

  expect(granted.length).toBeGreaterThan(50)
  expect(grantedBy(text)).toEqual(granted)
})

test('and others under other rules', () => {
  const looser = text.replaceAll('length <= 5000', 'length <= 5001')

  expect(grantedBy(looser)).not.toEqual(grantedBy(text))
})
