import { currency } from '#content/currency.ts'
import { UNIT } from '#domain/field/amount.ts'
import type { Language } from './languages.ts'
import { cachedFormatters, dateStyleOf } from './dateStyle.ts'

/** An amount in the house's currency: ₺12.500, or €130.50 where the currency has decimals and they count. */
export function formatMoney(amount: number, language: Language): string {
  return formatMoneyIn(dateStyleOf(language).locale, amount)
}

/** The same for a locale, such as that of a text which contains the amount. */
export function formatMoneyIn(locale: string, amount: number): string {
  const hasDecimals = currency.decimals > 0 && amount % UNIT !== 0
  return numbers(locale, hasDecimals ? EXACT : WHOLE).format(amount / UNIT)
}

/** An amount with its decimals also where the house's currency is shown without them. */
export function formatExactMoney(amount: number, language: Language): string {
  const isWhole = amount % UNIT === 0
  return numbers(dateStyleOf(language).locale, isWhole ? WHOLE : EXACT).format(amount / UNIT)
}

/** A plain number in the language's notation: 1,55 in Turkish, 1.55 in English. */
export function formatNumber(value: number, language: Language): string {
  return numbers(dateStyleOf(language).locale, PLAIN).format(value)
}

const PLAIN: Intl.NumberFormatOptions = {}
const WHOLE: Intl.NumberFormatOptions = {
  style: 'currency',
  currency: currency.code,
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
}
const EXACT: Intl.NumberFormatOptions = {
  ...WHOLE,
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
}

const numbers = cachedFormatters(
  (locale: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
)
