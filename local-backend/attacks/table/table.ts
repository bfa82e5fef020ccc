import { readFileSync } from 'node:fs'
import { compileRules } from '#rtdb-emulator/rtdb/rules.ts'
import { type Cell, judgeTries } from './judge.ts'
import { judgeLimits, type Limit, undescribedLimits } from './limits.ts'
import { PEOPLE, WORDS } from './people.ts'
import { type Place, placesOf } from './places.ts'
import { listTries, type Verb } from './tries.ts'
import { WORLDS } from './worlds.ts'

/** The page that says, for each place and verb, who may. */
const PAGE = 'docs/attacks.md'

/** What is expected at a place: a word of `people.ts` for each verb, with a `+` where it is only done in one write with more. */
export type Expected = ReadonlyMap<string, { readonly [verb in Verb]: string }>

/** What was tried, and what of it is not as the page says. */
export type AttackTable = { places: Place[]; cells: Cell[]; limits: Limit[]; differences: string[] }

/** Reads the table of the page: several places of one row stand in `{}`. */
export function readExpected(page = readFileSync(PAGE, 'utf8')): Expected {
  const rows = [...page.matchAll(/^\| `(\/.*?)` +\|(.*)\|$/gm)]
  return new Map(
    rows.flatMap(([, names = '', row = '']) => {
      const [read = '', create = '', change = '', gone = ''] = row
        .split('|')
        .map((each) => each.trim())
      return spreadOut(names).map((name) => [name, { read, create, change, delete: gone }] as const)
    }),
  )
}

/** Tries everything under the rules, below some of their places or all, and compares it with what is expected. */
export function tryAll(
  rulesText: string,
  expected: Expected,
  tops?: readonly string[],
): AttackTable {
  const rules = compileRules(rulesText, 'database.rules.json')
  const places = placesOf(rulesText)
  const asked = places.filter(({ keys: [top = ''] }) => tops?.includes(top) ?? true)
  const tries = listTries(places, WORLDS, asked)
  const cells = judgeTries(rules, tries)
  const limits = judgeLimits(rules, tries)
  const differences = [
    ...listDifferences(places, expected),
    ...cells.flatMap((cell) => cellDifferences(cell, expected.get(cell.place)?.[cell.verb])),
    ...limits.flatMap(limitDifferences),
    ...undescribedLimits(places).map(
      (place) => `${place}: the rules bound it, and nothing describes it`,
    ),
  ]
  return { places, cells, limits, differences }
}

/** `/a/{b,c}` is `/a/b` and `/a/c`. */
function spreadOut(names: string): string[] {
  const [, above = names, list] = /^(.*)\{(.*)\}$/.exec(names) ?? []
  return list === undefined ? [above] : list.split(',').map((name) => above + name)
}

/** The places of which the page says nothing, and those that it alone knows. */
export function listDifferences(places: readonly Place[], expected: Expected): string[] {
  const names = new Set(places.map(({ name }) => name))
  return [
    ...[...names].flatMap((name) =>
      expected.has(name) ? [] : [`${name}: ${PAGE} says nothing of it`],
    ),
    ...[...expected.keys()].flatMap((name) =>
      names.has(name) ? [] : [`${name}: no rule is there`],
    ),
  ]
}

function cellDifferences({ place, verb, granted, grantedAlone }: Cell, word?: string): string[] {
  // What nothing is said of is listed already.
  if (word === undefined) return []
  const isAlone = !word.endsWith('+')
  const allowed = WORDS[isAlone ? word : word.slice(0, -1)]
  if (!allowed) return [`${place}, ${verb}: ${word} is nobody`]
  const wrong = PEOPLE.flatMap(({ who }) => {
    const [isAllowed, isGranted] = [allowed.includes(who), granted.has(who)]
    if (isAllowed === isGranted) return []
    return [`${place}, ${verb}: ${who} ${isGranted ? 'may' : 'may not'}`]
  })
  const isDoneAlone = verb === 'read' || grantedAlone.size > 0
  if (wrong.length > 0 || allowed.length === 0 || isAlone === isDoneAlone) return wrong
  return [`${place}, ${verb}: is done ${isDoneAlone ? 'alone' : 'only together with more'}`]
}

function limitDifferences({ place, edges }: Limit): string[] {
  const wrong = edges.filter(({ isWithin, isGranted }) => isWithin !== isGranted)
  return wrong.map(({ value, isWithin }) => {
    const said = JSON.stringify(value).slice(0, 60)
    return `${place}: ${said} is ${isWithin ? 'refused' : 'granted'}`
  })
}
