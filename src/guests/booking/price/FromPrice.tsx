import { useTranslation } from '#i18n/useTranslation.ts'
import { disjointSeasons, lowestPrice, type PriceSeason, type Span } from '#domain/prices/prices.ts'
import type { StayRules } from '#domain/stay/stayChoice.ts'
import { ablativeOf } from '#i18n/turkishEndings.ts'
import { dates } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { utcOf } from '#domain/date.ts'
import type { Language } from '#i18n/languages.ts'
import { dateStyleOf } from '#i18n/dateStyle.ts'

type FromPriceProps = {
  rules: StayRules
  /** The shown months; without them or without prices there, the price is that of any night. */
  months?: Span | null
}

/** The lowest price a night, and in the shown months its months and minimum nights; nothing without prices. */
export function FromPrice({ rules: { prices, today }, months = null }: FromPriceProps) {
  const { t, language } = useTranslation()
  const within = months && priceWithin(prices.seasons, months)
  const amount = within?.perNight ?? lowestPrice(prices.seasons, today)
  if (!amount) return null
  const nights = within?.minNights ?? 1
  return (
    // An element with a key, because React can neither remove nor change a translated text.
    <span key={JSON.stringify([amount, months, nights, language])}>
      {t('booking.price.from', {
        amount: formatMoney(amount, language),
        ablative: ablativeOf(amount),
      })}
      {within && (
        <span className="font-sans text-accent-200 xl:text-lg">
          {' · '}
          {formatMonths(within.span, language)}
          {nights > 1 && `, ${t('booking.price.atLeast', { count: nights })}`}
        </span>
      )}
    </span>
  )
}

/** The months of a span of days: "Temmuz", "July – August". */
function formatMonths({ from, to }: Span, language: Language): string {
  return dates(dateStyleOf(language).locale, { month: 'long' }).formatRange(utcOf(from), utcOf(to))
}

/** The lowest price a night within a period, its nights there and its minimum stay; `null` without prices. */
function priceWithin(
  seasons: readonly PriceSeason[],
  period: Span,
): { perNight: number; span: Span; minNights: number } | null {
  const within = disjointSeasons(seasons)
    .map((season) => ({ season, span: overlapOf(season, period) }))
    .filter(({ span }) => span.from <= span.to)
  const perNight = lowestPrice(
    within.map(({ season }) => season),
    period.from,
  )
  const lowest = within.find(({ season }) => lowestPrice([season], null) === perNight)
  if (!lowest || perNight === null) return null
  return { perNight, span: lowest.span, minNights: lowest.season.minNights }
}

function overlapOf(a: Span, b: Span): Span {
  return { from: a.from > b.from ? a.from : b.from, to: a.to < b.to ? a.to : b.to }
}
