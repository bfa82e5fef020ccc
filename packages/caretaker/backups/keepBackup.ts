import { readdir } from 'node:fs/promises'
import { villa } from '#content/villa.ts'
import { backupName, type BackupPrefix } from '#domain/caretaker/backups.ts'
import { backupFields, readBackupState } from '#domain/caretaker/caretaker.ts'
import { writeOver } from '#domain/save/change.ts'
import { dayIn } from '#domain/date.ts'
import { writeFields } from '#domain/field/record.ts'
import { SERVER_TIME } from '#domain/save/writes.ts'
import { type DatabaseClient, read, saveIn } from '#db/client.ts'
import { tools } from '#i18n/tr/tools.ts'
import { fileName } from '#ui/download.ts'
import { DISK_WORDS, diskProblem, reportTrouble } from '#caretaker/disk.ts'
import { readBackupFolder, tidyFolder, writeWhole } from './backupFolder.ts'
import { encrypt } from './keys.ts'

/** The prefix of this villa's backups, equal to that of the office's downloads. */
const PREFIX: BackupPrefix = fileName(villa.name, tools.backup.file)

/** The backup folder, and the public key for encryption; `null` without a key. */
export type BackupSettings = { folder: string; key: string | null }

type BackupOptions = BackupSettings & { now: number; print: (line: string) => void }

/**
 * Makes today's backup unless there is one, and reports the folder's content in the database;
 * returns whether a person is needed. Rejects with a `Failure` when the database fails.
 */
export async function keepBackup(client: DatabaseClient, options: BackupOptions): Promise<boolean> {
  const { folder, print } = options
  try {
    await keepToday(client, options)
    await reportBackup(client, folder)
    return false
  } catch (error) {
    const problem = diskProblem(error)
    print(`The backups in ${folder}: ${DISK_WORDS[problem]}.`)
    const { trouble } = readBackupState(await read(client, 'caretaker'))
    await reportTrouble(client, 'backupTrouble', trouble, { problem })
    return true
  }
}

/** Writes today's backup, which the console's Import JSON takes. */
async function keepToday(client: DatabaseClient, options: BackupOptions): Promise<void> {
  const { folder, key, now, print } = options
  const name = backupName(PREFIX, dayIn(villa.timeZone, now), key !== null)
  if ((await readdir(folder)).includes(name)) return
  const text = JSON.stringify(await read(client, '/'))
  await writeWhole(folder, name, key === null ? text : await encrypt(text, key))
  const outdated = await tidyFolder(folder, PREFIX)
  print(
    [`${name} is kept.`, ...outdated.map((each) => `${each} is outdated and deleted.`)].join(' '),
  )
}

/**
 * Reports the folder's newest backup if the database has no newer one, also for a caretaker that
 * was killed after writing it.
 */
async function reportBackup(client: DatabaseClient, folder: string) {
  const { newest, count } = await readBackupFolder(folder, PREFIX)
  const { backup: reported, trouble } = readBackupState(await read(client, 'caretaker'))
  const isNewer = newest !== null && (reported === null || newest.day > reported.day)
  if (!isNewer && trouble === null) return
  const backup = isNewer && {
    day: newest.day,
    bytes: newest.bytes,
    kept: count,
    ...(newest.sealed && { sealed: true as const }),
  }
  await saveIn(
    client,
    writeOver({
      ...(backup && {
        'caretaker/backup': { ...writeFields(backupFields, backup), at: SERVER_TIME },
      }),
      'caretaker/backupTrouble': null,
    }),
  )
}
