import { pagePath } from '#domain/guestPage/pageKey.ts'
import { pageVisitPath } from '#domain/guestPage/pageVisit.ts'
import type { Writes } from '#domain/commands/writes.ts'
import { type Guide, isBlank, writeGuide } from './guide.ts'

/** Where the guide stands for the guest of a page; there is one below a page of a stay that stands, and nowhere else. */
export function guestGuidePath(key: string): string {
  return `guestGuides/${key}`
}

/** What takes a page away, with all that stands under its key but what its guest wrote: the guide, and when it was opened. */
export function pageGoneWrites(key: string): Writes {
  return { [pagePath(key)]: null, [guestGuidePath(key)]: null, [pageVisitPath(key)]: null }
}

/** What gives the guest of a page the guide as it is; one that says nothing is none. */
export function giveGuideWrites(key: string, guide: Guide): Writes {
  const { version } = guide
  return { [guestGuidePath(key)]: isBlank(guide) ? null : { ...writeGuide(guide), version } }
}
