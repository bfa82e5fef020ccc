import { wrongInKey } from './seal.ts'

type Source = { readonly [name: string]: string | undefined }

/** Where copies are kept, and the public key that they are sealed to; `null` for a key where they are kept as they are. */
export type CopySettings = { folder: string; key: string | null }

/** Reads where copies are to be kept; `null` where none are. */
export async function readCopySettings(
  source: Source,
): Promise<{ copies: CopySettings | null } | { problems: string[] }> {
  const folder = source['CARETAKER_BACKUP_DIR'] || null
  const key = source['CARETAKER_BACKUP_KEY']?.trim() || null
  const wrong = key && (await wrongInKey(key))
  // Also where no copies are kept: a secret key has no place in any setting.
  if (wrong) return { problems: [`CARETAKER_BACKUP_KEY ${wrong}`] }
  return { copies: folder === null ? null : { folder, key } }
}
