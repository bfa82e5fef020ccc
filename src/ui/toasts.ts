/** A short message about something that has happened; its words are asked for whenever it is shown, in the language of the moment. */
export type Toast = {
  id: number
  kind: 'done' | 'failed'
  text: () => string
  /** What can be done about it. */
  action?: { label: () => string; run: () => void }
}

const SHOWN_MS = 6000

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Says that something was done, for six seconds. */
export function toastDone(text: Toast['text']): void {
  add('done', text)
}

/** Says that something failed, until it is closed; the same `text` stands there once. */
export function toastFailed(text: Toast['text'], action?: Toast['action']): void {
  if (toasts.some((toast) => toast.text === text)) return
  add('failed', text, action)
}

/** Takes a message away. */
export function dismissToast(id: number): void {
  replace(toasts.filter((toast) => toast.id !== id))
}

/** Takes every message away. */
export function clearToasts(): void {
  replace([])
}

/** For `useSyncExternalStore`. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The messages on show, oldest first. */
export function currentToasts(): readonly Toast[] {
  return toasts
}

function add(kind: Toast['kind'], text: Toast['text'], action?: Toast['action']) {
  lastId += 1
  const id = lastId
  replace([...toasts, { id, kind, text, ...(action && { action }) }])
  if (kind === 'done') setTimeout(() => dismissToast(id), SHOWN_MS)
}

function replace(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}
