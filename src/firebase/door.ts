import type { Unsubscribe } from './database.ts'
import { followOwner, type Visitor } from './visitor.ts'

// The database is asked as soon as this is read: the page that shows the answer comes later (lib/arrival/officeLoader.ts).
let visitor: Visitor | null = null
const listeners = new Set<(visitor: Visitor) => void>()
followOwner((now) => {
  visitor = now
  for (const listener of listeners) listener(now)
})

/** Follows who sits before the back-office, as `followOwner` says it; whoever has come meanwhile is told at once. */
export function followVisitor(onVisitor: (visitor: Visitor) => void): Unsubscribe {
  listeners.add(onVisitor)
  if (visitor) onVisitor(visitor)
  return () => listeners.delete(onVisitor)
}
