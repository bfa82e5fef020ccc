import { createStore } from './store.ts'

/** A short message; its text is a function, so that it follows the language. */
export type Toast = {
  id: number
  kind: 'done' | 'failed'
  text: () => string
  action?: ToastAction
}

/** `dismiss` closes the message; one that `takesFocus` reports that the element with the focus has gone. */
type ToastAction = { label: () => string; run: (dismiss: () => void) => void; takesFocus?: true }

/** The shown messages, oldest first. */
export const toasts = createStore<readonly Toast[]>([])

let lastId = 0

/** Shown for six seconds, or for ten with an action. */
export function toastDone(text: Toast['text'], action?: ToastAction): void {
  add('done', text, action)
}

/** Shows a failure until it is closed; the same `text` is shown once. */
export function toastFailed(text: Toast['text'], action?: ToastAction): void {
  if (toasts.get().some((toast) => toast.text === text)) return
  add('failed', text, action)
}

/** Closes a message. */
export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id))
}

/** Closes all messages. */
export function clearToasts(): void {
  toasts.set([])
}

function add(kind: Toast['kind'], text: Toast['text'], action?: ToastAction) {
  lastId += 1
  const passed = (toast: Toast) => kind === 'done' && toast.kind === 'done' && !toast.action
  toasts.set([
    ...toasts.get().filter((toast) => !passed(toast)),
    { id: lastId, kind, text, ...(action && { action }) },
  ])
}
