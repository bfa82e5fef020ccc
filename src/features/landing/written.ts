import type { SiteFacts } from '#i18n/facts.ts'

/** What the build has read of the database for the prerendered pages; prices and reviews raw. */
export type Written = { facts: SiteFacts; prices?: unknown; reviews?: unknown }

/** The id of the page's element with it as JSON. */
export const WRITTEN = 'written'

// During prerendering, where there is no document.
let given: Written | null = null

/** Sets it for prerendering. */
export function setWritten(written: Written | null): void {
  given = written
}

/** What the page was prerendered with; `null` without. */
export function readWritten(): Written | null {
  if (typeof document === 'undefined') return given
  const element = document.getElementById(WRITTEN)
  return element ? (JSON.parse(element.textContent) as Written) : null
}
