import { useTranslation } from 'react-i18next'
import { type PriceSeason, seasonOverlaps } from '#domain/prices/season.ts'
import { formatSpan } from '#i18n/format.ts'
import { useLanguage } from '#i18n/useLanguage.ts'

type SeasonOverlapsProps = { seasons: readonly PriceSeason[] }

/**
 * The seasons of any year with the same nights, which only the database console can cause: which
 * one counts, and how to correct them.
 */
export function SeasonOverlaps({ seasons }: SeasonOverlapsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const overlaps = seasonOverlaps(seasons)
  if (overlaps.length === 0) return null
  return (
    <div className="mt-4">
      <ul className="space-y-2">
        {overlaps.map(({ one, other, shared }) => (
          <li key={`${one.id} ${other.id}`} className="font-semibold text-alert-700">
            {t('office.prices.overlap', {
              shared: formatSpan(shared, language),
              one: formatSpan(one, language),
              other: formatSpan(other, language),
            })}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-pine-700">{t('office.prices.overlapHint')}</p>
    </div>
  )
}
