import type { DiskProblem } from '#domain/caretaker/caretaker.ts'
import { writeOver } from '#domain/save/change.ts'
import { SERVER_TIME } from '#domain/save/writes.ts'
import { type DatabaseClient, saveIn } from '#db/client.ts'
import type { MailProblem } from './mail/mailer.ts'

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

type Trouble = { problem: DiskProblem | MailProblem; to?: string }

/** Reports why something fails, with the time of the first failure; `null` when it works. */
export async function reportTrouble(
  client: DatabaseClient,
  name: 'backupTrouble' | 'calendarTrouble' | 'mailTrouble',
  stored: (Trouble & { at: number }) | null,
  trouble: Trouble | null,
): Promise<void> {
  if (trouble?.problem === stored?.problem && trouble?.to === stored?.to) return
  const next = trouble && { ...trouble, at: stored?.at ?? SERVER_TIME }
  await saveIn(client, writeOver({ [`caretaker/${name}`]: next }))
}
