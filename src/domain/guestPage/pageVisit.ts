/**
 * The path of the time when a guest's page was last opened (ms since 1970), readable only by
 * owners.
 */
export function pageVisitPath(key: string): string {
  return `pageVisits/${key}`
}

/** Parses that time; `null` for a page that was never opened. */
export function readPageVisit(stored: unknown): number | null {
  return typeof stored === 'number' && stored > 0 ? stored : null
}
