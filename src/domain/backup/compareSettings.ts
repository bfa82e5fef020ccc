import { differences, type SettingsPart, type SettingsValues } from '#domain/settings/settings.ts'
import type { Backup, WantedSettings } from './readBackup.ts'

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
