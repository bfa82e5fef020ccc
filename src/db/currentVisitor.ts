import type { Unsubscribe } from './database.ts'
import { followOwner, type Visitor } from './visitor.ts'

// Starts the requests when this module loads, before the page that shows the result.
let visitor: Visitor | null = null
const listeners = new Set<(visitor: Visitor) => void>()
followOwner((now) => {
  visitor = now
  for (const listener of listeners) listener(now)
})

/** Subscribes to the visitor as `followOwner` does, starting with the latest known state. */
export function followVisitor(onVisitor: (visitor: Visitor) => void): Unsubscribe {
  listeners.add(onVisitor)
  if (visitor) onVisitor(visitor)
  return () => listeners.delete(onVisitor)
}
