/** Reserves the height stored in the history entry for content that loads later. */
export const KEPT_SPACE = {
  prices: 'min-h-(--kept-prices)',
  reviews: 'min-h-(--kept-reviews)',
} as const

export type KeptPlace = keyof typeof KEPT_SPACE

/** Stores the height of a place's content in the history entry, in CSS pixels. */
export function keepSpace(place: KeptPlace, height: number): void {
  history.replaceState({ ...history.state, keptSpace: { ...kept(), [place]: height } }, '')
}

/** Defines `KEPT_SPACE` before the first paint. */
export function reserveKeptSpace(): void {
  for (const [place, height] of Object.entries(kept()))
    document.documentElement.style.setProperty(`--kept-${place}`, `${Number(height)}px`)
}

function kept(): object {
  const state: unknown = history.state
  const isKept = typeof state === 'object' && state !== null && 'keptSpace' in state
  return isKept && typeof state.keptSpace === 'object' ? { ...state.keptSpace } : {}
}
