import { DEMO_ACCOUNTS } from '#local-backend/auth/accounts.ts'
import type { Ruleset } from '#local-backend/rtdb/rules.ts'
import { parsePath, withNode } from '#local-backend/rtdb/tree.ts'
import { fromJson, toNode } from '#local-backend/rtdb/value.ts'
import { type Rows, SEASON } from './season.ts'
import { AUTHOR } from './writes.ts'

const NOW_MS = 1_000

/** Which of the rows the rules let somebody write over the season, by their titles; made once, asked of many rulesets. */
export function createJudge(
  rows: Rows,
  caller: { uid: string } | null = DEMO_ACCOUNTS.owner,
): (rules: Ruleset) => string[] {
  const auth = caller && { uid: caller.uid, token: { email: AUTHOR } }
  const before = fromJson(SEASON)
  const cases = rows.map(([title, changes]) => ({
    title,
    paths: Object.keys(changes).map(parsePath),
    after: Object.entries(changes).reduce((tree, [path, input]) => {
      const place = parsePath(path)
      const context = { before, now: NOW_MS, left: Infinity }
      return withNode(tree, place, toNode(input, place, context))
    }, before),
  }))
  return (rules) =>
    cases
      .filter(({ paths, after }) => rules.mayWrite({ paths, before, after, auth, now: NOW_MS }))
      .map(({ title }) => title)
}
