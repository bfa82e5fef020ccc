import { guestAnswerPath } from '#domain/guestPage/guestAnswer.ts'
import { pagePath } from '#domain/guestPage/pageKey.ts'
import type { Writes } from '#domain/commands/writes.ts'
import { type Guide, isBlank, writeGuide } from './guide.ts'

/** The path of the time of a page's last visit (ms since 1970), readable only by owners. */
export function pageVisitPath(key: string): string {
  return `pageVisits/${key}`
}

export function readPageVisit(stored: unknown): number | null {
  return typeof stored === 'number' && stored > 0 ? stored : null
}

/** The path of the guide of a guest's page; exists only for an active stay's page. */
export function guestGuidePath(key: string): string {
  return `guestGuides/${key}`
}

/** Deletes a page with everything under its key except the review. */
export function pageGoneWrites(key: string): Writes {
  const paths = [pagePath(key), guestGuidePath(key), pageVisitPath(key), guestAnswerPath(key)]
  return Object.fromEntries(paths.map((path) => [path, null]))
}

/** The writes that copy the guide to a guest's page; an empty guide is deleted. */
export function giveGuideWrites(key: string, guide: Guide): Writes {
  const { version } = guide
  return { [guestGuidePath(key)]: isBlank(guide) ? null : { ...writeGuide(guide), version } }
}
