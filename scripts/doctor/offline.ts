import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { loadEnv } from 'vite'
import { bank } from '#content/bank.ts'
import { villa } from '#content/villa.ts'
import { demoEnv } from '#scripts/env.ts'
import { checkBank } from './bank.ts'
import { readEnvironment } from '#caretaker/environment.ts'
import { checkCaretaker } from './caretaker.ts'
import { type Check, well, wrong } from './check.ts'
import { checkContent } from './content.ts'
import { checkEnvFiles } from './envFiles.ts'
import { checkPhotos } from './photos.ts'
import { checkRules, checkRulesSource } from './rules.ts'
import { checkSettings, type Settings } from './settings.ts'

const RULES_FILE = 'database.rules.json'

/** The settings that `npm run build` would use: `.env`, its variants, and the environment. */
export function readBuildSettings(): Settings {
  return loadEnv('production', process.cwd(), 'VITE_')
}

export function settingsChecks(settings: Settings): Check[] {
  const unreadable = checkEnvFiles('.')
  if (unreadable.length > 0) return unreadable
  if (Object.keys(settings).length === 0) {
    return [
      wrong('There is no .env', 'copy .env.example to .env and fill it in (docs/deploying.md)'),
    ]
  }
  const found = existsSync('.env') ? '.env is there' : 'No .env, but the environment holds settings'
  return [
    well(found),
    ...checkSettings(settings, demoEnv()),
    ...checkCaretaker(readEnvironment('.')),
  ]
}

export function folderChecks(): Check[] {
  return [
    checkGit(),
    ...checkRulesFile(),
    checkContent(villa),
    checkBank(bank),
    ...checkPhotos('photos'),
  ]
}

function checkRulesFile(): Check[] {
  if (!existsSync(RULES_FILE)) return [wrong(`${RULES_FILE} is missing`, 'write it: npm run rules')]
  const text = readFileSync(RULES_FILE, 'utf8')
  return [...checkRules(text, RULES_FILE), checkRulesSource(text, RULES_FILE)]
}

function checkGit(): Check {
  const { stdout } = spawnSync('git', ['ls-files', '--', '.env', '.env.*'], { encoding: 'utf8' })
  const files = (stdout ?? '').split('\n').filter((name) => name !== '' && name !== '.env.example')
  if (files.length === 0) return well('No settings of yours are in git')
  return wrong(
    `In git: ${files.join(', ')}`,
    `take them out, they stay on disk: git rm --cached ${files.join(' ')}`,
  )
}
