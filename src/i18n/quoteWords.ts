import type { i18n } from 'i18next'
import { useTranslation } from './useTranslation.ts'
import type { PriceLine } from '#domain/stay/agreement.ts'
import { formatMoney } from './formatNumbers.ts'
import type { Language } from './languages.ts'

/** Formats a line of a quote without its amount: "5 hafta içi gecesi × 9.000". */
export function useFormatLine() {
  const { t, language } = useTranslation()
  return (line: PriceLine) => formatPriceLine(line, { t, language })
}

/** The same in the texts of a language. */
export function formatPriceLine(
  line: PriceLine,
  { t, language }: { t: i18n['t']; language: Language },
): string {
  switch (line.kind) {
    case 'cleaning':
    case 'stay':
    case 'difference':
      return t(`priceLines.${line.kind}`)
    case 'extra':
    case 'damage':
      return line.text
    case 'discount':
      return t('priceLines.week', { percent: line.percent })
    case 'nights': {
      const { when, nights: count } = line
      const perNight = formatMoney(line.perNight, language)
      return t(`priceLines.${when === 'any' ? 'nights' : when}`, { count, perNight })
    }
  }
}
