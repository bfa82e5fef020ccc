import * as v from 'valibot'
import { valueOf } from '#domain/record.ts'
import {
  BACKUP_KIND,
  BACKUP_VERSION,
  type BackupOrigin,
  STORED_PARTS,
  type StoredParts,
} from './backup.ts'

/** The start of a file encrypted with age (age-encryption.org/v1). */
const ENCRYPTED = 'age-encryption.org/'

/** Why a file is no backup that can be restored. */
export type BackupProblem = 'encrypted' | 'notJson' | 'notOurs' | 'newer' | 'broken'

const collection = v.nullable(
  v.custom<object>((input) => typeof input === 'object' && !Array.isArray(input)),
)
const schema = v.object({
  villa: v.string(),
  project: v.string(),
  madeAt: v.pipe(
    v.string(),
    v.check((text) => !Number.isNaN(Date.parse(text))),
  ),
  ...Object.fromEntries(STORED_PARTS.map((part) => [part, collection])),
})

/** Parses a backup file. Its records are parsed when they are restored. */
export function readBackup(
  text: string,
): { backup: BackupOrigin & { parts: StoredParts } } | { problem: BackupProblem } {
  if (text.startsWith(ENCRYPTED)) return { problem: 'encrypted' }
  const stored = parseJson(text)
  if (stored === undefined) return { problem: 'notJson' }
  if (valueOf(stored, 'kind') !== BACKUP_KIND) return { problem: 'notOurs' }
  const version = valueOf(stored, 'version')
  if (typeof version === 'number' && version > BACKUP_VERSION) return { problem: 'newer' }
  const read = v.safeParse(schema, stored)
  if (version !== BACKUP_VERSION || !read.success) return { problem: 'broken' }
  const { villa, project, madeAt, ...parts } = read.output
  return { backup: { villa, project, madeAt, parts: parts as StoredParts } }
}

function parseJson(text: string): unknown {
  try {
    // An editor may have added a byte order mark.
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown
  } catch {
    return undefined
  }
}
