import type { Language } from './languages.ts'
import { cachedFormatters, dateStyleOf } from './dateStyle.ts'

/** An amount in Turkish lira without decimals. */
export function formatMoney(amount: number, language: Language): string {
  return numbers(dateStyleOf(language).locale, LIRA).format(amount)
}

/** An amount in Turkish lira to the kuruş, where each counts; whole lira without decimals. */
export function formatExactMoney(amount: number, language: Language): string {
  return numbers(dateStyleOf(language).locale, Number.isInteger(amount) ? LIRA : EXACT_LIRA).format(
    amount,
  )
}

/** A plain number in the language's notation: 1,55 in Turkish, 1.55 in English. */
export function formatNumber(value: number, language: Language): string {
  return numbers(dateStyleOf(language).locale, PLAIN).format(value)
}

/** A share from 0 through 1 in whole percent: %67 in Turkish, 67% in English. */
export function formatPercent(share: number, language: Language): string {
  return numbers(dateStyleOf(language).locale, PERCENT).format(share)
}

const PERCENT: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 0 }
const PLAIN: Intl.NumberFormatOptions = {}
const LIRA: Intl.NumberFormatOptions = {
  style: 'currency',
  currency: 'TRY',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
}
const EXACT_LIRA: Intl.NumberFormatOptions = {
  ...LIRA,
  maximumFractionDigits: 2,
}

const numbers = cachedFormatters(
  (locale: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
)
