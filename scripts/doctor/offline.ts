import { existsSync, readFileSync } from 'node:fs'
import { bank } from '#content/bank.ts'
import { villa } from '#content/villa.ts'
import { rules } from '#rules/rules.ts'
import { writeRules } from '#rules/language.ts'
import { demoEnv, readEnvironment } from '#caretaker/env.ts'
import { type Check, well, wrong } from './check.ts'
import { checkContent } from './content.ts'
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
    ...checkContent(villa, bank),
  ]
}

/** Checks that the text of the rules file is the one generated from `rules/`. */
function checkRules(text: string): Check {
  return text === writeRules(rules)
    ? well(`${RULES_FILE} is the one of rules/`)
    : wrong(`${RULES_FILE} is not the one of rules/`, 'write it anew: npm run rules')
}
