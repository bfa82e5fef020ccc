import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { backupsAmong, type BackupPrefix, outdatedBackups } from '#domain/caretaker/backups.ts'
import type { IsoDate } from '#domain/date.ts'

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
 * Writes a file atomically, readable only by its owner: to a partial file, to the disk, then
 * renames it. Rejects with the system's error, and leaves no partial file.
 */
export async function writeWhole(
  folder: string,
  name: string,
  content: string | Uint8Array,
): Promise<void> {
  const path = join(folder, name)
  const part = `${path}.part`
  try {
    // A file that exists would keep its mode.
    await rm(part, { force: true })
    await writeFile(part, content, { mode: 0o600, flush: true })
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true }).catch(() => {})
    throw error
  }
}

/** Removes outdated backups, whose names it returns, and the partial files of a killed caretaker. */
export async function tidyFolder(folder: string, prefix: BackupPrefix): Promise<string[]> {
  const names = await readdir(folder)
  const outdated = outdatedBackups(prefix, names)
  const partial = names.filter((name) => name.startsWith(`${prefix}-`) && name.endsWith('.part'))
  for (const name of [...outdated, ...partial]) await rm(join(folder, name), { force: true })
  return outdated
}
