import * as v from 'valibot'
import { entriesOf } from '#domain/field/collection.ts'
import { getField } from '#domain/field/record.ts'

const BACKUP_KIND = 'villa-backup'

/**
 * The paths of a backup, each with the records below it that are restored on their own, in this order;
 * `*` is any key. Stays are restored first. Nights follow from them; versions and the log are reset.
 */
export const STORED_PARTS = {
  reservations: [],
  reservationDetails: [],
  payments: [],
  requests: ['requests/*'],
  prices: ['prices/seasons/*', 'prices/terms'],
  guide: ['guide'],
  letters: ['letters/*/*'],
  settings: ['settings/private', 'settings/site'],
  letterMarks: ['letterMarks/*/*'],
  sentLetters: ['sentLetters/*/*'],
  reviews: ['reviews/*'],
  publishedReviews: ['publishedReviews/*'],
} as const

export type StoredParts = Record<keyof typeof STORED_PARTS, unknown>

/** The names of the paths. */
export const PART_NAMES = Object.keys(STORED_PARTS) as readonly (keyof StoredParts)[]

/** The villa and project of a backup, and its time as ISO 8601 in UTC. */
export type BackupOrigin = { villa: string; project: string; madeAt: string }

/** Formats a backup file. */
export function writeBackup(origin: BackupOrigin, parts: Partial<StoredParts>): string {
  const stored = PART_NAMES.map((name) => [name, parts[name]] as const)
  return JSON.stringify({
    kind: BACKUP_KIND,
    ...origin,
    ...Object.fromEntries(stored),
  })
}

/** The start of a file encrypted with age (age-encryption.org/v1). */
const ENCRYPTED = 'age-encryption.org/'

/** Why a file is no backup that can be restored. */
export type BackupProblem = 'encrypted' | 'notJson' | 'notOurs' | 'broken'

// A path that was added after a backup is not in its file.
const collection = v.optional(
  v.nullable(v.custom<object>((input) => typeof input === 'object')),
  null,
)
const schema = v.object({
  villa: v.string(),
  project: v.string(),
  madeAt: v.pipe(
    v.string(),
    v.check((text) => !Number.isNaN(Date.parse(text))),
  ),
  ...Object.fromEntries(PART_NAMES.map((part) => [part, collection])),
})

/** Parses a backup file. Its records are parsed when they are restored. */
export function readBackup(
  text: string,
): { backup: BackupOrigin & { parts: StoredParts } } | { problem: BackupProblem } {
  if (text.startsWith(ENCRYPTED)) return { problem: 'encrypted' }
  const stored = parseJson(text)
  if (stored === undefined) return { problem: 'notJson' }
  if (getField(stored, 'kind') !== BACKUP_KIND) return { problem: 'notOurs' }
  const read = v.safeParse(schema, stored)
  if (!read.success) return { problem: 'broken' }
  const { villa, project, madeAt, ...parts } = read.output
  return { backup: { villa, project, madeAt, parts: parts as StoredParts } }
}

function parseJson(text: string): unknown {
  try {
    // An editor may have added a byte order mark.
    return JSON.parse(text.replace(/^\uFEFF/, ''), withoutArrays) as unknown
  } catch {
    return undefined
  }
}

/** The database sends a collection with the keys 0, 1, 2 … as an array. */
function withoutArrays(_key: string, value: unknown): unknown {
  return Array.isArray(value) ? Object.fromEntries(entriesOf(value)) : value
}
