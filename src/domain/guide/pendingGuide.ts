import * as v from 'valibot'
import { type Edit, editEntries, lastEdit, valuesSchema } from '#domain/edit.ts'
import { LANGUAGE_CODE } from '#domain/letters/ownLetters.ts'
import { mergeFields } from '#domain/record.ts'
import { guideFields, guidePhotoFields, type GuideWords, type StoredGuide } from './guide.ts'

/** A change of the arrival guide. */
export type GuideEdit = Edit<GuideWords>

/** Parses a queued change of the guide. */
export const guideSchema: v.GenericSchema<unknown, GuideEdit> = v.strictObject(
  editEntries(
    v.strictObject({
      texts: v.record(v.pipe(v.string(), v.regex(LANGUAGE_CODE)), valuesSchema(guideFields)),
      photos: valuesSchema(guidePhotoFields),
    }),
  ),
)

/** The change of a guide to other words. */
export function editOfGuide(
  { texts, photos, version }: StoredGuide,
  wanted: GuideWords,
): GuideEdit {
  return { base: { texts, photos }, wanted, version }
}

/** Merges two changes of the guide as `mergeFields` does. */
export function mergeGuides(
  base: GuideWords,
  theirs: GuideWords,
  mine: GuideWords,
): { merged: GuideWords; clashes: string[] } {
  const languages = new Set([base, theirs, mine].flatMap(({ texts }) => Object.keys(texts)))
  const said = [...languages].map((language) => {
    const of = ({ texts }: GuideWords) => texts[language] ?? {}
    return [language, mergeFields(guideFields, of(base), of(theirs), of(mine))] as const
  })
  const photos = mergeFields(guidePhotoFields, base.photos, theirs.photos, mine.photos)
  return {
    merged: {
      texts: Object.fromEntries(said.map(([language, { merged }]) => [language, merged])),
      photos: photos.merged,
    },
    clashes: [...said.flatMap(([, { clashes }]) => clashes), ...photos.clashes],
  }
}

/** The guide with the pending changes of `by` applied. */
export function guideWithPending(
  guide: StoredGuide,
  pending: readonly GuideEdit[],
  by: string,
): StoredGuide {
  const last = lastEdit(pending, guide.version)
  return last ? { ...last.wanted, version: last.version + 1, by } : guide
}
