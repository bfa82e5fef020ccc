import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { FILLS, MARKS } from '#features/office/month/fills.ts'

const KINDS = ['stay', 'unpaid', 'channel', 'closed', 'held'] as const

/** The legend of the days. */
export function YearLegend() {
  const { t } = useTranslation()
  return (
    <ul className="mb-4 flex flex-wrap gap-x-5 gap-y-1 text-sm text-pine-700">
      {KINDS.map((kind) => (
        <li key={kind} className="flex items-center gap-2">
          <span
            aria-hidden
            className={clsx(
              'grid h-6 w-8 place-items-center text-xs tabular-nums print:[print-color-adjust:exact]',
              FILLS[kind],
              kind === 'closed' && 'line-through',
            )}
          >
            {kind === 'unpaid' || kind === 'channel' ? MARKS[kind] : 12}
          </span>
          {t(`office.year.kinds.${kind}`)}
        </li>
      ))}
    </ul>
  )
}
