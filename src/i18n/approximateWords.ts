import { approximate } from '#domain/prices/rates.ts'
import { formatCurrency } from './formatNumbers.ts'
import { ownWords } from './index.ts'
import { DEFAULT_LANGUAGE, type Language } from './languages.ts'

/**
 * An amount in lira in other currencies, "≈ £114 / €138", or in the first of them alone; `null` in
 * the default language, whose readers count in lira, and where owners have entered no rate.
 */
export function formatApproximately(
  lira: number,
  language: Language,
  which: 'all' | 'first' = 'all',
): string | null {
  if (language === DEFAULT_LANGUAGE) return null
  const amounts = approximate(lira, ownWords().rates).map(({ amount, currency }) =>
    formatCurrency(amount, currency, language),
  )
  if (amounts.length === 0) return null
  return `≈\u00a0${which === 'first' ? amounts[0] : amounts.join(' / ')}`
}
