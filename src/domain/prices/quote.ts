import { addDays } from '#domain/date.ts'
import { countNights, isInOrder, type Stay } from '#domain/stay.ts'
import type { Prices } from './prices.ts'
import { disjointSeasons, nightsIn, sharedNights, type Span } from './season.ts'

/** The nights of a stay that lie in one season. */
export type QuoteLine = Span & { nights: number; perNight: number; amount: number }

/** What a stay would cost in whole Turkish lira, or how many of its nights have no price. */
export type Quote =
  | { state: 'priced'; lines: QuoteLine[]; cleaningFee: number; total: number; deposit: number }
  | { state: 'unpriced'; nights: number }

/** What a stay would cost: its nights by season, the cleaning once, and the deposit, rounded to whole lira. */
export function quoteOf(stay: Stay, { seasons, terms }: Prices): Quote {
  const lines = linesOf(stay, { seasons, terms })
  const unpriced = countNights(stay) - sum(lines.map(({ nights }) => nights))
  if (unpriced > 0 || !isInOrder(stay)) return { state: 'unpriced', nights: Math.max(0, unpriced) }
  const { cleaningFee, depositPercent } = terms
  const total = sum(lines.map(({ amount }) => amount)) + cleaningFee
  const deposit = Math.round((total * depositPercent) / 100)
  return { state: 'priced', lines, cleaningFee, total, deposit }
}

function linesOf(stay: Stay, { seasons }: Prices): QuoteLine[] {
  const span = { from: stay.checkIn, to: addDays(stay.checkOut, -1) }
  return disjointSeasons(seasons).flatMap((season) => {
    const shared = sharedNights(span, season)
    if (!shared) return []
    const nights = nightsIn(shared)
    return [{ ...shared, nights, perNight: season.perNight, amount: nights * season.perNight }]
  })
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
