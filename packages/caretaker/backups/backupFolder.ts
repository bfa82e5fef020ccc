import { randomBytes } from 'node:crypto'
import { open, readdir, rename, rm, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { backupsAmong, type BackupPrefix, outdatedBackups } from '#domain/caretaker/backups.ts'
import type { IsoDate } from '#domain/date.ts'

const PART = /\.(?:json|json\.age)\.part-[0-9a-f]{12}$/

/** Older partial files were left by a machine that was switched off. */
const LEFT_BEHIND_MS = 3_600_000

type BackupFile = { day: IsoDate; sealed: boolean; bytes: number }

/**
 * The newest backup in a folder, and the number of backups; rejects with the system's error when
 * the folder is unreadable.
 */
export async function readBackupFolder(
  folder: string,
  prefix: BackupPrefix,
): Promise<{ newest: BackupFile | null; count: number }> {
  const backups = backupsAmong(prefix, await readdir(folder))
  const [newest] = backups
  if (!newest) return { newest: null, count: 0 }
  const { name, day, sealed } = newest
  const { size } = await stat(join(folder, name))
  return { newest: { day, sealed, bytes: size }, count: backups.length }
}

/**
 * Writes a file atomically, readable only by its owner: to a temporary file, to the disk, then
 * renames it. Rejects with the system's error, and leaves no partial file.
 */
export async function writeWhole(
  folder: string,
  name: string,
  content: string | Uint8Array,
): Promise<void> {
  const path = join(folder, name)
  const part = `${path}.part-${randomBytes(6).toString('hex')}`
  try {
    const file = await open(part, 'wx', 0o600)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true }).catch(() => {})
    throw error
  }
}

/** Removes outdated backups and partial files only. */
export async function tidyFolder(
  folder: string,
  prefix: BackupPrefix,
  now: number,
): Promise<string[]> {
  const names = await readdir(folder)
  const partials = names.filter((name) => name.startsWith(`${prefix}-`) && PART.test(name))
  const leftBehind: string[] = []
  for (const name of partials) {
    // Another caretaker may have completed it since.
    const written = await stat(join(folder, name)).catch(() => null)
    if (written && written.mtimeMs < now - LEFT_BEHIND_MS) leftBehind.push(name)
  }
  const outdated = outdatedBackups(prefix, names)
  for (const name of [...outdated, ...leftBehind])
    await unlink(join(folder, name)).catch(expectGone)
  return outdated
}

function expectGone(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
}
