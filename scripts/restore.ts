import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type BackupProblem, readBackup } from '#domain/backup/readBackup.ts'
import { parseEnv } from '#db/env.ts'
import { openClient } from '#caretaker/openClient.ts'
import { readSettings } from '#rtdb-emulator/files/settings.ts'
import { askPassword } from './askPassword.ts'
import { readBuildSettings } from './doctor/offline.ts'
import { demoEnv, isDemoProject } from './env.ts'
import { type Report, restoreBackup } from './restore/restoreBackup.ts'

const USAGE = `npm run restore -- FILE --email OWNER [--dry-run]
  FILE             a backup of “Yedek indir”, or the caretaker's decrypted copy
  --email          an owner's address; the password is asked for, unless --password gives it
  --dry-run        lists what is missing and what differs, and adds nothing
  --other-project  restores a backup of another project`

const PROBLEMS: { readonly [problem in BackupProblem]: string } = {
  encrypted: 'it is encrypted: npm run caretaker -- --decrypt FILE --key KEYFILE opens it',
  notJson: 'it is no backup, or its end is missing',
  notOurs: 'it is no backup of this site',
  newer: 'a newer version of the site made it',
  broken: 'a part of it is missing or changed',
}

const { file, email, ...options } = readOptions()
const env = readEnv()
const project = env.VITE_FIREBASE_PROJECT_ID
const { parts, madeAt, ...origin } = openBackup()
if (origin.project !== project && !options['other-project'])
  stop(
    `${file} is of ${origin.villa}, project ${origin.project}, not of ${project}: --other-project restores it`,
  )

const { databaseHost: host, databasePort, authPort } = readSettings('.')
const backend = isDemoProject(project) ? { host, databasePort, authPort } : null
const password = options.password ?? (await askPassword(email))
const { client, close } = await openClient({ env, email, password, backend }).catch(
  (error: unknown) => stop(error instanceof Error ? error.message : String(error)),
)
console.log(`Compares ${project} with ${file}, made at ${madeAt}`)
const report = await restoreBackup(client, parts, { dryRun: options['dry-run'] })
print(report)
await close()
process.exit(report.refused.length === 0 ? 0 : 1)

function print({ added, different, refused, same }: Report) {
  const lists = [
    [options['dry-run'] ? 'Missing, would be added' : 'Added', added],
    ['Stored differently, left as they are', different],
    ['Not added', refused],
  ] as const
  for (const [title, lines] of lists)
    if (lines.length > 0) console.log(`\n${title}: ${lines.length}\n  ${lines.join('\n  ')}`)
  console.log(`\nEqual to the backup: ${same}`)
}

function readOptions() {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { email: text, password: text, 'dry-run': flag, 'other-project': flag },
    })
    const [file] = positionals
    if (file === undefined || positionals.length > 1) throw new Error('Name one FILE')
    if (values.email === undefined) throw new Error('--email is missing')
    return { ...values, file, email: values.email }
  } catch (error) {
    return stop(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
  }
}

/** The settings of `.env`; without it, those of the local backend. */
function readEnv() {
  const parsed = parseEnv(existsSync('.env') ? readBuildSettings() : demoEnv())
  return 'problems' in parsed ? stop(`.env: ${parsed.problems.join('\n')}`) : parsed.env
}

function openBackup() {
  try {
    const read = readBackup(readFileSync(file, 'utf8'))
    return 'problem' in read
      ? stop(`${file} cannot be restored: ${PROBLEMS[read.problem]}`)
      : read.backup
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error))
  }
}

function stop(reason: string): never {
  console.error(reason)
  process.exit(2)
}
