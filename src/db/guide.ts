import type { Failure } from '#domain/failure.ts'
import { type Guide, readGuide, type StoredGuide } from '#domain/guide/guide.ts'
import { pageLine } from './changes.ts'
import type { Unsubscribe } from './database.ts'
import { followSnapshot } from './follow.ts'
import { giveGuideOver, type GuideChange, saveGuideOver } from './guideWriter.ts'

/** Subscribes to the owners' arrival guide without caching it. */
export function followGuide(
  onGuide: (guide: StoredGuide) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  return followSnapshot('guide', (snapshot) => onGuide(readGuide(snapshot.val())), onFailure)
}

/** Stores the arrival guide; rejects as `saveGuideOver` does. */
export const saveGuide = (change: GuideChange): Promise<void> => saveGuideOver(pageLine, change)

/** Copies the guide to guests' pages; returns and rejects as `giveGuideOver` does. */
export const giveGuide = (keys: readonly string[], guide: Guide): Promise<number> =>
  giveGuideOver(pageLine, keys, guide)
