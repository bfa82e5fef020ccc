import { parseArgs } from 'node:util'
import { villa } from '#content/villa.ts'
import { dayIn } from '#domain/date.ts'
import { type Env, parseEnv } from '#db/env.ts'
import { openClient } from '#caretaker/openClient.ts'
import { readSettings } from '#rtdb-emulator/files/settings.ts'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { askPassword } from './askPassword.ts'
import { readBuildSettings } from './doctor/offline.ts'
import { demoEnv, isDemoProject } from './env.ts'
import { runSmoke, tableOf } from './smoke/runSmoke.ts'

const USAGE = `npm run smoke -- --project ID --email OWNER
  --project  the project's id, as VITE_FIREBASE_PROJECT_ID has it; ${demoEnv()['VITE_FIREBASE_PROJECT_ID']} is the local backend of npm start
  --email    an owner's address; the password is asked for, unless --password gives it`

const options = readOptions()
const env = readEnv(options.project)
const account = await readAccount()

const isDemo = isDemoProject(options.project)
const { databaseHost: host, databasePort, authPort } = readSettings('.')
const backend = isDemo ? { host, databasePort, authPort } : null
const rows = await runSmoke({
  openOwner: () => openClient({ env, ...account, backend }),
  databaseUrl: isDemo ? `http://${host}:${databasePort}` : env.VITE_FIREBASE_DATABASE_URL,
  today: dayIn(villa.timeZone, Date.now()),
})
console.log(`\n${options.project}\n${tableOf(rows)}`)

const failed = rows.filter(({ mark }) => mark === '✗').length
console.log(
  failed === 0 ? '\nThe project does what the site needs.' : `\n${failed} failed: lines with ✗.`,
)
process.exit(failed === 0 ? 0 : 1)

function readOptions() {
  try {
    const text = { type: 'string' } as const
    const { values } = parseArgs({ options: { project: text, email: text, password: text } })
    const { project } = values
    if (project === undefined) throw new Error('--project is missing')
    return { ...values, project }
  } catch (error) {
    return stop(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
  }
}

function readEnv(project: string): Env {
  const parsed = parseEnv(isDemoProject(project) ? demoEnv() : readBuildSettings())
  if ('problems' in parsed) {
    return stop(`The settings of ${project} belong in .env:\n${parsed.problems.join('\n')}`)
  }
  const { VITE_FIREBASE_PROJECT_ID: known } = parsed.env
  if (known === project) return parsed.env
  return stop(`The settings are those of ${known}, not of ${project}: nothing was tried`)
}

async function readAccount(): Promise<{ email: string; password: string }> {
  const { project, email, password } = options
  if (email === undefined) {
    return isDemoProject(project) ? DEMO_ACCOUNTS.owner : stop(`--email is missing\n\n${USAGE}`)
  }
  return { email, password: password ?? (await askPassword(email)) }
}

function stop(reason: string): never {
  console.error(reason)
  process.exit(2)
}
