import type { MouseEvent } from 'react'

/** Whether a click on a link is an ordinary one, not one for a new tab, for instance. */
export function isPlainClick(event: MouseEvent): boolean {
  return !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}
