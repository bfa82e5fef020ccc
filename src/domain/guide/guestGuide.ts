import { guestAnswerPath } from '#domain/guestPage/guestAnswer.ts'
import { pagePath } from '#domain/guestPage/pageKey.ts'
import { pageVisitPath } from '#domain/guestPage/pageVisit.ts'
import type { Writes } from '#domain/commands/writes.ts'
import { type Guide, isBlank, writeGuide } from './guide.ts'

/** The path of the guide of a guest's page; exists only for an active stay's page. */
export function guestGuidePath(key: string): string {
  return `guestGuides/${key}`
}

/**
 * The writes that delete a page with everything under its key except the review: the guide, the
 * last visit and the answer.
 */
export function pageGoneWrites(key: string): Writes {
  const paths = [pagePath(key), guestGuidePath(key), pageVisitPath(key), guestAnswerPath(key)]
  return Object.fromEntries(paths.map((path) => [path, null]))
}

/** The writes that copy the guide to a guest's page; an empty guide is deleted. */
export function giveGuideWrites(key: string, guide: Guide): Writes {
  const { version } = guide
  return { [guestGuidePath(key)]: isBlank(guide) ? null : { ...writeGuide(guide), version } }
}
