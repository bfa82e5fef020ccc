import { useState } from 'react'
import type { Received } from '#domain/inbox.ts'

/** The selected requests; one that is gone is deselected. */
export function useSelection(shown: readonly Received[]) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const chosen = shown.filter(({ id }) => marked.has(id))

  function toggle({ id }: Received) {
    setMarked((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      return after
    })
  }

  return {
    marked,
    chosen,
    toggle,
    mark: (requests: readonly Received[]) => setMarked(new Set(requests.map(({ id }) => id))),
    clear: () => setMarked(new Set()),
  }
}
