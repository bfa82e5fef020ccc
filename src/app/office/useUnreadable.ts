import { useState } from 'react'
import type { Unreadable } from '#domain/pending.ts'
import { setUnreadableAside } from './unreadableDrafts.ts'
import { forgetDraft } from '#lib/form/drafts.ts'

type UnreadableChanges = {
  unreadable: readonly Unreadable[]
  remove: (unreadable: Unreadable) => Promise<void>
}

/**
 * All stored work of an owner that this release cannot read: changes and drafts. Call it before a
 * form reads its draft.
 */
export function useUnreadable(changes: UnreadableChanges): UnreadableChanges {
  const [drafts, setDrafts] = useState(setUnreadableAside)

  async function remove(unreadable: Unreadable) {
    if (!drafts.includes(unreadable)) return changes.remove(unreadable)
    forgetDraft(unreadable.key)
    setDrafts(setUnreadableAside())
  }

  return { unreadable: [...changes.unreadable, ...drafts], remove }
}
