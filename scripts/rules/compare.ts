import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { createJudge } from '#local-backend/attacks/stays/judge.ts'
import type { Rows } from '#local-backend/attacks/stays/season.ts'
import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import type { Ruleset } from '#rtdb-emulator/rtdb/rules.ts'

/** How two rulesets judge the same writes, each by an owner, a stranger and nobody. */
export type Verdicts = { granted: number; refused: number; different: string[] }

const CALLERS = { 'an owner': DEMO_ACCOUNTS.owner, 'a stranger': DEMO_ACCOUNTS.guest, nobody: null }

/** Has both rulesets judge the writes; `granted` and `refused` count where they agree, `different` says who, and what. */
export function compareRules(
  rows: Rows,
  one: Ruleset,
  other: Ruleset,
  { season, now }: { season?: Json; now?: number | undefined } = {},
): Verdicts {
  const verdicts: Verdicts = { granted: 0, refused: 0, different: [] }
  const numbered = rows.map(([, changes], number): Rows[number] => [String(number), changes])
  for (const [who, caller] of Object.entries(CALLERS)) {
    const judge = createJudge(numbered, caller, season, now)
    const [granted, grantedByOther] = [new Set(judge(one)), new Set(judge(other))]
    for (const [number, [title, changes]] of rows.entries()) {
      const verdict = granted.has(String(number))
      if (verdict !== grantedByOther.has(String(number))) {
        verdicts.different.push(`${who}: ${title}: ${JSON.stringify(changes)}`)
      } else if (verdict) verdicts.granted += 1
      else verdicts.refused += 1
    }
  }
  return verdicts
}
