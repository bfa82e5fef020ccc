import {
  type LocalBackend,
  type LocalBackendOptions,
  startLocalBackend,
} from '#rtdb-emulator/server.ts'
import { readSettings } from '#rtdb-emulator/files/settings.ts'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { seed } from '#sample/seed.ts'
import { villa } from '#content/villa.ts'
import { dayIn } from '#domain/date.ts'
import { readOptions } from './command.ts'
import { leftoverChecks, SAMPLE_NOTE } from './doctor/leftovers.ts'
import { OFFICE } from '#i18n/addresses.ts'
import { languages, LANGUAGES } from '#i18n/languages.ts'

/** `dataFile` keeps the data across runs; `tokenSeconds` is the lifetime of a sign-in's token. */
type BackendOptions = Partial<Omit<LocalBackendOptions, 'project' | 'watchRules'>>

const USAGE = `The options are
  --data FILE  a backup or a new file, which keeps all changes
  --empty      without the sample season`

/** Starts the backend as the command line asks for. */
export async function openBackend(): Promise<LocalBackend> {
  const { data: dataFile, empty } = readOptions(
    { options: { data: { type: 'string' }, empty: { type: 'boolean', default: false } } },
    USAGE,
  ).values
  const backend = await startBackend({
    ...(dataFile !== undefined && { dataFile }),
    ...(empty && { data: {} }),
  })
  // A backup or an empty database may have no entry of the demo's owner.
  const { uid, email } = DEMO_ACCOUNTS.owner
  await fetch(`${backend.databaseUrl}/admins/${uid}.json`, {
    method: 'PUT',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify(email),
  })
  return backend
}

const sampleData = () => seed(dayIn(villa.timeZone, Date.now()))

/**
 * Starts the local backend on the ports of `firebase.json`, by default with today's sample data.
 */
export async function startBackend(options: BackendOptions = {}): Promise<LocalBackend> {
  const { project, rulesFile, databasePort, authPort } = readSettings('.')
  return startLocalBackend({
    project,
    rulesFile,
    databasePort,
    authPort,
    watchRules: true,
    log: console.log,
    data: sampleData(),
    accounts: Object.values(DEMO_ACCOUNTS),
    ...options,
  })
}

/** Prints the addresses and the accounts, and what of the sample is left. */
export function announce(site: string, backend: LocalBackend): void {
  console.log(`
  Site               ${LANGUAGES.map((language) => site + languages[language].paths.home).join('  ')}
  Back-office        ${site}${OFFICE}
  Sign in as owner   owner@example.com / owner-demo
  Local backend      database ${backend.databaseUrl}, auth ${backend.authUrl}
`)
  if (leftoverChecks().includes(SAMPLE_NOTE))
    console.log(`  ${SAMPLE_NOTE.text}: ${SAMPLE_NOTE.cure}.\n`)
}

/** Runs `end` once on SIGINT or SIGTERM, then exits. */
export function stopOnSignal(end: () => Promise<void>): void {
  let stopping = false
  const onSignal = () => {
    if (stopping) return
    stopping = true
    void end().finally(() => process.exit(0))
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}
