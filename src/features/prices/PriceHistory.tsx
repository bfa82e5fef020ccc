import { useTranslation } from 'react-i18next'
import { type Terms, termsFields } from '#domain/prices/prices.ts'
import type { PriceEntry } from '#domain/prices/priceLog.ts'
import { seasonFields } from '#domain/prices/season.ts'
import { differingFields } from '#domain/record.ts'
import { formatMoment } from '#features/office/stayText.ts'
import { formatField } from '#i18n/formatField.ts'
import { formatSpan } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useFormatSeason } from './useFormatSeason.ts'

const { from: _from, to: _to, perNight: _perNight, ...FURTHER } = seasonFields

/** Who changed the prices, and which; newest first. */
export function PriceHistory({ entries }: { entries: readonly PriceEntry[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
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
  const { t } = useTranslation()
  const language = useLanguage()
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
  const { t } = useTranslation()
  const language = useLanguage()
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
