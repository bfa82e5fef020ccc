import * as v from 'valibot'
import { type Edit, editEntries, lastEdit } from '#domain/edit.ts'
import {
  isSettingsPart,
  type SettingsPart,
  type SettingsValues,
  type StoredPart,
} from './settings.ts'

/** An owner's change of a part of the settings, with the version and values that they loaded. */
export type SettingsEdit = Edit<SettingsValues> & { setting: SettingsPart }

const values = v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]))

/** Parses a queued change. */
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
