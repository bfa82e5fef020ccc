import { optional, strict } from '#domain/field/field.ts'
import { count } from '#domain/field/numberField.ts'
import { iban, phone, plain, text } from '#domain/field/textField.ts'
import {
  type Fields,
  mergeFields,
  type NameOf,
  readFields,
  valueOf,
  type ValuesOf,
} from '#domain/record.ts'

/** The settings for owners only, `/settings/private`. */
export const privateFields = {
  accountHolder: optional(plain(text({ max: 100 }))),
  bankName: optional(plain(text({ max: 100 }))),
  iban: optional(iban()),
  /** The deposit's deadline in days after the confirmation. */
  depositDays: strict(count({ min: 1, max: 60 })),
}

/** What every page may show, `/settings/site`. */
export const siteFields = {
  /** First names, separated by commas. */
  hostNames: plain(text({ required: true, max: 100 })),
  hostFamily: optional(plain(text({ max: 60 }))),
  phone: phone(),
  /** The longest time until a request is answered, in hours. */
  answerHours: strict(count({ min: 1, max: 168 })),
  /** The number of days before check-in on which the balance is due; 0 for on arrival. */
  balanceDays: strict(count({ min: 0, max: 120 })),
  /** The number of days before check-in until which cancelling is free. */
  freeCancellationDays: strict(count({ min: 0, max: 365 })),
  /** The share of the total that a later cancellation costs; without one, the deposit. */
  latePercent: optional(strict(count({ min: 0, max: 100 }))),
}

export type PrivateSettings = ValuesOf<typeof privateFields>
export type SiteSettings = ValuesOf<typeof siteFields>

export type SettingName = NameOf<typeof privateFields> | NameOf<typeof siteFields>

/** A part of the settings with a version of its own. */
export type SettingsPart = 'private' | 'site'

export type SettingsValues = { readonly [name: string]: unknown }

/** A stored part; `values` are `null` before the first change. */
export type StoredPart = { values: SettingsValues | null; version: number }

/** Whether a text names a part. */
export function isSettingsPart(name: string): name is SettingsPart {
  return name === 'private' || name === 'site'
}

/** The fields of a part. */
export function fieldsOf(part: SettingsPart): Fields {
  return part === 'private' ? privateFields : siteFields
}

/** Where a part is stored. */
export function pathOf(part: SettingsPart): string {
  return `settings/${part}`
}

/** Parses a stored part. */
export function readPart(part: SettingsPart, stored: unknown): StoredPart {
  const version = valueOf(stored, 'version')
  const read = readFields(fieldsOf(part), stored)
  return {
    values: typeof version === 'number' && 'values' in read ? read.values : null,
    version: typeof version === 'number' ? version : 0,
  }
}

/** Merges two changes of a part as `mergeFields` does. */
export function mergePart(
  part: SettingsPart,
  base: SettingsValues,
  theirs: SettingsValues,
  mine: SettingsValues,
): { merged: SettingsValues; clashes: readonly string[] } {
  return mergeFields(fieldsOf(part), base, theirs, mine)
}

/** The names of the fields in which two versions of a part differ. */
export function differences(
  part: SettingsPart,
  one: SettingsValues,
  other: SettingsValues,
): NameOf<Fields>[] {
  return Object.keys(fieldsOf(part)).filter((name) => one[name] !== other[name])
}
