import {
  type DataSnapshot,
  onChildAdded,
  onChildChanged,
  onChildRemoved,
  onValue,
  ref,
} from 'firebase/database'
import type { Failure } from '#domain/failure.ts'
import { database, type Unsubscribe } from './database.ts'
import { subscribe } from './session.ts'

/** The raw children of a path by key; a child that has not changed is the same value as before. */
export type Children = ReadonlyMap<string, unknown>

/** The paths of an office's stays: what one save may write. */
export const SEASON_PATHS = ['reservations', 'reservationDetails', 'payments'] as const

/** Subscribes to the children at a path. Only changed children are converted: a change of one stay does not rebuild all others. */
export function listenToChildren(
  path: string,
  onChildren: (children: Children) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  return subscribe((onCancel) => {
    const place = ref(database, path)
    const children = new Map<string, unknown>()
    const put = (child: DataSnapshot) => void children.set(String(child.key), child.val())
    const drop = (child: DataSnapshot) => void children.delete(String(child.key))
    // The SDK reports the children of a message before its value, and a refusal to every listener: one handles it.
    const stops = [
      onChildAdded(place, put, ignore),
      onChildChanged(place, put, ignore),
      onChildRemoved(place, drop, ignore),
      onValue(place, () => onChildren(new Map(children)), onCancel),
    ]
    return () => stops.forEach((stop) => stop())
  }, onFailure)
}

function ignore() {}
