import { guestName, isolated } from '#i18n/stayText.ts'
import { TriangleAlert } from 'lucide-react'
import { usePrices } from '#db/stores.ts'
import { amountOf, writeAmount } from '#domain/field/amount.ts'
import { quoteOf } from '#domain/prices/quote.ts'
import { type PriceLine as PriceLineOf, sumOfLines } from '#domain/stay/agreement.ts'
import { linesOfDays, priceLines, removesUnknownShare } from '#domain/stay/priceLines.ts'
import type { SeenQuote } from '#domain/request/request.ts'
import { isReadable, type Reservation, type StoredStay } from '#domain/stay/reservation.ts'
import { countNights, isInOrder, sameDates, type StayDates } from '#domain/stay/stayDates.ts'
import { formatDate, formatWeekdays } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useFormatLine } from '#i18n/quoteWords.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Button } from '#ui/Button.tsx'
import { extraLines, type StayTexts, typedStay, writeLine } from './stayTexts.ts'
import { type StayWarning, warningsOf } from '#domain/stay/stayWarnings.ts'

type Amounts = Pick<StayTexts, 'toplamUcret' | 'kapora'>

type StayPriceProps = {
  values: StayTexts
  record: StoredStay | null
  others: readonly Reservation[]
  /** The price that the guest of a request saw. */
  seen: SeenQuote | null
  onTake: (texts: Partial<Amounts & Pick<StayTexts, 'kalan' | 'extras'>>) => void
}

/** Warnings about the typed days, their price by the seasons, and a button that fills it in. */
export function StayPrice({ values, record, others, seen, onTake }: StayPriceProps) {
  return (
    <>
      <Warnings values={values} record={record} others={others} />
      <Price values={values} record={record} seen={seen} onTake={onTake} />
    </>
  )
}

type PriceProps = Pick<StayPriceProps, 'values' | 'record' | 'seen' | 'onTake'>

function Price({ values, record, seen, onTake }: PriceProps) {
  const { t, language } = useTranslation()
  const prices = usePrices()
  const stay = typedStay(values)
  if (prices.state !== 'ready' || !stay || !isInOrder(stay) || values.blocked !== '') return null
  const agreed = isReadable(record) && record.toplamUcret > 0 ? record : null
  const isSameStay = agreed !== null && sameDates(agreed.dates, stay)
  const extras = extraLines(values)
  const lines = [...linesOfDays(stay, agreed, prices.value), ...extras]
  const hasLines = (agreed?.agreement?.lines.length ?? 0) > 0
  const differs = <LinesDiffer {...{ lines, values, hasLines, onTake }} />
  // An agreed price remains until its days move; accepting a held offer shows today's beside it.
  if (agreed?.status === 'booked' && isSameStay) return differs
  const quote = quoteOf(stay, prices.value)
  const proposed = isSameStay ? [...priceLines(stay, prices.value), ...extras] : lines
  const total = sumOfLines(proposed)
  const isUnknown = agreed !== null && removesUnknownShare(stay, agreed)
  return (
    <div className="mb-2 text-sm text-pine-700">
      {seen && (
        <p>
          {t('office.prices.seen', {
            total: formatMoney(seen.total, language),
            deposit: formatMoney(seen.deposit, language),
          })}
        </p>
      )}
      {quote.state === 'unpriced' && <p>{t('office.prices.noOffer', { count: quote.nights })}</p>}
      {isUnknown && <p>{t('office.prices.unknownShare')}</p>}
      {quote.state === 'priced' && !isUnknown && (
        <>
          <PriceLine {...{ values, agreed, onTake }} price={{ total, deposit: quote.deposit }} />
          <details>
            <summary className="w-fit cursor-pointer py-1 text-accent-700">
              {t('office.prices.lines', { total: formatMoney(total, language) })}
            </summary>
            <QuoteLines lines={proposed} />
          </details>
        </>
      )}
      {agreed?.status !== 'held' && differs}
    </div>
  )
}

type LinesDifferProps = Pick<StayPriceProps, 'values' | 'onTake'> & {
  lines: readonly PriceLineOf[]
  /** Whether the total was agreed in lines, which a save keeps. */
  hasLines: boolean
}

/** That the typed total is not the sum of its lines, with the difference as a line. */
function LinesDiffer({ lines, values, hasLines, onTake }: LinesDifferProps) {
  const { t, language } = useTranslation()
  const [sum, total] = [sumOfLines(lines), amountOf(values.toplamUcret)]
  const amount = total - sum
  if (lines.length === 0 || total === 0 || amount === 0) return null
  const text = t(`admin.form.${amount < 0 ? 'discount' : 'surcharge'}`)
  const line = writeLine({ text, amount })
  return (
    <div aria-live="polite" className="mb-2 text-sm text-pine-700">
      <p>
        {t('admin.form.linesDiffer', {
          sum: formatMoney(sum, language),
          difference: formatMoney(amount, language),
        })}{' '}
        {t(`admin.form.${hasLines ? 'differenceStored' : 'linesLost'}`)}
      </p>
      <Button
        size="small"
        onClick={() => onTake({ extras: [values.extras, line].filter(Boolean).join('\n') })}
      >
        {t('admin.form.lineOf', { line })}
      </Button>
      <Button
        size="small"
        variant="quiet"
        onClick={() => onTake({ toplamUcret: writeAmount(sum), kalan: null })}
      >
        {t('admin.form.takeSum', { sum: formatMoney(sum, language) })}
      </Button>
    </div>
  )
}

/** The lines of a price. */
function QuoteLines({ lines }: { lines: readonly PriceLineOf[] }) {
  const { language } = useTranslation()
  const formatLine = useFormatLine()
  return (
    <dl className="mb-1 max-w-96 tabular-nums">
      {lines.map((line, index) => (
        // Two seasons can have equal lines.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className="flex justify-between gap-6">
          <dt>{formatLine(line)}</dt>
          <dd className="whitespace-nowrap">{formatMoney(line.amount, language)}</dd>
        </div>
      ))}
    </dl>
  )
}

type PriceLineProps = Pick<StayPriceProps, 'values' | 'onTake'> & {
  price: SeenQuote
  /** The stay whose price was agreed. */
  agreed: Reservation | null
}

/** Today's price; over an agreed one, whose deposit remains, how much it differs from the typed total. */
function PriceLine({ price, values, agreed, onTake }: PriceLineProps) {
  const { t, language } = useTranslation()
  const [toplamUcret, deposit] = [writeAmount(price.total), writeAmount(price.deposit)]
  const kapora = agreed ? values.kapora : deposit
  const isTaken = amountOf(values.toplamUcret) === price.total && values.kapora === kapora
  const difference = price.total - amountOf(values.toplamUcret)
  const sign = difference > 0 ? 'more' : difference < 0 ? 'less' : 'same'
  const total = formatMoney(price.total, language)
  if (isTaken && !agreed) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      {agreed
        ? t(`office.prices.moved.${sign}`, {
            total,
            difference: formatMoney(Math.abs(difference), language),
          })
        : t('office.prices.offer', { total, deposit: formatMoney(price.deposit, language) })}
      {!isTaken && (
        <Button size="small" onClick={() => onTake({ toplamUcret, kapora, kalan: null })}>
          {t('office.prices.takeOffer')}
        </Button>
      )}
    </p>
  )
}

type WarningsProps = Pick<StayPriceProps, 'values' | 'record' | 'others'>

/** Warns of an old total, and of the owners' own terms for the typed days; allows saving. */
function Warnings({ values, record, others }: WarningsProps) {
  const { t, language } = useTranslation()
  const prices = usePrices()
  const format = useWarningWords()
  const stored = isReadable(record) ? record : null
  const stay = values.blocked === '' ? typedStay(values) : null
  const isMoved = stay !== null && !(stored && sameDates(stay, stored.dates))
  const warnings =
    isMoved && prices.state === 'ready' ? warningsOf(stay, others, prices.value).map(format) : []
  if (stay && stored && hasOldTotal(values, stay, stored))
    warnings.unshift(
      t('office.seasons.warnings.oldPrice', {
        before: countNights(stored.dates),
        after: countNights(stay),
        total: formatMoney(stored.toplamUcret, language),
      }),
    )
  return (
    <div aria-live="polite">
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

/** Whether the number of nights has changed and the total has not. */
function hasOldTotal({ toplamUcret }: StayTexts, stay: StayDates, stored: Reservation): boolean {
  return (
    isInOrder(stay) &&
    countNights(stay) !== countNights(stored.dates) &&
    stored.toplamUcret > 0 &&
    amountOf(toplamUcret) === stored.toplamUcret
  )
}

function useWarningWords(): (warning: StayWarning) => string {
  const { t, language } = useTranslation()

  return (warning) => {
    switch (warning.code) {
      case 'sameDayIn':
      case 'sameDayOut':
        return t(`office.seasons.warnings.${warning.code}`, {
          guest: isolated(guestName(t, warning.guest)),
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
