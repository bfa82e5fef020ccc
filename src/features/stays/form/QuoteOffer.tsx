import { useTranslation } from 'react-i18next'
import { writeAmount } from '#domain/amount.ts'
import type { SeenQuote } from '#domain/request.ts'
import type { Quote } from '#domain/prices/quote.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { Button } from '#ui/Button.tsx'
import { QuoteLines } from '#features/office/QuoteLines.tsx'
import type { FormValues } from './reservationForm.ts'
import { amountsOf, writeOffered } from './useOffer.ts'

type QuoteOfferProps = {
  quote: Quote | null
  /** The estimate that the guest saw. */
  seen: SeenQuote | null
  values: FormValues
  /**
   * Whether the deposit is kept, as for a stay older than the payments, whose deposit counts as
   * received.
   */
  keepsDeposit: boolean
  onTake: (taken: ReturnType<typeof amountsOf> & Pick<FormValues, 'offered'>) => void
}

/** Offers the price of the dates when total or deposit differ from it. */
export function QuoteOffer({ quote, seen, values, keepsDeposit, onTake }: QuoteOfferProps) {
  const { t } = useTranslation()
  const language = useLanguage()
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
  const { t } = useTranslation()
  const language = useLanguage()
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
