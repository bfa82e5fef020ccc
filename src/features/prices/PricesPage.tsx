import { PricesView } from './PricesView.tsx'
import { freshKey } from '#db/changes.ts'
import { followPriceLog, followStoredPrices } from '#db/officeValues.ts'
import { useRemote } from '#lib/remote.ts'
import { useOffice } from '#features/office/useOffice.ts'
import { pendingOf } from '#domain/queuedChange.ts'
import { type PriceChange, pricesWithPending, undoPrices } from '#domain/prices/priceChange.ts'
import { useQueue, useSubmit } from '#features/office/useQueue.ts'
import { useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import type { IsoDate } from '#domain/date.ts'
import { type ShortGap, shortGaps } from '#domain/office/shortGaps.ts'
import { openDays } from '#domain/prices/splitSeasons.ts'
import type { Prices } from '#domain/prices/prices.ts'
import type { Reservation } from '#domain/reservation.ts'
import { countNights } from '#domain/stay.ts'
import { AccessDenied, SendingFailure, LoadingPlaceholder } from '#features/office/StatusNote.tsx'
import { formatDates } from '#features/office/stayText.ts'
import { useSending } from '#lib/form/useSending.ts'
import { Button } from '#ui/Button.tsx'
import { Choice } from '#ui/Choice.tsx'

export function PricesPage() {
  const { season, reservations, today } = useOffice()
  const { pending, submit } = useOfficePrices()
  const [prices, retry] = useRemote(followStoredPrices)
  const [history] = useRemote(followPriceLog)
  if (prices.state === 'failed') return <AccessDenied onRetry={retry} />
  if (prices.state === 'loading') return <LoadingPlaceholder quiet />
  if (today === null) return null

  const now = pricesWithPending(prices.value, pending)
  const change = { prices: now, today, newId: freshKey, onChange: submit }
  return (
    <>
      {season.state === 'ready' && <ShortGaps reservations={reservations} {...change} />}
      <PricesView history={history.state === 'ready' ? history.value : []} {...change} />
    </>
  )
}

/** The pending changes of the prices, and how to submit one as `useSubmit` does. */
function useOfficePrices() {
  const { works } = useQueue()
  const submit = useSubmit()
  return {
    pending: pendingOf(works, 'prices'),
    submit: (change: PriceChange) =>
      submit({ of: 'prices', ...change }, { of: 'prices', ...undoPrices(change) }),
  }
}

type ShortGapsProps = {
  reservations: readonly Reservation[]
  prices: Prices
  today: IsoDate
  newId: () => string
  /** Submits a change of the prices; rejects with a `Failure`. */
  onChange: (change: PriceChange) => Promise<void>
}

/** The gaps that guests cannot request, each of which can be opened for short stays. */
function ShortGaps(props: ShortGapsProps) {
  const { reservations, prices, today, newId, onChange } = props
  const { t } = useTranslation()
  const gaps = shortGaps(reservations, prices, today)
  if (gaps.length === 0) return null
  return (
    <section
      aria-labelledby="gaps"
      className="rounded-card bg-white p-5 shadow-soft sm:p-6 print:hidden"
    >
      <h2 id="gaps" className="mb-1 text-heading">
        {t('office.prices.gap.title')}
      </h2>
      <p className="text-sm text-pine-700">{t('office.prices.gap.text')}</p>
      <ul className="mt-2 divide-y divide-linen-300">
        {gaps.map((gap) => (
          <Gap
            key={gap.stay.checkIn}
            gap={gap}
            onOpen={(nights) =>
              onChange({ seasons: openDays(prices.seasons, gap.nights, nights, newId) })
            }
          />
        ))}
      </ul>
    </section>
  )
}

function Gap({ gap, onOpen }: { gap: ShortGap; onOpen: (nights: number) => Promise<void> }) {
  const { t, language } = useTranslation()
  const { sending, send } = useSending()
  const longest = countNights(gap.stay)
  const [least, setLeast] = useState(String(Math.min(2, longest)))
  const span = formatDates(gap.stay, language)
  const options = Array.from({ length: longest }, (_, index) => index + 1)
  return (
    <li className="flex flex-wrap items-end gap-x-4 gap-y-2 py-3">
      <p className="min-w-56 grow">
        <span className="block font-semibold tabular-nums">{span}</span>
        <span className="text-sm text-pine-700">
          {t('office.prices.gap.from', {
            nights: t('admin.nights', { count: longest }),
            least: t('office.prices.atLeast', { count: gap.shortest }),
          })}
        </span>
      </p>
      {!gap.priced && <p className="text-sm">{t('office.prices.gap.unpriced')}</p>}
      {gap.priced && (
        <>
          <Choice
            label={t('office.prices.gap.least')}
            value={least}
            options={options.map((count) => [String(count), t('admin.nights', { count })] as const)}
            onChange={setLeast}
          />
          <Button
            aria-disabled={sending.state === 'sending'}
            aria-label={t('office.prices.gap.openFor', { span })}
            onClick={() => void send(() => onOpen(Number(least)))}
          >
            {t('office.prices.gap.open')}
          </Button>
        </>
      )}
      <SendingFailure
        sending={sending}
        text={(message) => t('office.prices.failed', { message })}
      />
    </li>
  )
}
