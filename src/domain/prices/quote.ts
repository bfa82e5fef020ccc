import { addDays, weekdayOf } from '#domain/date.ts'
import { countNights, isInOrder, nightsOf, type Stay } from '#domain/stay.ts'
import type { Prices } from './prices.ts'
import { disjointSeasons, nightsIn, type PriceSeason, sharedNights, type Span } from './season.ts'

/** A stay of so many nights is a week or longer. */
const WEEK_NIGHTS = 7

/** Nights of a stay in one season that cost the same, among those from the first through the last of the span. */
type NightsLine = Span & {
  kind: 'nights'
  /** Which nights of the week they are, where those of the weekend cost something else. */
  when: 'any' | 'weekday' | 'weekend'
  nights: number
  perNight: number
  amount: number
}

/** What is taken off the nights of one season because the stay is a week or longer: `amount` is below nothing. */
type DiscountLine = Span & { kind: 'discount'; percent: number; amount: number }

/** A part of what a stay costs. */
export type QuoteLine = NightsLine | DiscountLine

/** What a stay would cost in whole Turkish lira, or how many of its nights have no price. */
export type Quote =
  | { state: 'priced'; lines: QuoteLine[]; cleaningFee: number; total: number; deposit: number }
  | { state: 'unpriced'; nights: number }

/** What a stay would cost: its nights by season, less a week's discount, the cleaning once, and the deposit, rounded to whole lira. */
export function quoteOf(stay: Stay, { seasons, terms }: Prices): Quote {
  const lines = linesOf(stay, seasons)
  const priced = sum(lines.map((line) => (line.kind === 'nights' ? line.nights : 0)))
  const unpriced = countNights(stay) - priced
  if (unpriced > 0 || !isInOrder(stay)) return { state: 'unpriced', nights: Math.max(0, unpriced) }
  const { cleaningFee } = terms
  const total = sum(lines.map(({ amount }) => amount)) + cleaningFee
  return { state: 'priced', lines, cleaningFee, total, deposit: depositOf(total, terms) }
}

/** The deposit for a total, in whole Turkish lira. */
export function depositOf(total: number, { depositPercent }: Prices['terms']): number {
  return Math.round((total * depositPercent) / 100)
}

function linesOf(stay: Stay, seasons: readonly PriceSeason[]): QuoteLine[] {
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

/** How many nights of a span are those of a Friday or a Saturday. */
function countWeekendNights({ from, to }: Span): number {
  const nights = nightsOf({ checkIn: from, checkOut: addDays(to, 1) })
  return nights.filter((night) => [5, 6].includes(weekdayOf(night))).length
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
