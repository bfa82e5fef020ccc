/** What tells a backup of this site from any other file. */
export const BACKUP_KIND = 'villa-backup'

/** The layout of the file; a later one that an older site cannot read gets the next number. */
export const BACKUP_VERSION = 1

/** The paths that are stored and belong to the season. Nights and log are not: those follow from the stays, this cannot be written again. */
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
] as const

/** What is stored there, as it is stored. */
export type StoredParts = Record<(typeof STORED_PARTS)[number], unknown>

/** Whose backup it is, and when it was made, as ISO 8601 in UTC. */
export type BackupOrigin = { villa: string; project: string; madeAt: string }

/** A backup as the text of a file. */
export function writeBackup(origin: BackupOrigin, parts: Partial<StoredParts>): string {
  const stored = STORED_PARTS.map((name) => [name, parts[name]] as const)
  return JSON.stringify({
    kind: BACKUP_KIND,
    version: BACKUP_VERSION,
    ...origin,
    ...Object.fromEntries(stored),
  })
}
