import type { MouseEvent } from 'react'

/** Whether a click on a link asks for nothing special, such as a new tab. */
export function isPlainClick(event: MouseEvent): boolean {
  return !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}
