import type { IsoDate } from '#domain/date.ts'
import type { Prices } from '#domain/prices/prices.ts'
import { isNightOf, quoteOf } from '#domain/prices/quote.ts'
import { type ExtraLine, isExtra, type PriceLine, sumOfLines } from './agreement.ts'
import type { Reservation, ReservationDraft } from './reservation.ts'
import { covers, nightsOf, sameDates, sharedDates, type StayDates } from './stayDates.ts'

/** The lines of today's price; none without one. */
function priceLines(dates: StayDates, prices: Prices): readonly PriceLine[] {
  const quote = quoteOf(dates, prices)
  if (quote.state === 'unpriced') return []
  const { lines, cleaningFee } = quote
  return cleaningFee > 0 ? [...lines, { kind: 'cleaning', amount: cleaningFee }] : lines
}

/**
 * The lines of a stay's days without the typed ones: agreed nights at their agreed price, those that
 * are added at today's, if they have one. Days that share no night with the agreed ones have today's
 * price; if the price of a removed night is unknown, the agreed lines remain.
 */
export function linesOfDays(
  dates: StayDates,
  before: Reservation | null,
  prices: Prices,
): readonly PriceLine[] {
  const agreed = before ? agreedLines(before) : []
  const kept = before && keptDates(dates, before)
  if (!before || !kept) return priceLines(dates, prices)
  if (sameDates(before.dates, dates)) return agreed
  if (removesUnknownShare(dates, before)) return agreed
  const further = addedDates(dates, kept).map((span) => quoteOf(span, prices))
  return [
    ...keptLines(agreed, nightsOf(kept)),
    ...further.flatMap((quote) => (quote.state === 'priced' ? quote.lines : [])),
    ...agreed.filter(({ kind }) => kind !== 'nights' && kind !== 'discount'),
  ]
}

/** The number of a stay's nights that have neither an agreed price nor one of today. */
export function countUnpriced(
  dates: StayDates,
  before: Reservation | null,
  prices: Prices,
): number {
  const kept = before && keptDates(dates, before)
  const spans = kept ? addedDates(dates, kept) : [dates]
  const quotes = spans.map((span) => quoteOf(span, prices))
  return quotes.reduce((sum, quote) => sum + (quote.state === 'unpriced' ? quote.nights : 0), 0)
}

/** The agreed days that a stay keeps; `null` if it keeps none, or if its price was not agreed. */
function keptDates(dates: StayDates, before: Reservation): StayDates | null {
  return agreedLines(before).length > 0 ? sharedDates(dates, before.dates) : null
}

/** The days of a stay before and after those that it keeps. */
function addedDates(dates: StayDates, kept: StayDates): StayDates[] {
  return [
    { checkIn: dates.checkIn, checkOut: kept.checkIn },
    { checkIn: kept.checkOut, checkOut: dates.checkOut },
  ].filter(({ checkIn, checkOut }) => checkIn < checkOut)
}

/** Whether agreed nights with an unknown price are removed, such as those of a typed total. */
export function removesUnknownShare(dates: StayDates, before: Reservation): boolean {
  const agreed = agreedLines(before)
  const isPriced = (night: IsoDate) =>
    agreed.some((line) => line.kind === 'nights' && isNightOf(night, line))
  const removed = nightsOf(before.dates).filter((night) => !covers(dates, night))
  const isMoved = removed.length < nightsOf(before.dates).length
  return agreed.length > 0 && isMoved && !removed.every(isPriced)
}

/** The agreed lines without the typed ones; a typed total is one line. */
function agreedLines({ agreement, toplamUcret }: Reservation): PriceLine[] {
  if (!agreement) return []
  const { lines } = agreement
  if (lines.length === 0 && toplamUcret > 0) return [{ kind: 'stay', amount: toplamUcret }]
  return lines.filter((line) => !isExtra(line))
}

/** The agreed lines of nights and their discounts, for those nights that remain. */
function keptLines(agreed: readonly PriceLine[], nights: readonly IsoDate[]): PriceLine[] {
  const kept = agreed.flatMap((line): PriceLine[] => {
    if (line.kind !== 'nights') return []
    const count = nights.filter((night) => isNightOf(night, line)).length
    return count > 0 ? [{ ...line, nights: count, amount: count * line.perNight }] : []
  })
  const discounts = agreed.flatMap((line): PriceLine[] => {
    if (line.kind !== 'discount') return []
    const { from, to, percent } = line
    const ofSpan = kept.filter(
      (each) => each.kind === 'nights' && each.from === from && each.to === to,
    )
    const amount = -Math.round((sumOfLines(ofSpan) * percent) / 100)
    return amount < 0 ? [{ ...line, amount }] : []
  })
  return [...kept, ...discounts]
}

/**
 * The lines that make the total of a stay: the agreed ones if nothing of the price is new, else those
 * of its days and the typed ones. Where these do not add up to a total that was agreed in lines, the
 * difference is a separate line; a total that was typed as a whole remains one line.
 */
export function linesOf(
  draft: ReservationDraft,
  {
    before,
    extras: typed,
  }: { before: Reservation | null; extras?: readonly ExtraLine[] | undefined },
  prices: Prices,
): readonly PriceLine[] {
  const total = draft.toplamUcret
  const agreed = before?.agreement?.lines
  const had = agreed?.filter(isExtra) ?? []
  const extras = typed ?? had
  const isSamePrice =
    before?.toplamUcret === total &&
    sameDates(before.dates, draft.dates) &&
    JSON.stringify(extras) === JSON.stringify(had)
  if (agreed && isSamePrice) return agreed
  const known = linesOfDays(draft.dates, before, prices)
  const lines = [known, priceLines(draft.dates, prices)]
    .map((each) => [...each, ...extras])
    .find((each) => sumOfLines(each) === total)
  if (lines) return lines
  const hadLines = agreed !== undefined && agreed.length > 0
  const parts = hadLines ? known.filter(({ kind }) => kind !== 'difference' && kind !== 'stay') : []
  const further = [...parts, ...extras]
  const rest = total - sumOfLines(further)
  if (further.length === 0 || total === 0) return []
  if (rest === 0) return further
  const isWhole = parts.length === 0 || known.some(({ kind }) => kind === 'stay')
  return isWhole
    ? [{ kind: 'stay', amount: rest }, ...further]
    : [...further, { kind: 'difference', amount: rest }]
}

/** The charges for damage, which are part of the total and no accommodation. */
export function damageOf({ agreement }: ReservationDraft): number {
  return sumOfLines(agreement?.lines.filter(({ kind }) => kind === 'damage') ?? [])
}
