import { readGuestPage } from '#domain/guestPage/guestPage.ts'
import { childrenOf } from '#domain/logSoundness.ts'
import { valueOf } from '#domain/record.ts'
import { readGuestGuide, readGuide, saysSameGuide } from './guide.ts'

/**
 * The inconsistencies of the arrival guide, in sentences: only active stays' pages have a copy, and
 * one of the latest version equals it. An open office updates earlier versions.
 */
export function guideProblems(data: unknown): string[] {
  const guide = readGuide(valueOf(data, 'guide'))
  const pages = childrenOf(data, 'guestPages')
  return [...childrenOf(data, 'guestGuides')].flatMap(([key, stored]) => {
    if (readGuestPage(pages.get(key))?.status !== 'booked')
      return [`the guide ${key} is that of no stay that stands`]
    const given = readGuestGuide(stored)
    if (!given) return [`the guide ${key} cannot be read`]
    const isTrue = given.version < guide.version || saysSameGuide(given, guide)
    return isTrue ? [] : [`the guide ${key} does not say what its owners wrote`]
  })
}
