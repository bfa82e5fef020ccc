import { optional } from '#domain/field/field.ts'
import { type LanguageTexts, readLanguageTexts } from '#domain/field/languageTexts.ts'
import {
  getField,
  readValues,
  readVersion,
  type ValuesOf,
  writeFields,
} from '#domain/field/record.ts'
import { optionalTrue } from '#domain/field/booleanField.ts'
import { pickedDay } from '#domain/field/dayField.ts'
import { accountNumber, bic } from '#domain/field/bankField.ts'
import { httpsAddress, plain, plainLines, text } from '#domain/field/textField.ts'

/** The settings for owners only, `/settings/private`. */
export const privateFields = {
  accountHolder: optional(plain(text({ max: 100 }))),
  bankName: optional(plain(text({ max: 100 }))),
  accountNumber: optional(accountNumber()),
  bic: optional(bic()),
  /** The day on which the number was changed, and the last characters of the one before. */
  changedOn: optional(pickedDay()),
  formerEnd: optional(text({ required: true, max: 4 })),
  /** Whether each arrival reminds of reporting the guests' identities, and where that is done. */
  remindsIdentity: optionalTrue(),
  identityLink: optional(httpsAddress()),
}

/** The note about transfers from abroad in a language, `/settings/private/abroad/{language}`. */
export const abroadField = optional(plainLines(text({ required: true, max: 600 })))

export type PrivateSettings = ValuesOf<typeof privateFields> & {
  abroad?: LanguageTexts
}

/** The private settings with their version; `values` are `null` before the first change. */
export type StoredPrivateSettings = { values: PrivateSettings | null; version: number }

/** Parses `/settings/private`. */
export function readPrivateSettings(stored: unknown): StoredPrivateSettings {
  const values = readValues(privateFields, stored)
  const abroad = readLanguageTexts(abroadField, getField(stored, 'abroad'))
  return { values: values && { ...values, abroad }, version: readVersion(stored) }
}

/** The stored form of the private settings. */
export function writePrivateSettings({ abroad, ...values }: PrivateSettings): object {
  return { ...writeFields(privateFields, values), abroad: abroad ?? null }
}
