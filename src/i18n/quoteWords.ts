import type { i18n } from 'i18next'
import { useTranslation } from './useTranslation.ts'
import type { PriceLine } from '#domain/stay/agreement.ts'
import { formatMoney } from './formatNumbers.ts'
import type { Language } from './languages.ts'

type LineTexts = 'booking.price' | 'office.seasons.quote'

/**
 * Formats a line of a quote without its amount: "5 hafta içi gecesi × ₺9.000"; guests and owners
 * have texts of their own.
 */
export function useFormatLine(place: LineTexts) {
  const { t, language } = useTranslation()
  return (line: PriceLine) => formatPriceLine(line, place, { t, language })
}

/** The same in the texts of a language. */
export function formatPriceLine(
  line: PriceLine,
  place: LineTexts,
  { t, language }: { t: i18n['t']; language: Language },
): string {
  if (line.kind === 'cleaning') return t(`${place}.cleaning`)
  if (line.kind === 'discount') return t(`${place}.week`, { percent: line.percent })
  const { when, nights: count } = line
  const perNight = formatMoney(line.perNight, language)
  return t(`${place}.${when === 'any' ? 'nights' : when}`, { count, perNight })
}
