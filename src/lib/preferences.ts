/** Whether the visitor's system asks for less movement. For effects and handlers: a server cannot know. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Whether the browser is told to save data (where it says so: `navigator.connection.saveData`). */
export function savesData(): boolean {
  if (!('connection' in navigator)) return false
  const { connection } = navigator
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  )
}
