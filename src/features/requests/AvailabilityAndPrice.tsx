import { useTranslation } from 'react-i18next'
import { quoteOf } from '#domain/prices/quote.ts'
import type { Received } from '#domain/inbox.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useInboxContext } from './inboxContext.ts'

type AvailabilityAndPriceProps = {
  request: Received
  /** Whether no stay or other request has its nights. */
  free: boolean
}

/** Whether a request's nights are free, and their price. */
export function AvailabilityAndPrice({ request, free }: AvailabilityAndPriceProps) {
  const { stay, quote: seen } = request
  const { t } = useTranslation()
  const language = useLanguage()
  const { prices, today, usesSeen, onUseSeen } = useInboxContext()
  const quote = prices && quoteOf(stay, prices)
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-pine-800 tabular-nums empty:hidden">
      {free && stay.checkIn >= today && (
        <span className="font-semibold text-accent-800">{t('office.requests.glance.free')}</span>
      )}
      {quote && (
        <span>
          {quote.state === 'priced'
            ? t('office.requests.glance.price', {
                total: formatMoney(quote.total, language),
                deposit: formatMoney(quote.deposit, language),
              })
            : t('office.prices.noOffer', { count: quote.nights })}
        </span>
      )}
      {seen && quote?.state === 'priced' && seen.total !== quote.total && (
        <span className="basis-full">
          <b>{t('office.requests.seenPrice.saw', { total: formatMoney(seen.total, language) })}</b>{' '}
          <button
            type="button"
            className="py-1 text-accent-700 underline underline-offset-2"
            onClick={() => onUseSeen(request, !usesSeen(request))}
          >
            {t(
              usesSeen(request)
                ? 'office.requests.seenPrice.answerToday'
                : 'office.requests.seenPrice.answer',
            )}
          </button>
        </span>
      )}
    </p>
  )
}
