import { compileRules, type Ruleset } from '#rtdb-emulator/rtdb/rules.ts'
import { fromJson } from '#rtdb-emulator/rtdb/value.ts'
import { rules as source } from '#rules/rules.ts'
import { writeRules } from '#rules/write.ts'
import { type Check, well, wrong } from './check.ts'

export const PRIVATE_PATHS = [
  'reservationDetails',
  'nights',
  'requests',
  'payments',
  'versions',
  'channels',
  'log',
  'admins',
  'sessions',
] as const

// A rule at the root, '', would open all of them.
const PRIVATE = ['', ...PRIVATE_PATHS]
const KEPT = ['reservations', ...PRIVATE_PATHS]
const OUTSIDERS = [null, { uid: 'stranger', token: {} }] as const
type Outsider = (typeof OUTSIDERS)[number]

const CURE =
  'write it anew (npm run rules), or take both back as they came (git restore rules database.rules.json)'

/** Checks the text of the rules file: that it compiles, and what strangers may read and write. */
export function checkRules(text: string, file: string): Check[] {
  const rules = compile(text, file)
  if (rules instanceof Error) return [wrong(rules.message, CURE)]
  const open = PRIVATE.filter((path) => OUTSIDERS.some((auth) => mayRead(rules, path, auth)))
  const unkept = KEPT.filter((path) => OUTSIDERS.some((auth) => mayDelete(rules, path, auth)))
  return [
    well(`${file} compiles`),
    mayRead(rules, 'reservations', null)
      ? well('Everyone may read /reservations, for the calendar')
      : wrong('The rules let nobody read /reservations, so the calendar would be empty', CURE),
    open.length === 0
      ? well('Only owners may read guests, nights, requests, payments, the log and owners')
      : wrong(`The rules let strangers read ${listed(open)}`, CURE),
    unkept.length === 0
      ? well('Strangers may change nothing that is stored')
      : wrong(`The rules let strangers change ${listed(unkept)}`, CURE),
  ]
}

/** Checks that the rules file is the one generated from `rules/`. */
export function checkRulesSource(text: string, file: string): Check {
  return text === writeRules(source)
    ? well(`${file} is what rules/ says`)
    : wrong(`${file} is not what rules/ says`, CURE)
}

function compile(text: string, file: string): Ruleset | Error {
  try {
    return compileRules(text, file)
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

function mayRead(rules: Ruleset, path: string, auth: Outsider): boolean {
  const steps = path === '' ? [] : [path]
  return rules.mayRead({ path: steps, root: null, auth, now: Date.now() })
}

/** A deletion is not validated, so it tests write access alone. */
function mayDelete(rules: Ruleset, path: string, auth: Outsider): boolean {
  const before = fromJson({ [path]: { record: { field: 'value' } } })
  return rules.mayWrite({ paths: [[path, 'record']], before, after: null, auth, now: Date.now() })
}

function listed(paths: readonly string[]): string {
  return paths.map((path) => `/${path}`).join(', ')
}
