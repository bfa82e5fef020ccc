import {
  GUIDE_PARTS,
  guideFields,
  guidePhotoFields,
  type GuidePart,
  type GuideWords,
  type StoredGuide,
} from '#domain/guide/guide.ts'
import { emptyTexts, readTexts, showFields, type TextsOf } from '#domain/record.ts'
import type { TextProblem } from '#domain/textProblem.ts'
import { OWNERS_DRAFTS } from '#features/backoffice/form/reservationDraft.ts'
import { type Language, LANGUAGES } from '#i18n/languages.ts'
import { readDraft } from '#lib/form/drafts.ts'

/** What is typed of the guide is kept under this, beside the version that it is typed over. */
export const GUIDE_DRAFT = `${OWNERS_DRAFTS}guide`

/** A part in a language, or the photograph beside it, as the control of the form that holds it. */
export type GuideControl = `${Language | 'photos'}_${GuidePart}`

/** What stands in the controls of the guide's form. */
export type GuideForm = { [Name in GuideControl]: string }

/** The name of a control. */
export function controlOf(place: Language | 'photos', part: GuidePart): GuideControl {
  return `${place}_${part}`
}

/** The form of the guide before anything is typed. */
export const EMPTY_GUIDE = toForm(() => emptyTexts(guideFields))

/** The guide as it stands in the form. */
export function showGuide({ metin, photos }: GuideWords): GuideForm {
  return toForm((place) =>
    place === 'photos'
      ? showFields(guidePhotoFields, photos)
      : showFields(guideFields, metin[place] ?? {}),
  )
}

/** Reads the form of the guide: what its owner wants it to say, or what is wrong. */
export function readGuideForm(
  typed: GuideForm,
  stored: GuideWords,
): { value: GuideWords } | { problems: { [Name in GuideControl]?: TextProblem } } {
  const photos = readTexts(guidePhotoFields, textsIn(typed, 'photos'))
  const problems: { [Name in GuideControl]?: TextProblem } = {}
  // A language that this release does not know stays as it is.
  const metin = { ...stored.metin }
  for (const language of LANGUAGES) {
    const read = readTexts(guideFields, textsIn(typed, language))
    if ('value' in read) metin[language] = read.value
    else
      for (const part of GUIDE_PARTS) {
        const problem = read.problems[part]
        if (problem) problems[controlOf(language, part)] = problem
      }
  }
  if (Object.keys(problems).length > 0) return { problems }
  return { value: { metin, photos: 'value' in photos ? photos.value : {} } }
}

/** The version of the guide that a draft was typed over; that of the stored guide where there is no draft. */
export function versionUnderDraft({ version }: StoredGuide): number {
  const draft = readDraft(GUIDE_DRAFT, EMPTY_GUIDE)
  return typeof draft?.about === 'number' ? draft.about : version
}

/** Whether something is typed that has not been stored. */
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
  // Every place has every part.
  return Object.fromEntries(entries) as GuideForm
}

function partsOf(textOf: (part: GuidePart) => string): TextsOf<typeof guideFields> {
  return Object.fromEntries(GUIDE_PARTS.map((part) => [part, textOf(part)])) as TextsOf<
    typeof guideFields
  >
}
