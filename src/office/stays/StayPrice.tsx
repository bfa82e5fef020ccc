import { guestName, isolated } from '#i18n/stayText.ts'
import { TriangleAlert } from 'lucide-react'
import { usePrices } from '#db/stores.ts'
import { amountOf, writeAmount } from '#domain/field/amount.ts'
import { quoteOf } from '#domain/prices/quote.ts'
import { type PriceLine as PriceLineOf, sumOfLines } from '#domain/stay/agreement.ts'
import { countUnpriced, linesOfDays, removesUnknownShare } from '#domain/stay/priceLines.ts'
import type { SeenQuote } from '#domain/request/request.ts'
import { isReadable, type Reservation, type StoredStay } from '#domain/stay/reservation.ts'
import { isInOrder, sameDates } from '#domain/stay/stayDates.ts'
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
      {/* The price of a record that is repaired was agreed, and cannot be compared. */}
      {(record === null || isReadable(record)) && (
        <Price values={values} record={record} seen={seen} onTake={onTake} />
      )}
    </>
  )
}

type PriceProps = Pick<StayPriceProps, 'values' | 'seen' | 'onTake'> & {
  record: Reservation | null
}

function Price({ values, record, seen, onTake }: PriceProps) {
  const { t, language } = useTranslation()
  const prices = usePrices()
  const stay = typedStay(values)
  if (prices.state !== 'ready' || !stay || !isInOrder(stay) || values.blocked !== '') return null
  const agreed = record && record.toplamUcret > 0 ? record : null
  const isSameStay = agreed !== null && sameDates(agreed.dates, stay)
  // An agreed price remains until its days move; accepting a held offer shows today's beside it.
  const isAgreed = isSameStay && agreed.status === 'booked'
  const before = isSameStay && !isAgreed ? null : agreed
  const lines = [...linesOfDays(stay, before, prices.value), ...extraLines(values)]
  const unpriced = isAgreed ? 0 : countUnpriced(stay, before, prices.value)
  const isUnknown = before !== null && removesUnknownShare(stay, before)
  const kind = kindOf()
  const quote = quoteOf(stay, prices.value)
  const deposit = quote.state === 'priced' ? quote.deposit : 0

  function kindOf(): PriceNoteProps['kind'] {
    if (isAgreed) return 'agreed'
    if (unpriced > 0) return 'unpriced'
    if (isUnknown) return 'unknownShare'
    return agreed ? 'moved' : 'new'
  }

  return (
    <div aria-live="polite" className="mb-2 text-sm text-pine-700">
      {seen && !isAgreed && (
        <p>
          {t('office.prices.seen', {
            total: formatMoney(seen.total, language),
            deposit: formatMoney(seen.deposit, language),
          })}
        </p>
      )}
      <PriceNote {...{ kind, values, lines, unpriced, deposit, agreed, onTake }} />
      {(kind === 'moved' || kind === 'new') && (
        <details>
          <summary className="w-fit cursor-pointer py-1 text-accent-700">
            {t('office.prices.lines', { total: formatMoney(sumOfLines(lines), language) })}
          </summary>
          <QuoteLines lines={lines} />
        </details>
      )}
    </div>
  )
}

type PriceNoteProps = Pick<StayPriceProps, 'values' | 'onTake'> & {
  /** Whether the typed days are the agreed ones, others, or new; in the last two cases only a part of their price is known. */
  kind: 'agreed' | 'moved' | 'new' | 'unpriced' | 'unknownShare'
  lines: readonly PriceLineOf[]
  /** The number of nights without a price. */
  unpriced: number
  /** Today's deposit for the days; an agreed one remains. */
  deposit: number
  /** The stay whose price was agreed. */
  agreed: Reservation | null
}

/** The price of the typed days beside the typed total, and what can be done if they differ. */
function PriceNote({ kind, values, lines, unpriced, deposit, agreed, onTake }: PriceNoteProps) {
  const { t, language } = useTranslation()
  const [sum, typed] = [sumOfLines(lines), amountOf(values.toplamUcret)]
  const amount = typed - sum
  const kapora = agreed ? values.kapora : writeAmount(deposit)
  const isTaken = amount === 0 && values.kapora === kapora
  const isKnown = kind !== 'unpriced' && kind !== 'unknownShare'
  const hasLines = (agreed?.agreement?.lines.length ?? 0) > 0
  const differs = amount !== 0 && typed > 0 && lines.length > 0 && agreed?.status !== 'held'
  const isCarried = differs && (isKnown || hasLines)
  const canTake = kind === 'agreed' ? isCarried : isKnown && !isTaken
  const line = writeLine({ text: t(`admin.form.${amount < 0 ? 'discount' : 'surcharge'}`), amount })
  const amounts = {
    total: formatMoney(sum, language),
    deposit: formatMoney(deposit, language),
    difference: formatMoney(Math.abs(amount), language),
    amount: formatMoney(amount, language),
  }

  function sentence() {
    switch (kind) {
      case 'agreed':
        return isCarried && t('admin.form.linesDiffer', amounts)
      case 'moved':
        return t(
          `office.prices.moved.${amount < 0 ? 'more' : amount > 0 ? 'less' : 'same'}`,
          amounts,
        )
      case 'new':
        return !isTaken && t('office.prices.offer', amounts)
      case 'unpriced':
        return t('office.prices.noOffer', { count: unpriced })
      case 'unknownShare':
        return t('office.prices.unknownShare')
    }
  }

  return (
    <>
      <p>
        {sentence()}{' '}
        {isCarried && t(`admin.form.${hasLines ? 'differenceStored' : 'linesLost'}`, amounts)}
      </p>
      {canTake && (
        <Button
          size="small"
          onClick={() => onTake({ toplamUcret: writeAmount(sum), kapora, kalan: null })}
        >
          {kind === 'agreed' ? t('admin.form.takeSum', amounts) : t('office.prices.takeOffer')}
        </Button>
      )}
      {isCarried && (
        <Button
          size="small"
          variant="quiet"
          onClick={() => onTake({ extras: [values.extras, line].filter(Boolean).join('\n') })}
        >
          {t('admin.form.lineOf', { line })}
        </Button>
      )}
    </>
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

type WarningsProps = Pick<StayPriceProps, 'values' | 'record' | 'others'>

/** Warns of the owners' own terms for the typed days; allows saving. */
function Warnings({ values, record, others }: WarningsProps) {
  const { t } = useTranslation()
  const prices = usePrices()
  const format = useWarningWords()
  const stored = isReadable(record) ? record : null
  const stay = values.blocked === '' ? typedStay(values) : null
  const isMoved = stay !== null && !(stored && sameDates(stay, stored.dates))
  const warnings =
    isMoved && prices.state === 'ready' ? warningsOf(stay, others, prices.value).map(format) : []
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
