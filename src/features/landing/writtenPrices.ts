/** The stored prices at the time of the build, and the lowest price a night. */
export type WrittenPrices = { stored: unknown; lowest: number }

/** The id of the element in a prerendered page that holds the prices as JSON. */
export const WRITTEN_PRICES = 'written-prices'

// The prices during prerendering, where there is no document.
let given: WrittenPrices | null = null

/** Sets the prices for prerendering. */
export function writeWithPrices(prices: WrittenPrices | null): void {
  given = prices
}

/** The prices that the page was prerendered with; `null` without. */
export function writtenPrices(): WrittenPrices | null {
  if (typeof document === 'undefined') return given
  const element = document.getElementById(WRITTEN_PRICES)
  if (!element) return null
  return { stored: JSON.parse(element.textContent), lowest: Number(element.dataset['lowest']) }
}
