import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { type Env, parseEnv } from '#db/env.ts'
import { openClient } from '#caretaker/openClient.ts'
import { readSettings } from '#rtdb-emulator/files/settings.ts'
import { readBuildSettings } from './doctor/settings.ts'
import { stop } from './command.ts'
import { demoEnv, isDemoProject } from '#caretaker/env.ts'

/** The settings of `.env`; those of the local backend without it, or for the demo's project. */
export function readEnv(project?: string): Env {
  const isReal = project === undefined ? existsSync('.env') : !isDemoProject(project)
  const settings = isReal ? readBuildSettings() : demoEnv()
  if (Object.keys(settings).length === 0)
    stop(`There is no .env with the settings of ${project}: see docs/deploying.md, step 6.`)
  const parsed = parseEnv(settings)
  return 'problems' in parsed ? stop(`.env:\n  ${parsed.problems.join('\n  ')}`) : parsed.env
}

/** Signs in to the project as an owner; asks for the password unless it is given. */
export async function openOwner(env: Env, email: string, given?: string) {
  const { databaseHost: host, databasePort, authPort } = readSettings('.')
  const isDemo = isDemoProject(env.VITE_FIREBASE_PROJECT_ID)
  const password = given ?? (await askPassword(email))
  return openClient({
    env,
    email,
    password,
    backend: isDemo ? { host, databasePort, authPort } : null,
  })
}

/** Prompts for a password without echo or a trace in the shell's history. */
async function askPassword(email: string): Promise<string> {
  process.stdout.write(`\nPassword of ${email}: `)
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  const password = await terminal.question('')
  terminal.close()
  process.stdout.write('\n')
  return password
}
