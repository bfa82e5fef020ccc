import { existsSync } from 'node:fs'
import { type Env, parseEnv } from '#db/env.ts'
import { openClient } from '#caretaker/openClient.ts'
import { readSettings } from '#rtdb-emulator/files/settings.ts'
import { askPassword } from './askPassword.ts'
import { readBuildSettings } from './doctor/offline.ts'
import { demoEnv, isDemoProject } from './env.ts'

/** Runs `act`; ends the command with exit code 2 and the error's message when it fails. */
export function orStop<T>(act: () => T, usage = ''): T {
  try {
    return act()
  } catch (error) {
    return stop(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}

/** Ends the command because its settings or options are wrong. */
export function stop(reason: string): never {
  console.error(reason)
  process.exit(2)
}

/** The settings of `.env`; those of the local backend without it, or for the demo's project. */
export function readEnv(project?: string): Env {
  const isReal = project === undefined ? existsSync('.env') : !isDemoProject(project)
  const parsed = parseEnv(isReal ? readBuildSettings() : demoEnv())
  return 'problems' in parsed ? stop(`.env: ${parsed.problems.join('\n')}`) : parsed.env
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
