export const BACKUP_KIND = 'villa-backup'

/** The version of the format; incremented when older sites cannot read it. */
export const BACKUP_VERSION = 1

/** The stored paths of a season, without nights, which follow from the stays, and the log. */
export const STORED_PARTS = [
  'reservations',
  'reservationDetails',
  'payments',
  'requests',
  'prices',
  'guide',
  'letters',
  'written',
  'reviews',
  'publishedReviews',
  'settings',
] as const

export type StoredParts = Record<(typeof STORED_PARTS)[number], unknown>

/** The villa and project of a backup, and its time as ISO 8601 in UTC. */
export type BackupOrigin = { villa: string; project: string; madeAt: string }

/** Formats a backup file. */
export function writeBackup(origin: BackupOrigin, parts: Partial<StoredParts>): string {
  const stored = STORED_PARTS.map((name) => [name, parts[name]] as const)
  return JSON.stringify({
    kind: BACKUP_KIND,
    version: BACKUP_VERSION,
    ...origin,
    ...Object.fromEntries(stored),
  })
}
