let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

/** Says that a modal dialog has been opened, above those that are; returns how to say that it is closed. */
export function enterTop(dialog: HTMLDialogElement): () => void {
  replace([...open, dialog])
  return () => replace(open.filter((each) => each !== dialog))
}

/** For `useSyncExternalStore`. */
export function subscribeToTop(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The dialog above all others: nothing outside it can be used. */
export function topDialog(): HTMLDialogElement | null {
  return open.at(-1) ?? null
}

function replace(next: readonly HTMLDialogElement[]) {
  open = next
  for (const listener of listeners) listener()
}
