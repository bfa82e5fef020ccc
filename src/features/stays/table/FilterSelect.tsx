import { useTranslation } from 'react-i18next'
import { type Source, SOURCES } from '#domain/channels/feed.ts'
import { Choice } from '#ui/Choice.tsx'
import { type Filter, FILTERS } from './filter.ts'

type FilterSelectProps = {
  value: Filter
  /** The available channels. */
  sources: readonly Source[]
  /** The available years. */
  years: readonly Filter[]
  onChange: (filter: Filter) => void
}

/** The filter of the list. */
export function FilterSelect({ value, sources, years, onChange }: FilterSelectProps) {
  const { t } = useTranslation()
  // The selected channel may have lost its last stay.
  const channels = SOURCES.filter((source) => source === value || sources.includes(source))
  const isKnown = [...FILTERS, ...channels, ...years].includes(value)
  const offered = isKnown ? years : [...years, value]
  return (
    <div className="shrink-0">
      <Choice<Filter>
        label={t('office.list.filter')}
        value={value}
        options={[
          ...FILTERS.map((filter) => [filter, t(`office.list.filters.${filter}`)] as const),
          ...channels.map((source) => [source, t(`admin.sources.${source}`)] as const),
          ...offered.map((year) => [year, year] as const),
        ]}
        onChange={onChange}
      />
    </div>
  )
}
