import { useTranslation } from 'react-i18next'
import type { PriceSeason } from '#domain/prices/season.ts'
import { formatSpan } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { Button } from '#ui/Button.tsx'
import { useFormatSeason } from './useFormatSeason.ts'

type SeasonTableProps = {
  /** Sorted by first night. */
  seasons: readonly PriceSeason[]
  editingId: string | null
  onEdit: (season: PriceSeason) => void
  onDelete: (season: PriceSeason) => void
}

/** The table of seasons. */
export function SeasonTable({ seasons, editingId, onEdit, onDelete }: SeasonTableProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const formatSeason = useFormatSeason()
  if (seasons.length === 0) return <p className="mt-4 text-pine-700">{t('office.prices.empty')}</p>
  return (
    <ul className="mt-4 divide-y divide-linen-300">
      {seasons.map((season) => {
        const { id, from, to, perNight } = season
        const span = formatSpan({ from, to }, language)
        return (
          <li
            key={id}
            aria-current={id === editingId || undefined}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 aria-[current]:bg-accent-50"
          >
            <span className="min-w-[16rem] grow">
              <span className="block font-semibold tabular-nums">{span}</span>
              <span className="text-sm text-pine-700">{formatSeason(season).join(' · ')}</span>
            </span>
            <span className="font-serif text-heading tabular-nums">
              {formatMoney(perNight, language)}
            </span>
            <span className="ml-auto flex gap-1">
              <Button
                variant="quiet"
                size="small"
                aria-label={`${t('admin.table.edit')}: ${span}`}
                onClick={() => onEdit(season)}
              >
                {t('admin.table.edit')}
              </Button>
              <Button
                variant="quiet"
                size="small"
                aria-label={`${t('admin.table.delete')}: ${span}`}
                onClick={() => onDelete(season)}
              >
                {t('admin.table.delete')}
              </Button>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
