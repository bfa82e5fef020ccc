import { useTranslation } from '#i18n/useTranslation.ts'
import type { Reservation } from '#domain/reservation.ts'
import type { Quote } from '#domain/prices/quote.ts'
import { formatDates } from './stayText.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useFormatLine } from '#i18n/quoteWords.ts'
import { countNights } from '#domain/stay.ts'
import { useGuestName } from './useGuestName.ts'

/** At most so many stays are listed. */
const NAMED = 3

type KnownGuestProps = {
  /** The guest's other stays, the latest first. */
  stays: readonly Reservation[]
  className?: string
}

/** Lists a returning guest's other stays; nothing for a new guest. */
export function KnownGuest({ stays, className = '' }: KnownGuestProps) {
  const { t, language } = useTranslation()
  const named = stays.slice(0, NAMED)
  const more = stays.length - named.length
  if (stays.length === 0) return null
  return (
    <p className={`text-sm text-accent-800 ${className}`}>
      <b>{t('office.guests.known', { count: stays.length })}</b>{' '}
      {named
        .map(({ musteriAdi, stay, cancellation }) => {
          const days = formatDates(stay, language)
          return `${musteriAdi} (${cancellation ? `${days}, ${t('office.cancelling.badge')}` : days})`
        })
        .join(', ')}
      {more > 0 && ` ${t('office.requests.andMore', { count: more })}`}
    </p>
  )
}

type PricedQuote = Extract<Quote, { state: 'priced' }>

/** The lines of a price estimate. */
export function QuoteLines({ quote: { lines, cleaningFee } }: { quote: PricedQuote }) {
  const { t, language } = useTranslation()
  const formatLine = useFormatLine('office.seasons.quote')
  const rows = lines.map((line) => [formatLine(line), line.amount] as const)
  const cleaning = [t('office.seasons.quote.cleaning'), cleaningFee] as const
  return (
    <dl className="mb-1 max-w-96 tabular-nums">
      {[...rows, ...(cleaningFee > 0 ? [cleaning] : [])].map(([words, amount], index) => (
        // Two seasons can have equal lines.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className="flex justify-between gap-6">
          <dt>{words}</dt>
          <dd className="whitespace-nowrap">{formatMoney(amount, language)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The stay that a dialog is about. */
export function StayLines({ reservation: { musteriAdi, stay } }: { reservation: Reservation }) {
  const { t, language } = useTranslation()
  const nameOf = useGuestName()
  return (
    <p className="mt-3">
      <strong className="block font-semibold wrap-anywhere">{nameOf(musteriAdi)}</strong>
      <span className="tabular-nums">{formatDates(stay, language)}</span>
      {' · '}
      {t('admin.nights', { count: countNights(stay) })}
    </p>
  )
}
