import { existsSync, readFileSync } from 'node:fs'
import { villa } from '#content/villa.ts'
import { type BackupProblem, readBackup } from '#domain/files/backup.ts'
import { readOptions, stop } from './command.ts'
import { openOwner, readEnv } from './ownerCommand.ts'
import { type Report, restoreBackup } from './restore/restoreBackup.ts'

const USAGE = `npm run restore -- FILE --email OWNER [--dry-run]
  FILE       a backup of “Yedek indir”, or the caretaker's decrypted one
  --email    an owner's address; the password is asked for, unless --password gives it
  --dry-run  lists what is missing and what differs, and adds nothing`

const PROBLEMS: { readonly [problem in BackupProblem]: string } = {
  encrypted: 'it is encrypted: age --decrypt opens it (docs/caretaker.md)',
  notJson: 'it is no backup, or its end is missing',
  notOurs: 'it is no backup of this site',
  broken: 'a part of it is no collection of records',
}

const text = { type: 'string' } as const
const flag = { type: 'boolean', default: false } as const
const { values: options, positionals } = readOptions(
  { allowPositionals: true, options: { email: text, password: text, 'dry-run': flag } },
  USAGE,
)
const { email = stop(USAGE), password } = options
const [file = stop(USAGE)] = positionals
if (!existsSync(file)) stop(`There is no file ${file}`)
const env = readEnv()
const read = readBackup(readFileSync(file, 'utf8'))
if ('problem' in read) stop(`${file} cannot be restored: ${PROBLEMS[read.problem]}`)
const { parts, madeAt, ...origin } = read.backup
if (origin.villa !== villa.name) stop(`${file} is of ${origin.villa}, not of ${villa.name}`)

const { client, close } = await openOwner(env, email, password).catch(stop)
console.log(
  `Compares ${env.VITE_FIREBASE_PROJECT_ID} with ${file}, made at ${madeAt} of ${origin.project}`,
)
const report = await restoreBackup(client, parts, { dryRun: options['dry-run'] })
print(report)
await close()
process.exit(report.refused.length === 0 ? 0 : 1)

function print({ added, different, refused, same }: Report) {
  const lists = [
    [options['dry-run'] ? 'Missing' : 'Added', added],
    ['Stored differently, left as they are', different],
    ['Not added', refused],
  ] as const
  for (const [title, lines] of lists)
    if (lines.length > 0) console.log(`\n${title}: ${lines.length}\n  ${lines.join('\n  ')}`)
  console.log(`\nEqual to the backup: ${same}`)
}
