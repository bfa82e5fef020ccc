/** Whether the visitor's system asks for less movement. For effects and handlers: a server cannot know. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Whether the browser is told to save data, or is on a line that counts it (where it says so: `navigator.connection`). */
export function savesData(): boolean {
  if (!('connection' in navigator)) return false
  const { connection } = navigator
  if (typeof connection !== 'object' || connection === null) return false
  const isTold = 'saveData' in connection && connection.saveData === true
  return isTold || ('type' in connection && connection.type === 'cellular')
}
