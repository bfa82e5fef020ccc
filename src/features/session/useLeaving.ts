import { useState } from 'react'
import { countPending, discardPending } from '#db/outbox.ts'
import { leave } from './leave.ts'

/** Signs out, and first asks what to do with `unsent` changes. */
export function useLeaving(uid: string | null) {
  const [unsent, setUnsent] = useState(0)

  async function ask() {
    const count = uid === null ? 0 : await countPending(uid)
    if (count > 0) setUnsent(count)
    else leave()
  }

  async function discard() {
    if (uid !== null) await discardPending(uid)
    setUnsent(0)
    leave()
  }

  return {
    unsent,
    ask: () => void ask(),
    stay: () => setUnsent(0),
    keep: () => {
      setUnsent(0)
      leave()
    },
    discard: () => void discard(),
  }
}
