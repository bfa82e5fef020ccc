/** Has an element be as high as was kept with the entry of the history; does nothing where nothing was. */
export const KEPT_SPACE = 'min-h-(--kept-space)'

/** Keeps with the entry of the history how high an element is, in CSS pixels. */
export function keepSpace(height: number): void {
  history.replaceState({ ...history.state, keptSpace: height }, '')
}

/** Has `KEPT_SPACE` mean what was kept, before the page is drawn. */
export function reserveKeptSpace(): void {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null || !('keptSpace' in state)) return
  const { keptSpace } = state
  document.documentElement.style.setProperty('--kept-space', `${Number(keptSpace)}px`)
}
