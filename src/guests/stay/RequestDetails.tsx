import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { GuestRequest } from '#domain/guestPage/pageState.ts'
import { answerBy } from '#domain/request/answerBy.ts'
import { useSiteSettings } from '#guests/shared/siteSettings.ts'
import { guestPageAddress } from '#i18n/addresses.ts'
import { formatCounts, formatReadersMoment } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { buttonStyle } from '#ui/Button.tsx'

/** A guest's request, when it was sent, and until when an answer comes. */
export function RequestDetails({ request }: { request: GuestRequest }) {
  const { t, language } = useTranslation()
  const { answerHours } = useSiteSettings()
  const { asked, at, status } = request
  const { guests, quote, note } = asked
  const deposit = quote && quote.deposit > 0 && formatMoney(quote.deposit, language)
  return (
    <section
      aria-labelledby="request-title"
      className="rounded-card bg-white p-5 shadow-soft sm:p-7"
    >
      <h2 id="request-title" className="text-heading">
        {t('guestPage.yourRequest.title')}
      </h2>
      <dl className="mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {guests && (
          <Detail name={t('guestPage.yourRequest.people')}>{formatCounts(t, guests)}</Detail>
        )}
        {quote && (
          <Detail name={t('guestPage.yourRequest.total')}>
            {formatMoney(quote.total, language)}
            {deposit && ` · ${t('guestPage.yourRequest.deposit', { amount: deposit })}`}
          </Detail>
        )}
        <Detail name={t('guestPage.yourRequest.sent')}>{formatReadersMoment(at, language)}</Detail>
        {status === 'new' && (
          <Detail name={t('guestPage.yourRequest.answerBy')}>
            {formatReadersMoment(answerBy(at, answerHours), language)}
          </Detail>
        )}
        {note !== undefined && (
          <Detail name={t('guestPage.yourRequest.note')} isWide>
            {note}
          </Detail>
        )}
      </dl>
    </section>
  )
}

/** Leads from a request to the stay of the one that was accepted instead. */
export function ReplacementLink({ request: { replacedBy } }: { request: GuestRequest }) {
  const { t, language } = useTranslation()
  if (replacedBy === undefined) return null
  return (
    <p className="mt-4">
      <a
        href={guestPageAddress('', language, replacedBy)}
        className={buttonStyle({ variant: 'primary' })}
      >
        {t('guestPage.yourRequest.replacement')}
      </a>
    </p>
  )
}

type DetailProps = { name: string; children: ReactNode; isWide?: boolean }

function Detail({ name, children, isWide = false }: DetailProps) {
  return (
    <div className={clsx(isWide && 'sm:col-span-2')}>
      <dt className="text-sm font-semibold text-pine-700">{name}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  )
}
