import { wrongInKey } from './seal.ts'

type Source = { readonly [name: string]: string | undefined }

/** The backup folder, and the public key for encryption; `null` without a key. */
export type CopySettings = { folder: string; key: string | null }

/** Reads the backup settings; `null` without a folder. */
export async function readCopySettings(
  source: Source,
): Promise<{ copies: CopySettings | null } | { problems: string[] }> {
  const folder = source['CARETAKER_BACKUP_DIR'] || null
  const key = source['CARETAKER_BACKUP_KEY']?.trim() || null
  const wrong = key && (await wrongInKey(key))
  // Also without backups, because a secret key must not be in any setting.
  if (wrong) return { problems: [`CARETAKER_BACKUP_KEY ${wrong}`] }
  return { copies: folder === null ? null : { folder, key } }
}
