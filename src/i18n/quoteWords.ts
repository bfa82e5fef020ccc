import { useTranslation } from './useTranslation.ts'
import type { PriceLine } from '#domain/stay/agreement.ts'
import { formatMoney } from './formatNumbers.ts'

/**
 * Formats a line of a quote without its amount: "5 hafta içi gecesi × ₺9.000"; guests and owners
 * have texts of their own.
 */
export function useFormatLine(place: 'booking.price' | 'office.seasons.quote') {
  const { t, language } = useTranslation()

  return (line: PriceLine): string => {
    if (line.kind === 'cleaning') return t(`${place}.cleaning`)
    if (line.kind === 'discount') return t(`${place}.week`, { percent: line.percent })
    const { when, nights: count } = line
    const perNight = formatMoney(line.perNight, language)
    return t(`${place}.${when === 'any' ? 'nights' : when}`, { count, perNight })
  }
}
