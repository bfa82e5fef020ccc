import { places } from '#i18n/addresses.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { clsx } from 'clsx'
import { type PriceSeason, comingSeasons, hasGap, type Terms } from '#domain/prices/prices.ts'
import { usePrices } from './publicValues.ts'
import { useToday } from '#shared/useToday.ts'
import { formatSpan, formatWeekdays } from '#i18n/format.ts'

type PriceTableProps = {
  /** Current and future seasons in order. */
  seasons: readonly PriceSeason[]
  terms: Terms
}

/** The owners' prices by season; before the day is known, those of the build, which are not past. */
export function Prices() {
  const prices = usePrices()
  const today = useToday()
  if (!prices) return null
  const { seasons: all, terms } = prices
  const seasons = comingSeasons(all, today)
  if (seasons.length === 0) return null
  return (
    <div id={places.prices}>
      <PriceTable seasons={seasons} terms={terms} />
    </div>
  )
}

/** The price a night by season, and the extra costs. */
function PriceTable({ seasons, terms }: PriceTableProps) {
  const { t, language } = useTranslation()
  const { cleaningFee, depositPercent, taxPercent, taxPaid } = terms
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 gap-x-16 gap-y-2 px-gutter py-5 sm:py-10 lg:grid-cols-[1fr_1.4fr] lg:py-14 lg:grid-rows-[auto_1fr]">
      <div>
        <h2 id="prices-title" className="text-title">
          {t('info.prices.title')}
        </h2>
        <p className="mt-1 max-w-text text-pine-800 sm:mt-2 sm:text-lead">
          {t('info.prices.lead')}
        </p>
      </div>
      <table
        aria-labelledby="prices-title"
        className="w-full border-collapse self-start text-left lg:row-span-2"
      >
        <thead className="text-[min(0.875rem,4.2vw)] text-pine-600">
          <tr className="border-b border-pine-700/20">
            <th scope="col" className="py-2 pr-[min(1rem,2vw)] font-semibold">
              {t('info.prices.dates')}
            </th>
            <th scope="col" className="py-2 pr-[min(1rem,2vw)] text-right font-semibold">
              {t('info.prices.minNights')}
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              {t('info.prices.perNight')}
            </th>
          </tr>
        </thead>
        {/* Scales with the narrowest phone when letters are enlarged, so that no price is cut
            off. */}
        <tbody className="text-[min(1rem,4.9vw)]">
          {seasons.map((season) => (
            <tr key={season.from} className="border-b border-pine-700/20 align-baseline">
              <th scope="row" className="py-1 pr-[min(1rem,2vw)] font-normal sm:py-3">
                {formatSpan(season, language, 'short')}
                <Conditions season={season} />
              </th>
              <td className="py-1 pr-[min(1rem,2vw)] text-right whitespace-nowrap tabular-nums sm:py-3">
                {t('units.nights', { count: season.minNights })}
              </td>
              <td className="py-1 text-right font-serif text-heading whitespace-nowrap tabular-nums sm:py-3 max-sm:text-[min(1.375rem,6.4vw)]">
                {formatMoney(season.perNight, language)}
                <Weekend season={season} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="max-w-text space-y-1 text-pine-800 max-sm:text-sm sm:space-y-2">
        {cleaningFee > 0 && (
          <li>{t('info.prices.cleaning', { amount: formatMoney(cleaningFee, language) })}</li>
        )}
        {seasons.some(hasWeekend) && <li>{t('info.prices.weekends')}</li>}
        {depositPercent > 0 && <li>{t('info.prices.deposit', { percent: depositPercent })}</li>}
        {taxPercent > 0 && <li>{t(`info.prices.tax.${taxPaid}`, { percent: taxPercent })}</li>}
        {hasGap(seasons) && <li>{t('info.prices.other')}</li>}
      </ul>
    </div>
  )
}

const MORE = 'block font-sans text-[min(0.875rem,4.2vw)] text-pine-700'

function Conditions({ season: { weekPercent = 0, arrivalDays } }: { season: PriceSeason }) {
  const { t, language } = useTranslation()
  return (
    <>
      {weekPercent > 0 && (
        <span className={MORE}>{t('info.prices.week', { percent: weekPercent })}</span>
      )}
      {arrivalDays && (
        <span className={MORE}>
          {t('info.prices.arrival', { weekdays: formatWeekdays(arrivalDays, language) })}
        </span>
      )}
    </>
  )
}

function Weekend({ season }: { season: PriceSeason }) {
  const { t, language } = useTranslation()
  if (!hasWeekend(season)) return null
  const amount = formatMoney(season.weekendPerNight ?? season.perNight, language)
  return (
    <span className={clsx(MORE, 'whitespace-normal')}>{t('info.prices.weekend', { amount })}</span>
  )
}

function hasWeekend({ perNight, weekendPerNight = perNight }: PriceSeason): boolean {
  return weekendPerNight !== perNight
}
