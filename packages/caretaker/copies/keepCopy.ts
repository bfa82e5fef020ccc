import { readdir } from 'node:fs/promises'
import { villa } from '#content/villa.ts'
import { writeBackup } from '#domain/backup/backup.ts'
import { readBackup } from '#domain/backup/readBackup.ts'
import { copyName, type CopyPrefix } from '#domain/caretaker/copies.ts'
import {
  type CopyProblem,
  type Unfit,
  copyFields,
  copyTroubleFields,
  readCopies,
} from '#domain/caretaker/copyNote.ts'
import { dayIn } from '#domain/date.ts'
import { type DatabaseClient, tryUpdate, read } from '#db/client.ts'
import { readStoredParts } from '#db/storedParts.ts'
import { tools } from '#i18n/tr/tools.ts'
import { fileName } from '#lib/download.ts'
import { lookIntoFolder, tidyFolder, writeWhole, type CopyFile } from './copyFolder.ts'
import type { CopySettings } from './copySettings.ts'
import { seal } from './seal.ts'
import { SERVER_TIME, type Writes } from '#domain/commands/writes.ts'
import { Failure } from '#domain/failure.ts'
import { writeFields } from '#domain/record.ts'

/** The prefix of this villa's backups, equal to that of the office's downloads. */
const PREFIX: CopyPrefix = fileName(villa.name, tools.backup.file)

type CopyOptions = CopySettings & {
  site: string
  now: number
  dryRun: boolean
  say: (client: string) => void
}

/** The result of a day's backup: existing, written (possibly not restorable), or failed. */
export type KeptCopy =
  | { state: 'there' }
  | { state: 'written'; unfit: Unfit | null }
  | { state: 'none'; problem: CopyProblem }

/**
 * Makes today's backup unless there is one, and reports the folder's content in the database.
 * Rejects with a `Failure` when the database fails; disk errors are results.
 */
export async function keepCopy(client: DatabaseClient, options: CopyOptions): Promise<KeptCopy> {
  const { folder, dryRun, say } = options
  try {
    const kept = await keepToday(client, options)
    const unfit = kept.state === 'written' ? kept.unfit : null
    if (unfit) say('This copy cannot be restored: what is stored is no season.')
    if (!dryRun) await noteCopy(client, await lookIntoFolder(folder, PREFIX), unfit)
    return kept
  } catch (error) {
    const problem = diskProblem(error)
    say(`The copies in ${folder}: ${DISK_WORDS[problem]}.`)
    if (!dryRun) await noteTrouble(client, problem)
    return { state: 'none', problem }
  }
}

async function keepToday(client: DatabaseClient, options: CopyOptions): Promise<KeptCopy> {
  const { folder, key, now, dryRun, say } = options
  const name = copyName(PREFIX, dayIn(villa.timeZone, now), key !== null)
  if ((await readdir(folder)).includes(name)) return { state: 'there' }
  const text = await readSeason(client, options)
  const kept = { state: 'written', unfit: findUnfit(text) } as const
  if (dryRun) {
    say(`${name} would be written into ${folder}.`)
    return kept
  }
  await writeWhole(folder, name, key === null ? text : await seal(text, key))
  const outdated = await tidyFolder(folder, PREFIX, now)
  say([`${name} is kept.`, ...outdated.map((each) => `${each} has had its time.`)].join(' '))
  return kept
}

async function readSeason(client: DatabaseClient, { site, now }: CopyOptions): Promise<string> {
  const parts = await readStoredParts(client)
  const madeAt = new Date(now).toISOString()
  return writeBackup({ villa: villa.name, project: site, madeAt }, parts)
}

/** Why a backup could not be restored, checked while that can still be corrected. */
function findUnfit(text: string): Unfit | null {
  return 'problem' in readBackup(text) ? 'unreadable' : null
}

const DISK_WORDS: { readonly [problem in CopyProblem]: string } = {
  missing: 'the folder is not there (is its disk mounted?)',
  denied: 'the folder may not be written',
  readOnly: 'the disk is read-only',
  full: 'the disk is full',
  disk: 'the disk reports a fault',
}

const PROBLEMS: ReadonlyMap<string, CopyProblem> = new Map([
  ['ENOENT', 'missing'],
  ['ENOTDIR', 'missing'],
  ['EACCES', 'denied'],
  ['EPERM', 'denied'],
  ['EROFS', 'readOnly'],
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
])

/** The disk problem of a system's error code; throws for other errors. */
export function diskProblem(error: unknown): CopyProblem {
  const isSystem = error instanceof Error && 'syscall' in error && 'code' in error
  if (!isSystem) throw error
  return PROBLEMS.get(String(error.code)) ?? 'disk'
}

/**
 * Reports the folder's newest backup in the database if it changed, also for a caretaker that was
 * killed after writing it. A second caretaker with an older folder reports nothing.
 */
async function noteCopy(
  client: DatabaseClient,
  { newest, count }: { newest: CopyFile | null; count: number },
  unfit: Unfit | null,
): Promise<void> {
  const known = readCopies(await read(client, 'caretaker'))
  const isNews = newest !== null && (known.copy === null || newest.day > known.copy.day)
  if (!isNews && known.trouble === null) return
  const copy = isNews && {
    day: newest.day,
    bytes: newest.bytes,
    kept: count,
    ...(newest.sealed && { sealed: true as const }),
    ...(unfit && { unfit }),
  }
  await note(client, {
    ...(copy && { 'caretaker/copy': { ...writeFields(copyFields, copy), at: SERVER_TIME } }),
    'caretaker/copyTrouble': null,
  })
}

/** Reports why and since when no backup could be made. */
async function noteTrouble(client: DatabaseClient, problem: CopyProblem): Promise<void> {
  const known = readCopies(await read(client, 'caretaker'))
  if (known.trouble?.problem === problem) return
  const trouble = writeFields(copyTroubleFields, { problem })
  await note(client, { 'caretaker/copyTrouble': { ...trouble, at: SERVER_TIME } })
}

async function note(client: DatabaseClient, writes: Writes) {
  if (await tryUpdate(client, writes)) return
  throw new Failure('permission', 'The database takes no word of copies: are its rules deployed?')
}
