import * as v from 'valibot'
import {
  type GuideWords,
  guideFields,
  guidePhotoFields,
  isBlank,
  saysSameGuide,
  type StoredGuide,
} from '#domain/guide/guide.ts'
import { editOfGuide, type GuideEdit } from '#domain/guide/pendingGuide.ts'
import { namesOf } from '#domain/record.ts'
import type { Backup } from './readBackup.ts'

/** The arrival guide of a backup if it differs and is valid under the rules, else `null`. */
export function guideToRecover(
  { guide }: Pick<Backup, 'guide'>,
  now: StoredGuide,
): GuideEdit | null {
  if (!guide || isBlank(guide) || saysSameGuide(guide, now) || !isGood(guide)) return null
  return editOfGuide(now, { texts: guide.texts, photos: guide.photos })
}

function isGood({ texts, photos }: GuideWords): boolean {
  const parts = Object.values(texts).flatMap((said) =>
    namesOf(guideFields).map((part) => [guideFields[part], said[part]] as const),
  )
  const pictures = namesOf(guidePhotoFields).map(
    (part) => [guidePhotoFields[part], photos[part]] as const,
  )
  return [...parts, ...pictures].every(
    ([field, value]) => value === undefined || v.is(field.limits, value),
  )
}
