import type { Failure } from '#domain/failure.ts'
import { type LastChange, readLastChanges } from '#domain/settings/settings.ts'
import type { SettingsWish, SettingsWork } from '#domain/settings/settingsWork.ts'
import { database, type Unsubscribe } from './database.ts'
import { followValue } from './follow.ts'
import { newKey } from './makeChange.ts'

/** Subscribes to the raw public settings. */
export function followPublicSettings(
  onSettings: (stored: unknown) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  return followValue('settings/public', onSettings, onFailure)
}

/** Subscribes to the raw settings that only owners read. */
export function followPrivateSettings(
  onSettings: (stored: unknown) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  return followValue('settings/private', onSettings, onFailure)
}

/** Subscribes to the last change of each part; for owners. */
export function followLastChanges(
  onChanges: (changes: LastChange[]) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  return followValue('settings/before', (stored) => onChanges(readLastChanges(stored)), onFailure)
}

/** The queue's item of a change. */
export const settingsWorkFor = (wish: SettingsWish): SettingsWork => ({
  ...wish,
  entry: newKey(database),
  at: Date.now(),
})
