import { createStore } from './store.ts'

/** The open modal dialogs; everything outside the last one is inert. */
export const openDialogs = createStore<readonly HTMLDialogElement[]>([])

/** Registers a modal dialog as the topmost; returns the function that removes it. */
export function pushDialog(dialog: HTMLDialogElement): () => void {
  openDialogs.set([...openDialogs.get(), dialog])
  return () => openDialogs.set(openDialogs.get().filter((each) => each !== dialog))
}
