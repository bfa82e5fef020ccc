import * as v from 'valibot'
import {
  type GuideWords,
  guideFields,
  guidePhotoFields,
  isBlank,
  saysSameGuide,
  type StoredGuide,
} from '#domain/guide/guide.ts'
import { namesOf } from '#domain/record.ts'
import type { Backup } from './readBackup.ts'

/** The guide of a backup, and the version of what it would replace. */
export type GuideToRecover = { wanted: GuideWords; seen: Pick<StoredGuide, 'version'> }

/** The arrival guide of a backup where it is another now and the database would take it; `null` where there is nothing to put back. */
export function guideToRecover(
  { guide }: Pick<Backup, 'guide'>,
  now: StoredGuide,
): GuideToRecover | null {
  if (!guide || isBlank(guide) || saysSameGuide(guide, now) || !isGood(guide)) return null
  return { wanted: { metin: guide.metin, photos: guide.photos }, seen: { version: now.version } }
}

function isGood({ metin, photos }: GuideWords): boolean {
  const texts = Object.values(metin).flatMap((said) =>
    namesOf(guideFields).map((part) => [guideFields[part], said[part]] as const),
  )
  const pictures = namesOf(guidePhotoFields).map(
    (part) => [guidePhotoFields[part], photos[part]] as const,
  )
  return [...texts, ...pictures].every(
    ([field, value]) => value === undefined || v.is(field.limits, value),
  )
}
