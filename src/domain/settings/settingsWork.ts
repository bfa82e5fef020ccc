import * as v from 'valibot'
import {
  isSettingsPart,
  type SettingsPart,
  type SettingsValues,
  type StoredPart,
} from './settings.ts'

/** An owner's change of a part of the settings, with the version and values that they loaded. */
export type SettingsWish = {
  setting: SettingsPart
  base: SettingsValues
  wanted: SettingsValues
  version: number
}

const values = v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]))

/** Parses a queued change. */
export const settingsSchema: v.GenericSchema<unknown, SettingsWish> = v.strictObject({
  setting: v.pipe(v.string(), v.guard(isSettingsPart)),
  base: values,
  wanted: values,
  version: v.pipe(v.number(), v.integer()),
})

/** A part with the pending changes applied. */
export function partWithPending(
  part: SettingsPart,
  stored: StoredPart,
  pending: readonly SettingsWish[],
): StoredPart {
  const last = pending.findLast(({ setting }) => setting === part)
  if (!last || stored.version > last.version) return stored
  return { values: last.wanted, version: last.version + 1 }
}
