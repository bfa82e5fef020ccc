/** A short message about something that has happened; its words are asked for whenever it is shown, in the language of the moment. */
export type Toast = {
  id: number
  kind: 'done' | 'failed'
  text: () => string
  /** What can be done about it. */
  action?: ToastAction
}

/** What can be done about a message; `dismiss` takes it away, and so does `withdrawOffer` by its `name`. */
type ToastAction = { label: () => string; run: (dismiss: () => void) => void; name?: string }

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/**
 * Says that something was done, for six seconds; for ten when there is something to be done about it. It takes the place of an
 * earlier one about which nothing can be done.
 */
export function toastDone(text: Toast['text'], action?: ToastAction): void {
  add('done', text, action)
}

/** Says that something failed, until it is closed; the same `text` stands there once. */
export function toastFailed(text: Toast['text'], action?: ToastAction): void {
  if (toasts.some((toast) => toast.text === text)) return
  add('failed', text, action)
}

/** Takes a message away. */
export function dismissToast(id: number): void {
  replace(toasts.filter((toast) => toast.id !== id))
}

/** Takes the messages away that offer to do what has been done elsewhere by now. */
export function withdrawOffer(name: string): void {
  replace(toasts.filter(({ action }) => action?.name !== name))
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

function add(kind: Toast['kind'], text: Toast['text'], action?: ToastAction) {
  lastId += 1
  const passed = (toast: Toast) => kind === 'done' && toast.kind === 'done' && !toast.action
  replace([
    ...toasts.filter((toast) => !passed(toast)),
    { id: lastId, kind, text, ...(action && { action }) },
  ])
}

function replace(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}
