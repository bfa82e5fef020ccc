import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { seasonsForNextYear } from '#domain/prices/nextYear.ts'
import type { PriceSeason, SeasonDraft } from '#domain/prices/season.ts'
import { FailureNote } from '#features/office/FailureNote.tsx'
import { StatusNote } from '#features/office/StatusNote.tsx'
import { useFormatError } from '#i18n/failureWords.ts'
import { formatSpan } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useSending } from '#lib/form/useSending.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/Field.tsx'
import { useFormatSeason } from './useFormatSeason.ts'

const PERCENT = { min: -50, max: 300 } as const

type CopyYearProps = {
  year: number
  seasons: readonly PriceSeason[]
  /** Stores the new seasons, all or none; rejects with a `Failure`. */
  onCopy: (seasons: SeasonDraft[]) => Promise<void>
}

/** Copies this year's seasons to the next, raised by a percentage, with a preview. */
export function CopyYear({ year, seasons, onCopy }: CopyYearProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const sayFailure = useFormatError()
  const formatSeason = useFormatSeason()
  const { sending, send } = useSending()
  const [typed, setTyped] = useState('0')
  const [added, setAdded] = useState(0)
  const percent = /^-?\d{1,3}$/.test(typed.trim()) ? Number(typed) : Number.NaN
  const wrong = !(percent >= PERCENT.min && percent <= PERCENT.max)
  const next = wrong ? [] : seasonsForNextYear(seasons, { year, percent })
  const free = next.flatMap(({ draft, inTheWay }) => (inTheWay ? [] : [draft]))
  const isOver = next.length > 0 && free.length === 0

  async function copy() {
    setAdded(0)
    await onCopy(free)
    setAdded(free.length)
  }

  return (
    <details className="mt-6 border-t border-linen-300 pt-4">
      <summary className="cursor-pointer font-semibold text-accent-700">
        {t('office.prices.copy.open', { year, next: year + 1 })}
      </summary>
      <TextField
        className="mt-4 w-48"
        label={t('office.prices.copy.percent')}
        note="%"
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setAdded(0)
        }}
        error={wrong ? t('office.prices.copy.wrong', PERCENT) : undefined}
      />
      {added === 0 && (
        <ul className="mb-4 space-y-1 tabular-nums">
          {next.map(({ draft, inTheWay }) => (
            <li key={draft.from} className={inTheWay ? 'text-pine-600' : undefined}>
              {formatSpan(draft, language)}:{' '}
              {inTheWay
                ? t('office.prices.copy.inTheWay', { span: formatSpan(inTheWay, language) })
                : [formatMoney(draft.perNight, language), ...formatSeason(draft)].join(' · ')}
            </li>
          ))}
        </ul>
      )}
      {next.length === 0 && !wrong && (
        <p className="mb-4">{t('office.prices.copy.none', { year })}</p>
      )}
      {isOver && added === 0 && (
        <p className="mb-4">{t('office.prices.copy.done', { year: year + 1 })}</p>
      )}
      <StatusNote className="text-accent-800 not-empty:mb-4">
        {added > 0 && t('office.prices.copy.added', { count: added, year: year + 1 })}
      </StatusNote>
      {free.length > 0 && (
        <Button aria-disabled={sending.state === 'sending'} onClick={() => void send(copy)}>
          {t('office.prices.copy.add', { count: free.length })}
        </Button>
      )}
      {sending.state === 'failed' && <FailureNote>{sayFailure(sending.failure)}</FailureNote>}
    </details>
  )
}
