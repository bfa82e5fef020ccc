import { useTranslation } from '#i18n/useTranslation.ts'
import { type Terms, termsFields } from '#domain/prices/prices.ts'
import type { PriceEntry } from '#domain/prices/priceChange.ts'
import {
  gapsIn,
  nightsIn,
  type PriceSeason,
  type SeasonDraft,
  seasonFields,
  sharedNights,
  type Span,
} from '#domain/prices/season.ts'
import { differingFields } from '#domain/record.ts'
import { daysBetween, type IsoDate, parseDate } from '#domain/date.ts'
import { formatMoment } from '#features/office/stayText.ts'
import { formatField } from '#i18n/formatField.ts'
import { formatMonth, formatSpan, formatWeekdays } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'

/** Formats a season's conditions: "en az 5 gece", "hafta sonu ₺11.000". */
export function useFormatSeason(): (season: SeasonDraft) => string[] {
  const { t, language } = useTranslation()

  return ({ minNights, weekendPerNight, weekPercent = 0, arrivalDays }) => [
    t('office.prices.atLeast', { count: minNights }),
    ...(weekendPerNight === undefined
      ? []
      : [t('office.seasons.weekend', { amount: formatMoney(weekendPerNight, language) })]),
    ...(weekPercent > 0 ? [t('office.seasons.week', { percent: weekPercent })] : []),
    ...(arrivalDays === undefined
      ? []
      : [t('office.seasons.arrival', { weekdays: formatWeekdays(arrivalDays, language) })]),
  ]
}

const { from: _from, to: _to, perNight: _perNight, ...FURTHER } = seasonFields

/** Who changed the prices, and which; newest first. */
export function PriceHistory({ entries }: { entries: readonly PriceEntry[] }) {
  const { t, language } = useTranslation()
  if (entries.length === 0) return <p>{t('office.prices.history.empty')}</p>
  return (
    <ol className="divide-y divide-linen-300">
      {entries.map(({ id, at, by, seasons, terms }) => (
        <li key={id} className="py-3">
          <p className="text-sm text-pine-600">
            <time dateTime={new Date(at).toISOString()}>{formatMoment(at, language)}</time>
            {' · '}
            <span className="wrap-anywhere">{by}</span>
          </p>
          {seasons.map((step, index) => (
            // Entries are immutable, so that the index is a stable key.
            // oxlint-disable-next-line react/no-array-index-key
            <SeasonLine key={index} {...step} />
          ))}
          {terms && <TermsLine {...terms} />}
        </li>
      ))}
    </ol>
  )
}

function SeasonLine({ before, after }: PriceEntry['seasons'][number]) {
  const { t, language } = useTranslation()
  const formatSeason = useFormatSeason()
  const season = after ?? before
  if (!season) return null
  const price = ({ perNight }: { perNight: number }) => formatMoney(perNight, language)
  const verb = before ? (after ? 'changed' : 'deleted') : 'added'
  const prices =
    before && after && before.perNight !== after.perNight
      ? `${price(before)} → ${price(after)}`
      : price(season)
  return (
    <p className="tabular-nums">
      {t(`office.prices.history.${verb}`)}: {formatSpan(season, language)}, {prices}
      {before && after ? (
        differingFields(FURTHER, before, after).map((name) => (
          <span key={name} className="block">
            {t(`office.prices.fields.${name}`)}:{' '}
            {formatField(FURTHER[name], before[name], language)} →{' '}
            {formatField(FURTHER[name], after[name], language)}
          </span>
        ))
      ) : (
        <span className="block">{formatSeason(season).join(' · ')}</span>
      )}
    </p>
  )
}

function TermsLine({ before, after }: { before: Terms | null; after: Terms }) {
  const { t, language } = useTranslation()
  const changed = before ? differingFields(termsFields, before, after) : []
  return (
    <p className="tabular-nums">
      {t('office.prices.history.terms')}
      {before &&
        changed.map((name) => (
          <span key={name} className="block">
            {t(`office.prices.fields.${name}`)}:{' '}
            {formatField(termsFields[name], before[name], language)} →{' '}
            {formatField(termsFields[name], after[name], language)}
          </span>
        ))}
    </p>
  )
}

type SeasonStripProps = { year: number; seasons: readonly PriceSeason[]; today: IsoDate }

/** A year's seasons as a strip, darker when dearer, with unpriced nights hatched. */
export function SeasonStrip({ year, seasons, today }: SeasonStripProps) {
  const { t, language } = useTranslation()
  const span = yearSpan(year)
  if (!span) return null
  const inYear = seasons.flatMap((season) => {
    const shared = sharedNights(season, span)
    return shared ? [{ ...season, ...shared }] : []
  })
  const prices = inYear.map(({ perNight }) => perNight)
  const isBegun = span.from < today
  const gaps = gapsIn(isBegun ? { ...span, from: today } : span, seasons)

  return (
    <figure>
      <div
        aria-hidden
        className="relative h-12 overflow-hidden rounded-field bg-white bg-[repeating-linear-gradient(135deg,theme(colors.linen.300)_0_2px,transparent_2px_8px)] ring-1 ring-linen-300"
      >
        {inYear.map(({ id, from, to, perNight }) => (
          <span
            key={id}
            title={`${formatSpan({ from, to }, language)}: ${formatMoney(perNight, language)}`}
            className="@container absolute inset-y-0 overflow-hidden border-r border-white bg-accent-700 px-1 pt-3.5 text-center text-xs whitespace-nowrap text-white tabular-nums"
            style={{ ...placeOf({ from, to }, span), opacity: shadeOf(perNight, prices) }}
          >
            <span className="hidden @min-[3.25rem]:inline">{formatMoney(perNight, language)}</span>
          </span>
        ))}
      </div>
      <div aria-hidden className="mt-1 grid grid-cols-12 text-xs text-pine-600">
        {MONTHS.map((month) => (
          <span key={month} className="truncate border-l border-linen-300 pl-1">
            {formatMonth(month, language).slice(0, 1)}
            <span className="hidden sm:inline">{formatMonth(month, language).slice(1, 3)}</span>
          </span>
        ))}
      </div>
      {today <= span.to && (
        <figcaption className="mt-3 text-sm text-pine-700">
          {gaps.length === 0
            ? t(isBegun ? 'office.prices.noGapsLeft' : 'office.prices.noGaps', { year })
            : t('office.prices.gaps', {
                count: gaps.length,
                gaps: gaps.map((gap) => formatSpan(gap, language)).join(' · '),
              })}
        </figcaption>
      )}
    </figure>
  )
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)

function yearSpan(year: number): Span | null {
  const [from, to] = [parseDate(`${year}-01-01`), parseDate(`${year}-12-31`)]
  return from && to && { from, to }
}

function placeOf(season: Span, year: Span) {
  const percent = (days: number) => `${(days / nightsIn(year)) * 100}%`
  return { left: percent(daysBetween(year.from, season.from)), width: percent(nightsIn(season)) }
}

/** The shade of a price relative to the others: from 0.72, on which white is legible, to 1. */
function shadeOf(price: number, all: readonly number[]): number {
  const [least, most] = [Math.min(...all), Math.max(...all)]
  return most === least ? 1 : 0.72 + (0.28 * (price - least)) / (most - least)
}
