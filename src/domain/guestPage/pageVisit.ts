/** Where it stands when the page of a guest was opened last (ms since 1970), for its owners; nobody else is told. */
export function pageVisitPath(key: string): string {
  return `pageVisits/${key}`
}

/** Reads what stands there; `null` for a page that nobody has opened yet. */
export function readPageVisit(stored: unknown): number | null {
  return typeof stored === 'number' && stored > 0 ? stored : null
}
