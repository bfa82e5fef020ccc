let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

/** Registers a modal dialog as the topmost; returns the function that removes it. */
export function pushDialog(dialog: HTMLDialogElement): () => void {
  replace([...open, dialog])
  return () => replace(open.filter((each) => each !== dialog))
}

/** For `useSyncExternalStore`. */
export function subscribeToTop(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The topmost dialog, outside which everything is inert. */
export function topDialog(): HTMLDialogElement | null {
  return open.at(-1) ?? null
}

function replace(next: readonly HTMLDialogElement[]) {
  open = next
  for (const listener of listeners) listener()
}
