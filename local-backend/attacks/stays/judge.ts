import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import type { Ruleset } from '#rtdb-emulator/rtdb/rules.ts'
import { parsePath, withNode } from '#rtdb-emulator/rtdb/tree.ts'
import { fromJson, toNode } from '#rtdb-emulator/rtdb/value.ts'
import { type Rows, SEASON } from './season.ts'
import { AUTHOR } from './writes.ts'

const NOW_MS = 1_000

/** Somebody, and when they signed in (seconds since 1970), where that is asked. */
type Caller = { uid: string; signedInAt?: number }

/** Which of the rows the rules let somebody write over the season, by their titles; made once, asked of many rulesets. */
export function createJudge(
  rows: Rows,
  caller: Caller | null = DEMO_ACCOUNTS.owner,
  season: Json = SEASON,
  now = NOW_MS,
): (rules: Ruleset) => string[] {
  const cases = casesOf(rows, caller, season, now)
  return (rules) => cases.filter(({ isGranted }) => isGranted(rules)).map(({ title }) => title)
}

/**
 * Whether any of the rows is judged otherwise than `expected`, which is looked for no further than to the first. A part of the
 * rules is asked only about what is written below its `place`, for it judges nothing else.
 */
export function createWitness(
  rows: Rows,
  expected: boolean,
  caller: Caller | null = DEMO_ACCOUNTS.owner,
  season: Json = SEASON,
  now = NOW_MS,
): (rules: Ruleset, place: string) => boolean {
  const cases = casesOf(rows, caller, season, now)
  return (rules, place) =>
    cases.some(({ paths, isGranted }) => {
      const isJudged = paths.some(([first]) => first === place.split('/')[0])
      return isJudged && isGranted(rules) !== expected
    })
}

function casesOf(rows: Rows, caller: Caller | null, season: Json, now: number) {
  const auth = caller && {
    uid: caller.uid,
    token: { email: AUTHOR, auth_time: caller.signedInAt ?? 1 },
  }
  const before = fromJson(season)
  return rows.map(([title, changes]) => {
    const paths = Object.keys(changes).map(parsePath)
    const after = Object.entries(changes).reduce((tree, [path, input]) => {
      const place = parsePath(path)
      const context = { before, now, left: Infinity }
      return withNode(tree, place, toNode(input, place, context))
    }, before)
    const isGranted = (rules: Ruleset) => rules.mayWrite({ paths, before, after, auth, now })
    return { title, paths, isGranted }
  })
}
