import { useTranslation } from '#i18n/useTranslation.ts'
import { TriangleAlert } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { amountOf, writeAmount } from '#domain/amount.ts'
import type { SeenQuote } from '#domain/request.ts'
import { depositOf, type Quote, quoteOf } from '#domain/prices/quote.ts'
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
type Filled = Amounts & Pick<FormValues, 'offered'>

const NAMES = ['toplamUcret', 'kapora'] as const
const NOTHING: Amounts = { toplamUcret: '', kapora: '' }

/**
 * The price of the typed dates by the owners' prices; `null` without either. `fills` writes it into
 * total and deposit, which then follow dates and prices until another amount is typed. A suggested
 * deposit follows the total until another deposit is typed. The draft contains the last offer,
 * because prices may change while no form is open.
 */
export function useOffer(
  values: FormValues,
  prices: Prices | null,
  { fills, onFill }: { fills: boolean; onFill: (filled: Partial<Filled>) => void },
): Quote | null {
  const stay = typedStay(values)
  const known = prices !== null && stay !== null && isInOrder(stay)
  const closed = values.blocked !== ''
  const quote = known && !closed && prices.seasons.length > 0 ? quoteOf(stay, prices) : null
  const { toplamUcret, kapora } = amountsOf(quote)

  const fill = useEffectEvent((next: Amounts) => {
    // The amounts are untouched when they equal the last offer or are empty.
    const before = readOffered(values.offered)
    const follows = NAMES.every((name) => ['', before[name]].includes(values[name]))
    const stands = NAMES.every((name) => values[name] === next[name])
    const offered = writeOffered(next)
    if (fills && (follows || stands) && !(stands && values.offered === offered))
      onFill({ ...next, offered })
  })
  useEffect(() => {
    // An incomplete date does not clear the amounts.
    if (known || closed) fill({ toplamUcret, kapora })
  }, [known, closed, toplamUcret, kapora])

  const terms = prices?.terms
  const proposeDeposit = useEffectEvent((total: number) => {
    const before = readOffered(values.offered)
    if (!terms || total <= 0 || values.kapora === '' || values.kapora !== before.kapora) return
    const kapora = writeAmount(depositOf(total, terms))
    if (kapora !== values.kapora) onFill({ kapora, offered: writeOffered({ ...before, kapora }) })
  })
  const total = amountOf(values.toplamUcret)
  const percent = terms?.depositPercent
  useEffect(() => proposeDeposit(total), [total, percent])

  return quote
}

function writeOffered(amounts: Amounts): string {
  return NAMES.map((name) => amounts[name]).join(' ')
}

function readOffered(offered: string): Amounts {
  const [toplamUcret = '', kapora = ''] = offered.split(' ')
  return { toplamUcret, kapora }
}

function amountsOf(quote: Quote | null): Amounts {
  if (quote?.state !== 'priced') return NOTHING
  return { toplamUcret: writeAmount(quote.total), kapora: writeAmount(quote.deposit) }
}

type QuoteOfferProps = {
  quote: Quote | null
  /** The estimate that the guest saw. */
  seen: SeenQuote | null
  values: FormValues
  /** A stay older than the payments keeps its deposit, which counts as received. */
  keepsDeposit: boolean
  onTake: (taken: ReturnType<typeof amountsOf> & Pick<FormValues, 'offered'>) => void
}

/** Offers the price of the dates when total or deposit differ from it. */
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
  const offered = amountsOf(quote)
  const amounts = keepsDeposit ? { ...offered, kapora: values.kapora } : offered
  const proposed = keepsDeposit ? { ...offered, kapora: '' } : offered
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
          <Button
            size="small"
            variant="quiet"
            onClick={() => onTake({ ...amounts, offered: writeOffered(proposed) })}
          >
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
        // Amounts that are no offer of the prices stay when those change.
        <Button
          size="small"
          variant="quiet"
          onClick={() => onTake({ ...amounts, offered: values.offered })}
        >
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
