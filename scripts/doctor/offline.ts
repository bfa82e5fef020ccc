import { existsSync, readFileSync } from 'node:fs'
import { bank } from '#content/bank.ts'
import { isIban } from '#domain/field/textField.ts'
import { rules } from '#rules/rules.ts'
import { writeRules } from '#rules/language.ts'
import { demoEnv, readEnvironment } from '#caretaker/env.ts'
import { type Check, well, wrong } from './check.ts'
import { checkSettings, type Settings } from './settings.ts'

const RULES_FILE = 'database.rules.json'

/** The settings that `npm run build` would use: `.env`, its variants, and the environment. */
export function readBuildSettings(): Settings {
  const named = Object.entries(readEnvironment('.')).flatMap(([name, value]) =>
    name.startsWith('VITE_') && value !== undefined ? [[name, value] as const] : [],
  )
  return Object.fromEntries(named)
}

/** Checks the settings; explains how to begin when there are none. */
export function settingsChecks(settings: Settings): Check[] {
  if (Object.keys(settings).length === 0) {
    return [
      wrong('There is no .env', 'copy .env.example to .env and fill it in (docs/deploying.md)'),
    ]
  }
  const found = existsSync('.env') ? '.env is there' : 'No .env, but the environment holds settings'
  return [well(found), ...checkSettings(settings, demoEnv())]
}

/** Checks the other files of the project's folder. */
export function folderChecks(): Check[] {
  return [
    checkRules(existsSync(RULES_FILE) ? readFileSync(RULES_FILE, 'utf8') : ''),
    ...checkIban(bank.iban),
  ]
}

/** A rules file that was edited by hand loses that edit at the next generation. */
function checkRules(text: string): Check {
  return text === writeRules(rules)
    ? well(`${RULES_FILE} is the one of rules/`)
    : wrong(`${RULES_FILE} is not the one of rules/`, 'write it anew: npm run rules')
}

/** A mistyped account in the letters sends deposits to nobody; the sample's has only zeros. */
function checkIban(iban: string): Check[] {
  const compact = iban.replaceAll(/\s/g, '').toUpperCase()
  if (isIban(compact) || /^TR0+$/.test(compact)) return []
  return [
    wrong(
      `The IBAN in src/content/bank.ts is none: ${iban}`,
      'letters would ask guests to pay into it: compare it with what your bank says',
    ),
  ]
}
