/** Has what comes later to a place in the page be as high as was kept with the entry of the history; does nothing where nothing was. */
export const KEPT_SPACE = {
  prices: 'min-h-(--kept-prices)',
  reviews: 'min-h-(--kept-reviews)',
} as const

/** A place that something comes to long after the page. */
export type KeptPlace = keyof typeof KEPT_SPACE

/** Keeps with the entry of the history how high what has come to a place is, in CSS pixels. */
export function keepSpace(place: KeptPlace, height: number): void {
  history.replaceState({ ...history.state, keptSpace: { ...kept(), [place]: height } }, '')
}

/** Has `KEPT_SPACE` mean what was kept, before the page is drawn. */
export function reserveKeptSpace(): void {
  for (const [place, height] of Object.entries(kept()))
    document.documentElement.style.setProperty(`--kept-${place}`, `${Number(height)}px`)
}

function kept(): object {
  const state: unknown = history.state
  const isKept = typeof state === 'object' && state !== null && 'keptSpace' in state
  return isKept && typeof state.keptSpace === 'object' ? { ...state.keptSpace } : {}
}
