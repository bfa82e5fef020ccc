import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type Source, SOURCES } from '#domain/channels/feed.ts'
import { type Filter, FILTERS } from './filter.ts'

type FilterSelectProps = {
  value: Filter
  /** The channels to choose from. */
  sources: readonly Source[]
  /** The years to choose from. */
  years: readonly Filter[]
  onChange: (filter: Filter) => void
}

/** Chooses which stays the list shows. */
export function FilterSelect({ value, sources, years, onChange }: FilterSelectProps) {
  const { t } = useTranslation()
  const id = useId()
  // What was chosen may have lost its last stay since.
  const channels = SOURCES.filter((source) => source === value || sources.includes(source))
  const isKnown = [...FILTERS, ...channels, ...years].includes(value)
  const offered = isKnown ? years : [...years, value]
  return (
    <div className="shrink-0">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold text-pine-800">
        {t('office.list.filter')}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="min-h-12 w-full rounded-field border border-linen-400 bg-white px-2.5 py-2.5 text-pine-950 shadow-pressed hover:border-pine-500 focus-visible:outline-2 focus-visible:outline-offset-0"
      >
        {FILTERS.map((filter) => (
          <option key={filter} value={filter}>
            {t(`office.list.filters.${filter}`)}
          </option>
        ))}
        {channels.map((source) => (
          <option key={source} value={source}>
            {t(`admin.sources.${source}`)}
          </option>
        ))}
        {offered.map((year) => (
          <option key={year}>{year}</option>
        ))}
      </select>
    </div>
  )
}
