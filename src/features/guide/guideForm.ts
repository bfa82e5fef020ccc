import * as v from 'valibot'
import {
  GUIDE_PARTS,
  guideFields,
  guidePhotoFields,
  type GuidePart,
  type GuideWords,
} from '#domain/guide/guide.ts'
import type { GuideEdit } from '#domain/pendingTexts.ts'
import { emptyTexts, readTexts, showFields, type TextsOf } from '#domain/record.ts'
import type { TextProblem } from '#domain/field/field.ts'
import { OWNERS_DRAFTS } from '#features/office/draftKeys.ts'
import { type Language, LANGUAGES } from '#i18n/languages.ts'
import { readDraft } from '#lib/form/drafts.ts'
import { typedOver } from '#lib/form/typedFields.ts'

export const GUIDE_DRAFT = `${OWNERS_DRAFTS}guide`

/** The name of a control: a section in a language, or its photograph. */
export type GuideControl = `${Language | 'photos'}_${GuidePart}`

export type GuideForm = { [Name in GuideControl]: string }

export function controlOf(place: Language | 'photos', part: GuidePart): GuideControl {
  return `${place}_${part}`
}

export const EMPTY_GUIDE = toForm(() => emptyTexts(guideFields))

/** The form of a guide. */
export function showGuide({ texts, photos }: GuideWords): GuideForm {
  return toForm((place) =>
    place === 'photos'
      ? showFields(guidePhotoFields, photos)
      : showFields(guideFields, texts[place] ?? {}),
  )
}

/** Reads the guide's form; returns the guide or the field errors. */
export function readGuideForm(
  typed: GuideForm,
  stored: GuideWords,
): { value: GuideWords } | { problems: { [Name in GuideControl]?: TextProblem } } {
  const photos = readTexts(guidePhotoFields, textsIn(typed, 'photos'))
  const problems: { [Name in GuideControl]?: TextProblem } = {}
  // Languages unknown to this release stay unchanged.
  const texts = { ...stored.texts }
  for (const language of LANGUAGES) {
    const read = readTexts(guideFields, textsIn(typed, language))
    if ('value' in read) texts[language] = read.value
    else
      for (const part of GUIDE_PARTS) {
        const problem = read.problems[part]
        if (problem) problems[controlOf(language, part)] = problem
      }
  }
  if (Object.keys(problems).length > 0) return { problems }
  return { value: { texts, photos: 'value' in photos ? photos.value : {} } }
}

const texts = v.record(v.string(), v.string())

/**
 * The texts of the form: those of a reopened change or of the draft over the present guide, and in
 * `theirs` what another owner has written in the same places.
 */
export function typedGuide(guide: GuideWords, reopened: GuideEdit | null) {
  const now = showGuide(guide)
  if (reopened) return typedOver(showGuide(reopened.wanted), showGuide(reopened.base), now)
  const draft = readDraft(GUIDE_DRAFT, EMPTY_GUIDE)
  const before = v.safeParse(texts, draft?.about)
  return draft && before.success
    ? typedOver(draft.values, before.output, now)
    : { texts: now, theirs: {} }
}

/** Whether the guide has an unsaved draft. */
export function isGuideBegun(): boolean {
  return readDraft(GUIDE_DRAFT, EMPTY_GUIDE) !== null
}

function textsIn(typed: GuideForm, place: Language | 'photos'): TextsOf<typeof guideFields> {
  return partsOf((part) => typed[controlOf(place, part)])
}

function toForm(
  textsOf: (place: Language | 'photos') => { readonly [Part in GuidePart]: string },
): GuideForm {
  const places = [...LANGUAGES, 'photos' as const]
  const entries = places.flatMap((place) =>
    GUIDE_PARTS.map((part) => [controlOf(place, part), textsOf(place)[part]] as const),
  )
  // All controls are present.
  return Object.fromEntries(entries) as GuideForm
}

function partsOf(textOf: (part: GuidePart) => string): TextsOf<typeof guideFields> {
  return Object.fromEntries(GUIDE_PARTS.map((part) => [part, textOf(part)])) as TextsOf<
    typeof guideFields
  >
}
