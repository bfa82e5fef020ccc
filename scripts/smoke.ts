import { villa } from '#content/villa.ts'
import { dayIn } from '#domain/date.ts'
import { readSettings } from '#rtdb-emulator/files/settings.ts'
import { readOptions, stop } from './command.ts'
import { isDemoProject } from '#caretaker/env.ts'
import { openOwner, readEnv } from './ownerCommand.ts'
import { runSmoke } from './smoke/runSmoke.ts'

const USAGE = `npm run smoke -- --project ID --email OWNER
  --project  the project's id, as VITE_FIREBASE_PROJECT_ID has it; demo-villa is the local backend of npm start
  --email    an owner's address; the password is asked for, unless --password gives it`

const text = { type: 'string' } as const
const { values } = readOptions({ options: { project: text, email: text, password: text } }, USAGE)
const { project = stop(USAGE), email = stop(USAGE), password } = values
const env = readEnv(project)
if (env.VITE_FIREBASE_PROJECT_ID !== project)
  stop(`The settings are those of ${env.VITE_FIREBASE_PROJECT_ID}, not of ${project}`)

const { databaseHost, databasePort } = readSettings('.')
const rows = await runSmoke({
  openOwner: () => openOwner(env, email, password),
  databaseUrl: isDemoProject(project)
    ? `http://${databaseHost}:${databasePort}`
    : env.VITE_FIREBASE_DATABASE_URL,
  today: dayIn(villa.timeZone, Date.now()),
})
console.log(`\n${project}`)
for (const { step, problem } of rows)
  console.log(problem === null ? `  ✓ ${step}` : `  ✗ ${step}: ${problem}`)

const isWell = rows.every(({ problem }) => problem === null)
console.log(isWell ? '\nThe project does what the site needs.' : '\nFailed: see the line with ✗.')
process.exit(isWell ? 0 : 1)
