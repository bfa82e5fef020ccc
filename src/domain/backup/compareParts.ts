import * as v from 'valibot'
import { differences, type SettingsPart, type SettingsValues } from '#domain/settings/settings.ts'
import {
  type GuideWords,
  guideFields,
  guidePhotoFields,
  isBlank,
  saysSameGuide,
  type StoredGuide,
} from '#domain/guide/guide.ts'
import { editOfGuide, type GuideEdit } from '#domain/pendingTexts.ts'
import { differingFields, namesOf } from '#domain/record.ts'
import {
  isSameText,
  letterTextFields,
  type OwnLetters,
  type StoredLetter,
} from '#domain/letters/ownLetters.ts'
import type { PriceChange, SeasonChange } from '#domain/prices/priceChange.ts'
import { termsFields, type StoredPrices } from '#domain/prices/prices.ts'
import { seasonFields } from '#domain/prices/season.ts'
import type { Backup, WantedLetter, WantedSettings } from './readBackup.ts'

/**
 * The change that restores the prices of a backup without deleting a season; `null` for no change.
 */
export function priceChangeTo(
  { prices }: Pick<Backup, 'prices'>,
  now: StoredPrices,
): PriceChange | null {
  if (!prices) return null
  const seasons = prices.seasons.flatMap(({ id, ...wanted }): SeasonChange[] => {
    const standing = now.seasons.find((season) => season.id === id)
    if (!standing) return [{ id, seen: null, wanted }]
    const { id: _, ...seen } = standing
    return differingFields(seasonFields, seen, wanted).length > 0 ? [{ id, seen, wanted }] : []
  })
  const differ = prices.hasTerms && differingFields(termsFields, now.terms, prices.terms).length > 0
  const terms = differ ? { seen: now.terms, wanted: prices.terms } : null
  return seasons.length > 0 || terms ? { seasons, ...(terms && { terms }) } : null
}

/** An own text of a backup, and the version that it replaces. */
export type LetterToRecover = WantedLetter & { seen: Pick<StoredLetter, 'version'> }

/** The own texts of a backup that differ and are valid; none is deleted. */
export function lettersToRecover(
  { letters }: Pick<Backup, 'letters'>,
  now: OwnLetters,
): LetterToRecover[] {
  return letters.flatMap((letter) => {
    const { subject, body } = letter.wanted
    const { own, version } = now.of(letter.kind, letter.language)
    const isGood =
      v.is(letterTextFields.subject.limits, subject) && v.is(letterTextFields.body.limits, body)
    return isSameText(own, letter.wanted) || !isGood ? [] : [{ ...letter, seen: { version } }]
  })
}

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

/** A part of the settings of a backup, and the names of the fields that it would change. */
export type SettingsToRecover = WantedSettings & { fields: readonly string[] }

/** The parts of a backup's settings that differ; fields that the backup does not have are kept. */
export function settingsToRecover(
  { settings }: Pick<Backup, 'settings'>,
  now: (part: SettingsPart) => { values: SettingsValues },
): SettingsToRecover[] {
  return settings.flatMap(({ part, wanted: saved }) => {
    const { values } = now(part)
    const wanted = { ...values, ...saved }
    const fields = differences(part, values, wanted)
    return fields.length > 0 ? [{ part, wanted, fields }] : []
  })
}
