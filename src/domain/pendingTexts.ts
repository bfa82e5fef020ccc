import * as v from 'valibot'
import type { IsoDate } from './date.ts'
import { type Edit, editEntries, lastEdit, valuesSchema } from './edit.ts'
import {
  isSettingsPart,
  type SettingsPart,
  type SettingsValues,
  type StoredPart,
} from './settings/settings.ts'
import { mergeFields } from './record.ts'
import { LANGUAGE_CODE } from './field/textField.ts'
import { guideFields, guidePhotoFields, type GuideWords, type StoredGuide } from './guide/guide.ts'
import { isLetterKind, type LetterKind } from './letters/letter.ts'
import {
  type LetterText,
  letterTextFields,
  type OwnLetters,
  ownLettersOf,
} from './letters/ownLetters.ts'
import { type WrittenLetters, writtenFields } from './letters/due.ts'

export type GuideEdit = Edit<GuideWords>

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

export type SettingsEdit = Edit<SettingsValues> & { setting: SettingsPart }

const values = v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]))

export const settingsSchema: v.GenericSchema<unknown, SettingsEdit> = v.strictObject({
  setting: v.pipe(v.string(), v.guard(isSettingsPart)),
  ...editEntries(values),
})

/** A part with the pending changes applied. */
export function partWithPending(
  part: SettingsPart,
  stored: StoredPart,
  pending: readonly SettingsEdit[],
): StoredPart {
  const last = lastEdit(
    pending.filter(({ setting }) => setting === part),
    stored.version,
  )
  return last ? { values: last.wanted, version: last.version + 1 } : stored
}

type Operations = {
  /** A letter to the guest of the stay or request `about` was sent. */
  written: { about: string; kind: LetterKind; date: IsoDate; language: string }
  unwritten: { about: string; kind: LetterKind }
  /** An own text, or `null` for the built-in one, over the version that its owner loaded. */
  text: { kind: LetterKind; language: string; wanted: LetterText | null; version: number }
}

export type LetterOperation = {
  [W in keyof Operations]: { letter: W } & Operations[W]
}[keyof Operations]

const kind = v.pipe(v.string(), v.guard(isLetterKind))

export const letterSchema: v.GenericSchema<unknown, LetterOperation> = v.variant('letter', [
  v.strictObject({
    letter: v.literal('written'),
    about: v.string(),
    kind,
    date: writtenFields.date.stored,
    language: v.pipe(v.string(), v.regex(LANGUAGE_CODE)),
  }),
  v.strictObject({ letter: v.literal('unwritten'), about: v.string(), kind }),
  v.strictObject({
    letter: v.literal('text'),
    kind,
    language: v.pipe(v.string(), v.regex(LANGUAGE_CODE)),
    wanted: v.nullable(
      v.strictObject({
        subject: letterTextFields.subject.stored,
        body: letterTextFields.body.stored,
      }),
    ),
    version: v.pipe(v.number(), v.integer()),
  }),
])

/** The letters sent to one guest, with the pending operations of `by` applied. */
export function writtenWithUnsent(
  written: WrittenLetters,
  unsent: readonly LetterOperation[],
  about: string,
  by: string,
): WrittenLetters {
  const next = new Map(written)
  for (const work of unsent) {
    if (work.letter === 'text' || work.about !== about) continue
    if (work.letter === 'written')
      next.set(work.kind, { date: work.date, language: work.language, by })
    else next.delete(work.kind)
  }
  return next
}

/** The owners' own texts, with pending operations applied. */
export function ownLettersWithUnsent(
  letters: OwnLetters,
  unsent: readonly LetterOperation[],
  by: string,
): OwnLetters {
  const texts = unsent.filter((work) => work.letter === 'text')
  if (texts.length === 0) return letters
  const next = new Map(letters.texts)
  for (const { kind, language, wanted, version } of texts)
    if (letters.of(kind, language).version <= version)
      next.set(`${kind}/${language}`, { own: wanted, version: version + 1, by })
  return ownLettersOf(next)
}
