/** The prices that stood in the database when the site was built, as stored, and the lowest of a night. */
export type WrittenPrices = { stored: unknown; lowest: number }

/** The element that holds them in a page's HTML, beside what was written of them. */
export const WRITTEN_PRICES = 'written-prices'

// What the page is written with, where there is no page yet.
let given: WrittenPrices | null = null

/** Has the pages be written with these prices. */
export function writeWithPrices(prices: WrittenPrices | null): void {
  given = prices
}

/** The prices that the page was written with; `null` where it was written without. */
export function writtenPrices(): WrittenPrices | null {
  if (typeof document === 'undefined') return given
  const element = document.getElementById(WRITTEN_PRICES)
  if (!element) return null
  return { stored: JSON.parse(element.textContent), lowest: Number(element.dataset['lowest']) }
}
