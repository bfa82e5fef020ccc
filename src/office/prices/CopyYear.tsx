import { useState } from 'react'
import { currency } from '#content/currency.ts'
import { newKey, save } from '#db/save.ts'
import { UNIT } from '#domain/field/amount.ts'
import { seasonsForNextYear, unpricedSpans } from '#domain/prices/nextYear.ts'
import { changePrices } from '#domain/prices/priceChange.ts'
import type { PriceSeason, SeasonDraft } from '#domain/prices/prices.ts'
import { formatSpan } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { translate } from '#i18n/index.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { SendingFailure } from '#office/shared/StatusNote.tsx'
import { useSending } from '#ui/form/useSending.ts'
import { Button } from '#ui/Button.tsx'
import { Choice } from '#ui/Choice.tsx'
import { TextField } from '#ui/Field.tsx'
import { toastDone } from '#ui/Toasts.tsx'
import { Fold } from './Fold.tsx'

const PERCENT = { min: -50, max: 300 } as const

type CopyYearProps = { seasons: readonly PriceSeason[]; version: number }

/** Copies the seasons of the last year that has any to the next one, raised by a percentage. */
export function CopyYear({ seasons, version }: CopyYearProps) {
  const { t, language } = useTranslation()
  const { sending, send } = useSending()
  const [typed, setTyped] = useState('0')
  const percent = /^-?\d{1,3}$/.test(typed.trim()) ? Number(typed) : Number.NaN
  const isValid = percent >= PERCENT.min && percent <= PERCENT.max
  const [roundTo, setRoundTo] = useState(1)
  const year = Math.max(...seasons.map(({ from }) => Number(from.slice(0, 4))))
  const copies = seasonsForNextYear(seasons, { year, percent: isValid ? percent : 0, roundTo })
  if (copies.length === 0) return null
  return (
    // Closed again once the year is copied, so that a second tap does not copy the next one.
    <Fold key={year} summary={t('office.prices.copy.open', { year, next: year + 1 })}>
      <form
        className="mt-3 flex flex-wrap items-start gap-x-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (isValid) void send(() => addSeasons(copies, version))
        }}
      >
        <TextField
          className="w-36"
          label={t('office.prices.copy.percent')}
          note="%"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={isValid ? undefined : t('office.prices.copy.wrong', PERCENT)}
        />
        <div className="w-44">
          <Choice
            label={t('office.prices.copy.round')}
            value={String(roundTo)}
            options={currency.roundings.map((each) => [
              String(each),
              each * UNIT === 1
                ? t('office.prices.copy.unrounded')
                : formatMoney(each * UNIT, language),
            ])}
            onChange={(chosen) => setRoundTo(Number(chosen))}
          />
        </div>
        <p className="mb-3 w-full max-w-text text-sm text-pine-700">
          {t('office.prices.copy.holidays')}
        </p>
        <Preview copies={copies} seasons={seasons} year={year + 1} />
        <Button type="submit" aria-disabled={!isValid || sending.state === 'sending'}>
          {t('office.prices.copy.copy')}
        </Button>
      </form>
      <SendingFailure sending={sending} />
    </Fold>
  )
}

type PreviewProps = {
  copies: readonly SeasonDraft[]
  seasons: readonly PriceSeason[]
  year: number
}

/** The copied seasons with their prices, and the days of the year that remain without one. */
function Preview({ copies, seasons, year }: PreviewProps) {
  const { t, language } = useTranslation()
  const gaps = unpricedSpans([...seasons, ...copies], year)
  return (
    <div className="mb-3 w-full">
      <ul className="divide-y divide-linen-200 border-y border-linen-300 tabular-nums">
        {copies.map((season) => (
          <li key={`${season.from} ${season.to}`} className="flex flex-wrap gap-x-3 py-1.5">
            <span className="mr-auto">{formatSpan(season, language)}</span>
            <b>{formatMoney(season.perNight, language)}</b>
            {season.weekendPerNight !== undefined && (
              <span className="text-sm text-pine-700">
                {t('office.seasons.weekend', {
                  amount: formatMoney(season.weekendPerNight, language),
                })}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-pine-700">
        {gaps.length === 0
          ? t('office.prices.copy.complete', { year })
          : t('office.prices.copy.gaps', {
              spans: gaps.map((gap) => formatSpan(gap, language)).join(', '),
            })}
      </p>
    </div>
  )
}

async function addSeasons(copies: readonly SeasonDraft[], version: number): Promise<void> {
  const seasons = copies.map((next) => ({ id: newKey(), next }))
  await save(changePrices({ seasons, version, entry: newKey() }))
  toastDone(() => translate('office.prices.changed'))
}
