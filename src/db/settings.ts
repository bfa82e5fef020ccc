import type { Failure } from '#domain/failure.ts'
import { type LastChange, readLastChanges } from '#domain/settings/settings.ts'
import type { Unsubscribe } from './database.ts'
import { followValue } from './follow.ts'

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
