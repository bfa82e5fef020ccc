import { addDays, earliest, type IsoDate, latest, weekdayOf } from '#domain/date.ts'
import { countNights, isInOrder, nightsOf, type StayDates } from '#domain/stay/stayDates.ts'
import { type Prices, disjointSeasons, nightsIn, type PriceSeason, type Span } from './prices.ts'

/** The number of nights from which the weekly discount applies. */
const WEEK_NIGHTS = 7

/** Nights of a stay in one season with the same price, within the period. */
type NightsLine = Span & {
  kind: 'nights'
  /** The weekdays of these nights if weekends have another price. */
  when: 'any' | 'weekday' | 'weekend'
  nights: number
  perNight: number
  amount: number
}

/** The weekly discount on the nights of one season: `amount` is negative. */
type DiscountLine = Span & { kind: 'discount'; percent: number; amount: number }

export type QuoteLine = NightsLine | DiscountLine

/** The price of a stay, or the number of its nights without one. */
export type Quote =
  | { state: 'priced'; lines: QuoteLine[]; cleaningFee: number; total: number; deposit: number }
  | { state: 'unpriced'; nights: number }

/**
 * The price of a stay: its nights by season, less the weekly discount, the cleaning once, and the
 * deposit, rounded to the currency's smallest unit.
 */
export function quoteOf(stay: StayDates, { seasons, terms }: Prices): Quote {
  const lines = linesOf(stay, seasons)
  const priced = sum(lines.map((line) => (line.kind === 'nights' ? line.nights : 0)))
  const unpriced = countNights(stay) - priced
  if (unpriced > 0 || !isInOrder(stay)) return { state: 'unpriced', nights: Math.max(0, unpriced) }
  const { cleaningFee } = terms
  const total = sum(lines.map(({ amount }) => amount)) + cleaningFee
  return { state: 'priced', lines, cleaningFee, total, deposit: depositShare(total, terms) }
}

/** The price of each night that has one, without discounts. */
export function pricesOfNights(
  stay: StayDates,
  seasons: readonly PriceSeason[],
): Map<IsoDate, number> {
  const prices = new Map<IsoDate, number>()
  const span = { from: stay.checkIn, to: addDays(stay.checkOut, -1) }
  for (const season of disjointSeasons(seasons)) {
    const shared = sharedNights(span, season)
    if (!shared) continue
    const { perNight, weekendPerNight = perNight } = season
    for (const night of nightsOf({ checkIn: shared.from, checkOut: addDays(shared.to, 1) }))
      prices.set(night, isWeekend(night) ? weekendPerNight : perNight)
  }
  return prices
}

/** The deposit for a total. */
function depositShare(total: number, { depositPercent }: Prices['terms']): number {
  return Math.round((total * depositPercent) / 100)
}

function linesOf(stay: StayDates, seasons: readonly PriceSeason[]): QuoteLine[] {
  const span = { from: stay.checkIn, to: addDays(stay.checkOut, -1) }
  const isWeek = countNights(stay) >= WEEK_NIGHTS
  return disjointSeasons(seasons).flatMap((season): QuoteLine[] => {
    const shared = sharedNights(span, season)
    if (!shared) return []
    const nights = nightLines(shared, season)
    const percent = (isWeek && season.weekPercent) || 0
    const off = Math.round((sum(nights.map(({ amount }) => amount)) * percent) / 100)
    return off > 0 ? [...nights, { ...shared, kind: 'discount', percent, amount: -off }] : nights
  })
}

function nightLines(shared: Span, { perNight, weekendPerNight = perNight }: PriceSeason) {
  const all = nightsIn(shared)
  const line = (when: NightsLine['when'], nights: number, perNight: number): NightsLine[] =>
    nights > 0
      ? [{ ...shared, kind: 'nights', when, nights, perNight, amount: nights * perNight }]
      : []
  if (weekendPerNight === perNight) return line('any', all, perNight)
  const weekend = countWeekendNights(shared)
  return [...line('weekday', all - weekend, perNight), ...line('weekend', weekend, weekendPerNight)]
}

/** The number of Friday and Saturday nights of a period. */
function countWeekendNights({ from, to }: Span): number {
  const nights = nightsOf({ checkIn: from, checkOut: addDays(to, 1) })
  return nights.filter(isWeekend).length
}

/** Whether a line of nights contains a night. */
export function isNightOf(night: IsoDate, { from, to, when }: NightsLine): boolean {
  if (night < from || night > to) return false
  return when === 'any' || isWeekend(night) === (when === 'weekend')
}

function isWeekend(night: IsoDate): boolean {
  return [5, 6].includes(weekdayOf(night))
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

/** The nights that two periods share, or `null`. */
function sharedNights(one: Span, other: Span): Span | null {
  if (one.from > other.to || other.from > one.to) return null
  return { from: latest(one.from, other.from), to: earliest(one.to, other.to) }
}
