/** What tells a backup of this site from any other file. */
export const BACKUP_KIND = 'villa-backup'

/** The layout of the file; a later one that an older site cannot read gets the next number. */
export const BACKUP_VERSION = 1

/** What is stored and belongs to the season, as it is stored. Nights and log are not: those follow from the stays, this cannot be written again. */
export type StoredParts = {
  reservations: unknown
  reservationDetails: unknown
  cancelled: unknown
  payments: unknown
  requests: unknown
  prices: unknown
  letters: unknown
  written: unknown
}

/** Whose backup it is, and when it was made, as ISO 8601 in UTC. */
export type BackupOrigin = { villa: string; project: string; madeAt: string }

/** A backup as the text of a file. */
export function writeBackup(origin: BackupOrigin, parts: StoredParts): string {
  const {
    reservations,
    reservationDetails,
    cancelled,
    payments,
    requests,
    prices,
    letters,
    written,
  } = parts
  const backup = {
    kind: BACKUP_KIND,
    version: BACKUP_VERSION,
    ...origin,
    reservations,
    reservationDetails,
    cancelled,
    payments,
    requests,
    prices,
    letters,
    written,
  }
  return JSON.stringify(backup)
}
