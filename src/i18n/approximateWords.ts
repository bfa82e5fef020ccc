import { approximate } from '#domain/prices/rates.ts'
import { formatCurrency } from './formatNumbers.ts'
import { ownWords } from './index.ts'
import type { Language } from './languages.ts'

/** An amount in lira in other currencies, "≈ £114 / €138"; `null` where owners have written down no rate. */
export function formatApproximately(lira: number, language: Language): string | null {
  const amounts = approximate(lira, ownWords().rates).map(({ amount, currency }) =>
    formatCurrency(amount, currency, language),
  )
  return amounts.length > 0 ? `≈\u00a0${amounts.join(' / ')}` : null
}
