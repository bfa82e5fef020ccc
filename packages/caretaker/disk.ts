import {
  type DiskProblem,
  type DiskTrouble,
  diskTroubleFields,
} from '#domain/caretaker/caretaker.ts'
import { writeFields } from '#domain/field/record.ts'
import { writeOver } from '#domain/save/change.ts'
import { SERVER_TIME } from '#domain/save/writes.ts'
import { type DatabaseClient, saveIn } from '#db/client.ts'

/** What each problem of a disk is called in the command's output. */
export const DISK_WORDS: { readonly [problem in DiskProblem]: string } = {
  missing: 'the folder is not there (is its disk mounted?)',
  denied: 'the folder may not be written',
  readOnly: 'the disk is read-only',
  full: 'the disk is full',
  disk: 'the disk reports a fault',
}

const PROBLEMS: ReadonlyMap<string, DiskProblem> = new Map([
  ['ENOENT', 'missing'],
  ['ENOTDIR', 'missing'],
  ['EACCES', 'denied'],
  ['EPERM', 'denied'],
  ['EROFS', 'readOnly'],
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
])

/** The disk problem of a system's error code; throws for other errors. */
export function diskProblem(error: unknown): DiskProblem {
  const isSystem = error instanceof Error && 'syscall' in error && 'code' in error
  if (!isSystem) throw error
  return PROBLEMS.get(String(error.code)) ?? 'disk'
}

/** Reports why a folder cannot be written, with the time of the first failure; `null` when it can. */
export async function reportDisk(
  client: DatabaseClient,
  name: 'backupTrouble' | 'calendarTrouble',
  stored: DiskTrouble | null,
  problem: DiskProblem | null,
): Promise<void> {
  if (problem === (stored?.problem ?? null)) return
  const trouble = problem && { ...writeFields(diskTroubleFields, { problem }), at: SERVER_TIME }
  await saveIn(client, writeOver({ [`caretaker/${name}`]: trouble }))
}
