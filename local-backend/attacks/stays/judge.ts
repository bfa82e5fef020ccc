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
  const cases = casesOf(rows, caller)
  return (rules) => cases.filter(({ isGranted }) => isGranted(rules)).map(({ title }) => title)
}

/**
 * Whether any of the rows is judged otherwise than `expected`, which is looked for no further than to the first. A part of the
 * rules is asked only about what is written below its `place`, for it judges nothing else.
 */
export function createWitness(
  rows: Rows,
  expected: boolean,
  caller: { uid: string } = DEMO_ACCOUNTS.owner,
): (rules: Ruleset, place: string) => boolean {
  const cases = casesOf(rows, caller)
  return (rules, place) =>
    cases.some(({ paths, isGranted }) => {
      const isJudged = paths.some(([first]) => first === place.split('/')[0])
      return isJudged && isGranted(rules) !== expected
    })
}

function casesOf(rows: Rows, caller: { uid: string } | null) {
  const auth = caller && { uid: caller.uid, token: { email: AUTHOR } }
  const before = fromJson(SEASON)
  return rows.map(([title, changes]) => {
    const paths = Object.keys(changes).map(parsePath)
    const after = Object.entries(changes).reduce((tree, [path, input]) => {
      const place = parsePath(path)
      const context = { before, now: NOW_MS, left: Infinity }
      return withNode(tree, place, toNode(input, place, context))
    }, before)
    const isGranted = (rules: Ruleset) =>
      rules.mayWrite({ paths, before, after, auth, now: NOW_MS })
    return { title, paths, isGranted }
  })
}
