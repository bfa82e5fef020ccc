import type { Failure } from '#domain/failure.ts'
import { type Guide, readGuide, type StoredGuide } from '#domain/guide/guide.ts'
import type { GuideEdit } from '#domain/guide/pendingGuide.ts'
import { pageClient } from './changes.ts'
import type { Unsubscribe } from './database.ts'
import { followSnapshot } from './follow.ts'
import { giveGuideOver, sendGuide } from './editWriter.ts'

/** Subscribes to the owners' arrival guide without caching it. */
export function followGuide(
  onGuide: (guide: StoredGuide) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  return followSnapshot('guide', (snapshot) => onGuide(readGuide(snapshot.val())), onFailure)
}

/** Stores the arrival guide; rejects as `sendGuide` does. */
export const saveGuide = (edit: GuideEdit): Promise<void> => sendGuide(pageClient, edit)

/** Copies the guide to guests' pages; returns and rejects as `giveGuideOver` does. */
export const giveGuide = (keys: readonly string[], guide: Guide): Promise<number> =>
  giveGuideOver(pageClient, keys, guide)
