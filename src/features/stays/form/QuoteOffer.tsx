import { useTranslation } from '#i18n/useTranslation.ts'
import { TriangleAlert } from 'lucide-react'
import { amountOf, writeAmount } from '#domain/amount.ts'
import type { SeenQuote } from '#domain/request.ts'
import { type Quote, quoteOf } from '#domain/prices/quote.ts'
import type { Prices } from '#domain/prices/prices.ts'
import { type StayWarning, warningsOf } from '#domain/prices/warnings.ts'
import { countNights, isInOrder, sameStay, type Stay } from '#domain/stay.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { formatDate, formatWeekdays } from '#i18n/format.ts'
import { Button } from '#ui/Button.tsx'
import { QuoteLines } from '#features/office/guestNotes.tsx'
import { type FormValues, typedStay } from './reservationForm.ts'
import type { ReservationFormState } from './useReservationForm.ts'

type Amounts = Pick<FormValues, 'toplamUcret' | 'kapora'>

/** The price of the typed dates by the owners' prices; `null` without either. */
export function typedQuote(values: FormValues, prices: Prices | null): Quote | null {
  const stay = typedStay(values)
  if (!prices || !stay || !isInOrder(stay) || values.blocked !== '') return null
  return prices.seasons.length > 0 ? quoteOf(stay, prices) : null
}

type QuoteOfferProps = {
  quote: Quote | null
  /** The estimate that the guest saw. */
  seen: SeenQuote | null
  values: FormValues
  /** A stay older than the payments keeps its deposit, which counts as received. */
  keepsDeposit: boolean
  onTake: (taken: Amounts) => void
}

/** Shows the price of the dates, and a button that takes it for total and deposit. */
export function QuoteOffer({ quote, seen, values, keepsDeposit, onTake }: QuoteOfferProps) {
  const { t, language } = useTranslation()
  if (!quote) return null
  if (quote.state === 'unpriced') {
    return (
      <p className="col-span-full mb-2 text-sm text-pine-700">
        {t('office.prices.noOffer', { count: quote.nights })}
      </p>
    )
  }
  const amounts = {
    toplamUcret: writeAmount(quote.total),
    kapora: keepsDeposit ? values.kapora : writeAmount(quote.deposit),
  }
  const taken = values.toplamUcret === amounts.toplamUcret && values.kapora === amounts.kapora
  return (
    <div className="col-span-full mb-2 text-sm text-pine-700">
      {seen && <SeenOffer {...{ seen, values, onTake }} />}
      <QuoteLines quote={quote} />
      <p className="flex flex-wrap items-center gap-x-3">
        {t('office.prices.offer', {
          total: formatMoney(quote.total, language),
          deposit: formatMoney(quote.deposit, language),
        })}
        {!taken && (
          <Button size="small" variant="quiet" onClick={() => onTake(amounts)}>
            {t('office.prices.takeOffer')}
          </Button>
        )}
      </p>
    </div>
  )
}

/** The estimate that the guest saw when the request was sent. */
function SeenOffer({
  seen,
  values,
  onTake,
}: Pick<QuoteOfferProps, 'values' | 'onTake'> & { seen: SeenQuote }) {
  const { t, language } = useTranslation()
  const amounts = { toplamUcret: writeAmount(seen.total), kapora: writeAmount(seen.deposit) }
  const taken = values.toplamUcret === amounts.toplamUcret && values.kapora === amounts.kapora
  return (
    <p className="mb-2 flex flex-wrap items-center gap-x-3">
      {t('office.prices.seen', {
        total: formatMoney(seen.total, language),
        deposit: formatMoney(seen.deposit, language),
      })}
      {!taken && (
        <Button size="small" variant="quiet" onClick={() => onTake(amounts)}>
          {t('office.prices.takeOffer')}
        </Button>
      )}
    </p>
  )
}

/** Warns about the owners' own terms for the typed dates; does not prevent saving. */
export function StayWarnings({
  form,
  prices,
}: {
  form: ReservationFormState
  prices: Prices | null
}) {
  const { t } = useTranslation()
  const say = useWarningWords()
  const stay = typedStay(form.values)
  // Unchanged stored dates get no warning, and blocked days have no terms.
  const { base } = form.record
  const decided = stay && base && sameStay(stay, base.stay)
  const asked = stay && prices && !decided && form.values.blocked === ''
  const oldPrice = useOldPrice(form, stay)
  const warnings = asked ? warningsOf(stay, form.record.others, prices).map(say) : []
  if (oldPrice) warnings.unshift(oldPrice)
  return (
    <div aria-live="polite" className="col-span-full">
      {warnings.length > 0 && (
        <div className="mb-3 flex gap-2 rounded-field bg-sun-100 px-4 py-2.5 text-sm text-pine-900">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <p>
            {warnings.map((warning) => `${warning} `)}
            {t('office.seasons.warnings.allowed')}
          </p>
        </div>
      )}
    </div>
  )
}

/** The unchanged total of a stay whose length has changed. */
function useOldPrice(form: ReservationFormState, stay: Stay | null): string | null {
  const { t, language } = useTranslation()
  const {
    record: { base },
    values,
  } = form
  if (!stay || !isInOrder(stay) || !base || !('stay' in base) || values.blocked !== '') return null
  const [before, after] = [countNights(base.stay), countNights(stay)]
  if (before === after || base.toplamUcret === 0) return null
  if (amountOf(values.toplamUcret) !== base.toplamUcret) return null
  const total = formatMoney(base.toplamUcret, language)
  return t('office.seasons.warnings.oldPrice', { before, after, total })
}

function useWarningWords(): (warning: StayWarning) => string {
  const { t, language } = useTranslation()

  return (warning) => {
    switch (warning.code) {
      case 'sameDayIn':
      case 'sameDayOut':
        return t(`office.seasons.warnings.${warning.code}`, {
          guest: warning.guest,
          day: formatDate(warning.day, language),
        })
      case 'short':
        return t('office.seasons.warnings.short', { count: warning.nights })
      case 'arrival':
        return t('office.seasons.warnings.arrival', {
          count: warning.weekdays.length,
          weekdays: formatWeekdays(warning.weekdays, language),
        })
    }
  }
}
