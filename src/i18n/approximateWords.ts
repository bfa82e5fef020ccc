import { useTranslation } from './useTranslation.ts'
import { approximate } from '#domain/prices/rates.ts'
import type { QuoteLine } from '#domain/prices/quote.ts'
import { formatCurrency, formatMoney } from './formatNumbers.ts'
import { ownWords } from './index.ts'
import { DEFAULT_LANGUAGE, type Language } from './languages.ts'

/** Puts a line of a quote into words, but for its amount: "5 hafta içi gecesi × ₺9.000"; guests and owners have texts of their own. */
export function useFormatLine(place: 'booking.price' | 'office.seasons.quote') {
  const { t, language } = useTranslation()

  return (line: QuoteLine): string => {
    if (line.kind === 'discount') return t(`${place}.week`, { percent: line.percent })
    const { when, nights: count } = line
    const perNight = formatMoney(line.perNight, language)
    return t(`${place}.${when === 'any' ? 'nights' : when}`, { count, perNight })
  }
}

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
